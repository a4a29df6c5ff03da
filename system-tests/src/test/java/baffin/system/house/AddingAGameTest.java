package baffin.system.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** Every type, method and file that docs/adding-a-game.md names is there. */
@Order(1)
class AddingAGameTest {

    private static final Pattern NAME = Pattern.compile("`([^`]+)`");
    private static final Pattern TYPE = Pattern.compile("(?:baffin\\.[a-z.]+\\.)?([A-Z]\\w+)(?:\\.([a-z]\\w+))?");

    private static List<String> names() throws IOException {
        String page = Files.readString(House.root().resolve("docs/adding-a-game.md"));
        return NAME.matcher(page).results().map(found -> found.group(1)).toList();
    }

    private static Optional<Path> source(String type) {
        return Stream.concat(House.sources("main").stream(), House.sources("test").stream())
                .filter(file -> file.getFileName().toString().equals(type + ".java"))
                .findFirst();
    }

    @Test
    void every_type_and_method_is_in_the_code() throws IOException {
        List<String> missing = new ArrayList<>();
        int checked = 0;
        for (String name : names()) {
            var type = TYPE.matcher(name);
            if (type.matches() && !name.equals("ServiceLoader")) {
                checked++;
                Optional<Path> file = source(type.group(1));
                boolean there = file.isPresent()
                        && (type.group(2) == null
                                || Files.readString(file.get()).contains(type.group(2) + "("));
                if (!there) {
                    missing.add(name);
                }
            }
        }
        assertThat(missing).isEmpty();
        assertThat(checked).isGreaterThan(30);
    }

    @Test
    void every_file_is_there() throws IOException {
        List<String> paths = names().stream()
                .filter(name -> name.contains("/") && !name.contains("<") && !name.contains("*"))
                .toList();
        assertThat(paths).isNotEmpty();
        assertThat(paths).allMatch(path -> Files.exists(House.root().resolve(path)));
    }
}
