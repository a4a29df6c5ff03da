package baffin.system.house;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The texts of the API document: all are there, in plain English, and nothing is deprecated. */
@Tag(Lanes.CHECK)
@Order(1)
class ApiTextsTest {

    private static final Set<String> TEXTS = Set.of("description", "summary");
    private static final int SUMMARY_MAX = 80;

    private static JsonNode document;
    private static Pattern phrases;

    @BeforeAll
    static void read() throws IOException {
        document = new ObjectMapper()
                .readTree(RunningBaffin.project()
                        .resolve("docs/contracts/openapi.json")
                        .toFile());
        try (var stream = ApiTextsTest.class.getResourceAsStream("phrases.txt")) {
            phrases = Pattern.compile(new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .collect(Collectors.joining("|", "(?i)\\b(?:", ")\\b")));
        }
    }

    private static void eachOperation(BiConsumer<String, JsonNode> check) {
        document.path("paths")
                .forEach(path -> path.properties().stream()
                        .map(method -> method.getValue())
                        .filter(operation -> operation.has("operationId"))
                        .forEach(operation ->
                                check.accept(operation.path("operationId").asText(), operation)));
    }

    @Test
    void every_operation_and_parameter_has_a_description() {
        eachOperation((id, operation) -> {
            assertThat(operation.path("summary").asText())
                    .as("summary of " + id)
                    .isNotBlank()
                    .hasSizeLessThanOrEqualTo(SUMMARY_MAX)
                    .doesNotEndWith(".");
            assertThat(operation.path("description").asText()).as(id).isNotBlank();
            for (JsonNode parameter : operation.path("parameters")) {
                String reference = parameter.path("$ref").asText();
                JsonNode whole = reference.isEmpty() ? parameter : document.at(reference.substring(1));
                assertThat(whole.path("description").asText())
                        .as(id + " " + whole.path("name").asText() + ": describe it in parameters.tsv of game-service")
                        .isNotBlank();
            }
        });
    }

    @Test
    void tags_are_sorted_and_described_and_each_has_operations() {
        List<String> names = new ArrayList<>();
        for (JsonNode tag : document.path("tags")) {
            names.add(tag.path("name").asText());
            assertThat(tag.path("description").asText()).as(names.getLast()).isNotBlank();
        }
        List<String> used = new ArrayList<>();
        eachOperation((id, operation) -> operation.path("tags").forEach(tag -> used.add(tag.asText())));

        assertThat(names)
                .isSortedAccordingTo(String.CASE_INSENSITIVE_ORDER)
                .allMatch(name -> Character.isUpperCase(name.charAt(0)))
                .containsExactlyInAnyOrderElementsOf(Set.copyOf(used));
    }

    @Test
    void no_text_has_a_phrase_that_a_reader_stumbles_over() {
        List<String> found = new ArrayList<>();
        phrasesOf(document, found);
        assertThat(found).as("phrases of phrases.txt").isEmpty();
    }

    private static void phrasesOf(JsonNode node, List<String> found) {
        node.properties().forEach(member -> {
            if (TEXTS.contains(member.getKey()) && member.getValue().isTextual()) {
                // names of members are no words
                Matcher matcher = phrases.matcher(member.getValue().asText().replaceAll("`[^`]*`", "``"));
                if (matcher.find()) {
                    found.add(matcher.group() + ": " + member.getValue().asText());
                }
            } else if (!member.getKey().startsWith("example")) {
                phrasesOf(member.getValue(), found);
            }
        });
        if (node.isArray()) {
            node.forEach(item -> phrasesOf(item, found));
        }
    }

    @Test
    void nothing_is_deprecated() {
        assertThat(document.findValues("deprecated")).isEmpty();
    }
}
