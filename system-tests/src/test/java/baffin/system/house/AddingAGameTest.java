package baffin.system.house;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every name in docs/adding-a-game.md is there: types and their members, files, all other words of code. */
@Tag(Lanes.CHECK)
@Order(1)
class AddingAGameTest {

    private static final Pattern NAME = Pattern.compile("`([^`]+)`");
    private static final Pattern TYPE = Pattern.compile("@?((?:[a-z]+\\.)*)([A-Z]\\w+)(?:\\.(\\w+))?");

    /** Types of Java itself. */
    private static final List<String> OF_JAVA = List.of("ServiceLoader");

    private static List<Path> files;

    @BeforeAll
    static void find() {
        files = House.written(House.root(), "");
    }

    private static List<String> names() throws IOException {
        String page = Files.readString(House.root().resolve("docs/adding-a-game.md"));
        return NAME.matcher(page)
                .results()
                .map(found -> found.group(1).replace("<game id>", "north-wind").replace("<language>", "en"))
                .filter(name -> !OF_JAVA.contains(name))
                .distinct()
                .toList();
    }

    @Test
    void every_type_and_member_is_in_the_code() throws IOException {
        List<String> missing = new ArrayList<>();
        for (String name : names()) {
            Matcher type = TYPE.matcher(name);
            if (type.matches() && !isThere(type.group(1), type.group(2), type.group(3))) {
                missing.add(name);
            }
        }
        assertThat(missing).isEmpty();
    }

    private static boolean isThere(String ofPackage, String type, String member) throws IOException {
        Path end = Path.of(ofPackage.replace('.', '/') + type + ".java");
        Path file = files.stream().filter(one -> one.endsWith(end)).findFirst().orElse(null);
        return file != null && (member == null || Files.readString(file).matches("(?s).* " + member + "[ (].*"));
    }

    @Test
    void every_file_is_there() throws IOException {
        assertThat(names().stream().filter(name -> name.contains("/")))
                .isNotEmpty()
                .allMatch(AddingAGameTest::isThere);
    }

    private static boolean isThere(String path) {
        PathMatcher matcher =
                FileSystems.getDefault().getPathMatcher("glob:" + House.root().resolve(path));
        return Files.exists(House.root().resolve(path)) || files.stream().anyMatch(matcher::matches);
    }

    @Test
    void every_other_word_is_in_the_code() throws IOException {
        List<String> missing = new ArrayList<>(names());
        missing.removeIf(name -> name.contains("/") || TYPE.matcher(name).matches());
        assertThat(missing).isNotEmpty();
        for (Path file : files) {
            if (Stream.of("pom.xml", ".java", ".properties", ".tsv").anyMatch(file.toString()::endsWith)) {
                String text = file + "\n" + Files.readString(file, StandardCharsets.UTF_8);
                missing.removeIf(name -> text.contains(beforeWhatVaries(name)));
            }
        }
        assertThat(missing).isEmpty();
    }

    /** {@code option.} of {@code option.<name>}, and the property of {@code -Dproperty=true}. */
    private static String beforeWhatVaries(String name) {
        return name.replaceFirst("^-D", "").replaceFirst("(?<=.)[<=].*", "");
    }
}
