package baffin.system.house;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Types have the field's standard names: those of the house's old dialect do not come back. */
@Tag(Lanes.CHECK)
@Order(1)
class NamesTest {

    private static final Set<String> GONE = Set.of(
            "Beginning",
            "By",
            "Circle",
            "Condemned",
            "Convening",
            "Elsewhere",
            "Entering",
            "Foreseen",
            "Keepsake",
            "LatelyTold",
            "Lateness",
            "Proposed",
            "Publishing",
            "RestingConsumer",
            "Sight",
            "Sitters",
            "Sitting",
            "TellingProducer",
            "Told",
            "ToldVersions");

    private static final Pattern PART_GONE = Pattern.compile("\\w*(?:[Dd]esk|Told\\w*|Heard|Asked|Wish|Wishes)");
    private static final Pattern WORDS_GONE = Pattern.compile("\\bdesk\\b");

    /** Comments, text blocks, strings and characters. */
    private static final Pattern NO_CODE = Pattern.compile("/\\*[\\s\\S]*?\\*/|//[^\n]*"
            + "|\"\"\"[\\s\\S]*?\"\"\"|\"(?:[^\"\\\\\n]++|\\\\.)*+\"|'(?:[^'\\\\\n]++|\\\\.)*+'");

    private static final Pattern IDENTIFIERS_GONE =
            Pattern.compile("\\b(?:told|untold|heard|asked|wish|wishes|wished|TOLD|HEARD|ASKED)\\b");

    private static String name(Path file) {
        return file.getFileName().toString().replace(".java", "");
    }

    @Test
    void no_type_has_a_name_of_the_old_dialect() {
        assertThat(House.sources("main"))
                .extracting(NamesTest::name)
                .doesNotContainAnyElementsOf(GONE)
                .noneMatch(name -> PART_GONE.matcher(name).matches());
    }

    @Test
    void no_word_of_the_old_dialect_is_in_the_code() throws IOException {
        List<String> findings = new ArrayList<>();
        for (Path file : House.sources("main")) {
            if (WORDS_GONE.matcher(Files.readString(file)).find()) {
                findings.add(House.root().relativize(file).toString());
            }
        }
        assertThat(findings).isEmpty();
    }

    @Test
    void no_identifier_is_a_word_of_the_old_dialect() throws IOException {
        List<String> findings = new ArrayList<>();
        for (String kind : List.of("main", "test")) {
            for (Path file : House.sources(kind)) {
                String code = NO_CODE.matcher(Files.readString(file)).replaceAll("");
                if (IDENTIFIERS_GONE.matcher(code).find()) {
                    findings.add(House.root().relativize(file).toString());
                }
            }
        }
        assertThat(findings).isEmpty();
    }
}
