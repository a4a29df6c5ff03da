package baffin.platform.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the archive's README says of Northwest Passage Adventure happens where it says. */
class AdventureArchiveTest {

    private static final Path ARCHIVE = Path.of("src/test/resources/archive");
    private static final Path GAME = ARCHIVE.resolve("adventure");

    /** What ordinary matches do not meet. */
    private static final List<String> RULES = List.of(
            "AD-4.6", "AD-4.9", "AD-4.10", "AD-4.11", "AD-6.7", "AD-6.10", "AD-6.12", "AD-6.13", "AD-6.16", "AD-7.4",
            "AD-7.6", "AD-7.12", "AD-7.13", "AD-9.5");

    /** Rule, what happens, match, version, events in their order. */
    private static final Pattern ROW =
            Pattern.compile("\\| (AD-\\d+\\.\\d+) \\| ([^|]+) \\| `([^`|]+)` \\| (\\d+) \\| ([^|]+) \\|");

    private static final Pattern EVENT = Pattern.compile("`([A-Za-z]+)((?: [A-Za-z]+=[-A-Z_0-9a-z.,]+)*)`");

    /** A line of the page. */
    record Row(String rule, String what, String file, int version, String events) {}

    static List<Row> rows() throws IOException {
        return Files.readAllLines(ARCHIVE.resolve("README.md")).stream()
                .map(ROW::matcher)
                .filter(Matcher::matches)
                .map(row ->
                        new Row(row.group(1), row.group(2), row.group(3), Integer.parseInt(row.group(4)), row.group(5)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void what_a_line_lists_happens_at_its_version(Row row) throws Exception {
        ObjectNode match = Exports.tree(Gzip.opened(Files.readAllBytes(GAME.resolve(row.file() + ".json.gz"))));
        assertThat(row.file()).startsWith("v" + match.path("rulesVersion").asText() + "-");
        JsonNode step = match.path("steps").path(row.version() - 1);
        assertThat(step.path("version").asInt()).isEqualTo(row.version());
        JsonNode events = step.path("events");
        Matcher wanted = EVENT.matcher(row.events());
        int next = 0;
        int listed = 0;
        while (wanted.find()) {
            listed++;
            while (next < events.size() && !fits(events.path(next), wanted.group(1), wanted.group(2))) {
                next++;
            }
            assertThat(next).as("%s in %s", wanted.group(), events).isLessThan(events.size());
            next++;
        }
        assertThat(listed).isPositive();
    }

    @Test
    void every_rule_that_ordinary_matches_do_not_meet_is_listed() throws IOException {
        assertThat(rows()).extracting(Row::rule).containsAll(RULES);
    }

    @Test
    void every_led_match_is_listed() throws IOException {
        List<String> listed = rows().stream().map(Row::file).toList();
        for (Path file : ArchiveTest.files()) {
            String name = file.getFileName().toString().replace(".json.gz", "");
            if (file.startsWith(GAME) && name.matches("v2-[45]\\d-.*")) {
                assertThat(listed).contains(name);
            }
        }
    }

    private static boolean fits(JsonNode event, String type, String fields) {
        boolean fits = event.path("type").asText().equals(type);
        for (String field : fields.isBlank() ? new String[0] : fields.strip().split(" ")) {
            int cut = field.indexOf('=');
            fits &= event.path(field.substring(0, cut)).asText("none").equals(field.substring(cut + 1));
        }
        return fits;
    }
}
