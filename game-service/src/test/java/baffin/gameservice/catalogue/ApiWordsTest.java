package baffin.gameservice.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** One word a thing, and one shape for lists, in all of the published document. */
class ApiWordsTest {

    private static final JsonNode DOCUMENT = read();

    /** What ends like a list and is a thing. */
    private static final Set<String> THINGS = Set.of("preferences", "quiet-hours", "components");

    /** Standings, whose lines have ranks. */
    private static final Set<String> STANDINGS =
            Set.of("StandingRow", "OfficialStanding", "CompetitionDryRunLine", "NextSeasonPlayer", "LeaderboardRow");

    /** Counts and costs: a total that is neither score nor points. */
    private static final Set<String> TOTALS = Set.of("LegalActions", "TableCost");

    /** Texts in queries that are neither ids nor one of a few words. */
    private static final Set<String> TEXTS = Set.of(
            "asOf",
            "client_id",
            "code_challenge",
            "cursor",
            "digest",
            "from",
            "handle",
            "invitation",
            "policy",
            "q",
            "reason",
            "redirect_uri",
            "return",
            "picks",
            "rulesVersion",
            "scope",
            "state",
            "ticket",
            "type",
            "zone");

    private record Listed(String path, JsonNode schema) {}

    private static JsonNode read() {
        try {
            return new ObjectMapper()
                    .readTree(Path.of("../docs/contracts/openapi.json").toFile());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static JsonNode resolved(JsonNode schema) {
        return schema.has("$ref")
                ? resolved(DOCUMENT.at(schema.path("$ref").asText().substring(1)))
                : schema;
    }

    private static List<Listed> answers() {
        List<Listed> answers = new ArrayList<>();
        DOCUMENT.path("paths").properties().forEach(path -> {
            JsonNode schema = path.getValue().at("/get/responses/200/content/application~1json/schema");
            if (!schema.isMissingNode()) {
                answers.add(new Listed(path.getKey(), resolved(schema)));
            }
        });
        return answers;
    }

    private static boolean named(JsonNode schema, String... names) {
        return List.of(names).stream().allMatch(schema.path("properties")::has);
    }

    @Test
    void every_list_has_items_and_a_cursor() {
        assertThat(answers()).hasSizeGreaterThan(80).allSatisfy(answer -> {
            String last = answer.path().substring(answer.path().lastIndexOf('/') + 1);
            assertThat(answer.schema().path("type").asText()).as(answer.path()).isNotEqualTo("array");
            if (last.endsWith("s") && !THINGS.contains(last)) {
                assertThat(Lists.isList(answer.schema())).as(answer.path()).isTrue();
            }
            if (named(answer.schema(), Lists.ITEMS)) {
                assertThat(answer.schema().at("/properties/nextCursor/type").asText())
                        .as(answer.path())
                        .isEqualTo("string");
            }
        });
    }

    @Test
    void lists_are_paged_by_a_cursor() {
        DOCUMENT.path("paths").properties().forEach(path -> {
            List<String> parameters = path.getValue().at("/get/parameters").findValuesAsText("name");
            assertThat(parameters).as(path.getKey()).doesNotContain("offset", "page");
            if (parameters.contains("cursor")) {
                assertThat(parameters).as(path.getKey()).contains("limit");
            }
        });
    }

    @Test
    void a_text_in_a_query_says_what_it_takes() {
        DOCUMENT.path("paths")
                .findValues("parameters")
                .forEach(parameters -> parameters.forEach(parameter -> {
                    JsonNode schema = resolved(parameter.path("schema"));
                    boolean open = schema.path("type").asText().equals("string")
                            && List.of("enum", "format", "pattern").stream().noneMatch(schema::has);
                    if (parameter.path("in").asText().equals("query") && open) {
                        assertThat(TEXTS).contains(parameter.path("name").asText());
                    }
                    if (parameter.path("in").asText().equals("query")
                            && schema.path("type").asText().equals("array")) {
                        assertThat(parameter.path("explode").isBoolean()).isTrue();
                        assertThat(parameter.path("description").asText()).contains("repeated");
                    }
                }));
    }

    @Test
    void a_place_is_at_a_table_and_a_rank_in_a_standing_a_score_in_a_game_and_points_in_a_competition() {
        DOCUMENT.at("/components/schemas").properties().forEach(entry -> {
            JsonNode schema = entry.getValue();
            String name = entry.getKey();
            assertThat(named(schema, "rank")).as(name + " has a rank").isEqualTo(STANDINGS.contains(name));
            assertThat(named(schema, "total")).as(name + " has a total").isEqualTo(TOTALS.contains(name));
            assertThat(named(schema, "seat", "place", "points")).as(name).isFalse();
        });
    }

    @Test
    void an_id_of_a_match_is_matchId_and_people_have_handles() {
        DOCUMENT.at("/components/schemas").properties().forEach(entry -> {
            JsonNode schema = entry.getValue();
            String name = entry.getKey();
            assertThat(schema.at("/properties/match/type").asText())
                    .as(name + ".match")
                    .isNotEqualTo("string");
            assertThat(named(schema, "bot", "name")).as(name + ": a handle").isFalse();
            assertThat(named(schema, "player", "name")).as(name + ": a handle").isFalse();
            assertThat(named(schema, "handle", "name"))
                    .as(name + ": one of them")
                    .isFalse();
        });
    }
}
