package baffin.system.contract;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The tables of commands in docs/api.md and the schemas of commands in the API document say the same. */
@Tag(Lanes.CHECK)
@Order(1)
class CommandTablesTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern SECTION = Pattern.compile("### Commands of ([^\n]+)\n(.*?)(?=\n##)", Pattern.DOTALL);
    private static final Pattern EXAMPLE = Pattern.compile("`(\\{\"type\":[^`]+})`");
    private static final Pattern RULE = Pattern.compile("\\b(?:EX|AD|NW)-\\d+(?:\\.\\d+)?\\b");
    private static final Pattern NAME = Pattern.compile("`([A-Z][a-z]+[A-Za-z]*)`");

    /** Schemas of commands by the title of the game. */
    private static final Map<String, String> GAMES = Map.of(
            "Expedition: Northwest Passage", "ExpeditionCommand",
            "Northwest Passage Adventure", "AdventureCommand",
            "North Wind", "NorthWindCommand");

    private final JsonNode document = read("docs/contracts/openapi.json");
    private final BodySchemas schemas = new BodySchemas(document);

    @Test
    void every_example_is_a_command_of_the_game() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Map.Entry<String, String> section : sections().entrySet()) {
            JsonNode schema =
                    JSON.createObjectNode().put("$ref", "#/components/schemas/" + GAMES.get(section.getKey()));
            for (String example : examples(section.getValue())) {
                schemas.faults(schema, JSON.readTree(example)).forEach(fault -> wrong.add(example + ": " + fault));
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void every_command_of_a_game_is_in_its_table() throws IOException {
        Map<String, String> sections = sections();
        assertThat(sections.keySet()).isEqualTo(new TreeSet<>(GAMES.keySet()));
        sections.forEach((game, text) -> {
            Set<String> documented = new TreeSet<>();
            EXAMPLE.matcher(text).results().forEach(found -> documented.add(type(found.group(1))));
            NAME.matcher(text).results().forEach(found -> documented.add(found.group(1)));
            assertThat(documented)
                    .as("\"Commands of %s\" in docs/api.md", game)
                    .containsAll(ownCommands(GAMES.get(game)));
        });
    }

    @Test
    void every_rule_of_a_table_is_a_rule_of_the_game() throws IOException {
        Set<String> known = new TreeSet<>();
        try (var files = Files.walk(RunningBaffin.project().resolve("games"))) {
            for (Path rules : files.filter(file ->
                            file.endsWith("rules.tsv") && file.toString().contains("src/main"))
                    .toList()) {
                Files.readAllLines(rules).forEach(line -> known.add(line.replaceFirst("\t.*", "")));
            }
        }
        for (String text : sections().values()) {
            RULE.matcher(text)
                    .results()
                    .map(MatchResult::group)
                    .filter(rule -> rule.contains("."))
                    .forEach(rule -> assertThat(known).contains(rule));
        }
    }

    private Set<String> ownCommands(String union) {
        Set<String> own = new TreeSet<>();
        document.at("/components/schemas/" + union + "/discriminator/mapping")
                .properties()
                .forEach(type -> {
                    boolean ofEveryMatch = type.getValue().asText().endsWith(type.getKey() + "Command");
                    if (!ofEveryMatch) {
                        own.add(type.getKey());
                    }
                });
        return own;
    }

    private static Map<String, String> sections() throws IOException {
        String page = Files.readString(RunningBaffin.project().resolve("docs/api.md"));
        Map<String, String> sections = new TreeMap<>();
        SECTION.matcher(page).results().forEach(found -> sections.put(found.group(1), found.group(2)));
        return sections;
    }

    private static List<String> examples(String section) {
        return EXAMPLE.matcher(section).results().map(found -> found.group(1)).toList();
    }

    private static String type(String example) {
        return example.replaceFirst("^\\{\"type\":\"(\\w+)\".*", "$1");
    }

    private static JsonNode read(String file) {
        try {
            return JSON.readTree(RunningBaffin.project().resolve(file).toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
