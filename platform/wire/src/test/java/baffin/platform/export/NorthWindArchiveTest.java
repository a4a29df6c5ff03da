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

/** What the archive's README says of North Wind happens where it says. */
class NorthWindArchiveTest {

    private static final Path ARCHIVE = Path.of("src/test/resources/archive");
    private static final Path GAME = ARCHIVE.resolve("north-wind");

    /** Rule, what happens, match, version, events in their order. */
    private static final Pattern ROW =
            Pattern.compile("\\| (NW-\\d+\\.\\d+) \\| ([^|]+) \\| `([^`|]+)` \\| (\\d+) \\| ([^|]+) \\|");

    private static final Pattern EVENT = Pattern.compile("`([A-Za-z]+)((?: [A-Za-z]+#?=[A-Z_0-9a-z]+)*)`");

    /** A line of the page. */
    record Row(String rule, String what, String file, long version, String events) {}

    static List<Row> rows() throws IOException {
        return Files.readAllLines(ARCHIVE.resolve("README.md")).stream()
                .map(ROW::matcher)
                .filter(Matcher::matches)
                .map(row ->
                        new Row(row.group(1), row.group(2), row.group(3), Long.parseLong(row.group(4)), row.group(5)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void what_a_line_lists_happens_at_its_version(Row row) throws Exception {
        ObjectNode match = Exports.tree(Gzip.opened(Files.readAllBytes(GAME.resolve(row.file() + ".json.gz"))));
        JsonNode step = match.path("steps").path((int) row.version() - 1);
        assertThat(step.path("version").asLong()).isEqualTo(row.version());
        int next = 0;
        int listed = 0;
        Matcher event = EVENT.matcher(row.events());
        while (event.find()) {
            listed++;
            int from = next;
            while (next < step.path("events").size()
                    && !fits(step.path("events").path(next), event.group(1), event.group(2))) {
                next++;
            }
            assertThat(next)
                    .as(event.group() + " from place " + from + " of " + step.path("events"))
                    .isLessThan(step.path("events").size());
            next++;
        }
        assertThat(listed).isPositive();
    }

    private static boolean fits(JsonNode event, String type, String fields) {
        if (!event.path("type").asText().equals(type)) {
            return false;
        }
        for (String field : fields.strip().split(" ")) {
            if (!field.isEmpty()) {
                int cut = field.indexOf('=');
                String name = field.substring(0, cut);
                String value = name.endsWith("#")
                        ? Integer.toString(
                                event.path(name.substring(0, name.length() - 1)).size())
                        : event.path(name).asText("none");
                if (!value.equals(field.substring(cut + 1))) {
                    return false;
                }
            }
        }
        return true;
    }

    @Test
    void every_directed_match_is_listed() throws IOException {
        List<String> listed = rows().stream().map(Row::file).toList();
        for (Path file : ArchiveTest.files()) {
            String name = file.getFileName().toString().replace(".json.gz", "");
            if (file.startsWith(GAME) && name.contains("-directed-")) {
                assertThat(listed).contains(name);
            }
        }
        assertThat(listed).hasSizeGreaterThanOrEqualTo(9);
    }
}
