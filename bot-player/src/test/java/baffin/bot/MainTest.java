package baffin.bot;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MainTest extends ArenaCommands {

    @Test
    void the_demo_as_json_is_one_document_of_the_promised_shape() throws IOException {
        int exit = run("demo", "--bots", "random", "--seed", "7", "--json", "--internal-token", "between-us");

        assertThat(exit).as(err.toString()).isZero();
        JsonNode report = Json.mapper().readTree(out.toString());
        assertThat(report.path("game").asText()).isEqualTo("expedition");
        assertThat(report.path("seats").asInt()).isEqualTo(3);
        assertThat(report.path("seed").asText()).isEqualTo("7");
        assertThat(report.path("matchId").asText()).isEqualTo("m-1");
        assertThat(report.path("events").asInt()).isEqualTo(platform.choices().size() + 1);
        assertThat(report.path("rounds").asInt()).isBetween(1, 10);
        assertThat(report.path("verified").asBoolean()).isTrue();
        assertThat(report.path("rebuild").asBoolean()).isTrue();
        assertThat(report.path("latencyMs").has("p50")).isTrue();
        assertThat(report.path("latencyMs").has("p99")).isTrue();
        assertThat(report.path("standing")).hasSize(3).allSatisfy(MainTest::isPlace);
    }

    private static void isPlace(JsonNode place) {
        int sum = 0;
        for (JsonNode line : place.path("lines")) {
            assertThat(line.path("kind").asText()).isNotEmpty();
            assertThat(line.path("ruleId").asText()).startsWith("EX-");
            assertThat(line.path("version").asLong()).isPositive();
            sum += line.path("points").asInt();
        }
        assertThat(place.path("score").asInt()).isEqualTo(sum);
        assertThat(place.path("place").asInt()).isBetween(1, 3);
        assertThat(place.path("handle").asText()).startsWith("random-");
        assertThat(place.path("tokens").properties())
                .extracting(java.util.Map.Entry::getKey)
                .containsExactlyInAnyOrder("FRANKLIN", "STRAIT", "CARTOGRAPHY", "INUIT", "CAIRN");
        assertThat(place.path("lost").has("ship")).isTrue();
        assertThat(place.path("lost").has("sled")).isTrue();
        assertThat(place.path("lost").path("crew").isInt()).isTrue();
        assertThat(place.has("returned")).isTrue();
    }

    @Test
    void the_demo_for_people_tells_rounds_lines_and_that_a_given_seed_is_unranked() {
        int exit = run("demo", "--bots", "random", "--seed", "8", "--seats", "2");

        assertThat(exit).as(err.toString()).isZero();
        assertThat(out.toString())
                .contains("seeded, unranked", "Round  1/10", "Round 10/10", "Final standing", "not checked")
                .contains("Replay from the revealed seed gives the same log: yes");
    }

    @Test
    void a_demo_of_the_adventure_in_teams_says_what_decided_the_ranks() throws IOException {
        int exit = run("demo", "--game", "adventure", "--team", "--seed", "7", "--json");

        assertThat(exit).as(err.toString()).isZero();
        JsonNode report = Json.mapper().readTree(out.toString());
        assertThat(report.path("game").asText()).isEqualTo("adventure");
        assertThat(report.path("standing")).hasSize(4);
        assertThat(report.path("standing").path(0).path("place").asInt()).isEqualTo(1);
        assertThat(report.path("standing").path(1).path("place").asInt()).isEqualTo(1);
        assertThat(report.path("standing").path(2).path("place").asInt()).isEqualTo(2);
        for (JsonNode place : report.path("standing")) {
            int sum = 0;
            for (JsonNode line : place.path("lines")) {
                assertThat(line.path("ruleId").asText()).startsWith("AD-9.");
                sum += line.path("points").asInt();
            }
            assertThat(place.path("score").asInt()).isEqualTo(sum);
        }
        assertThat(err.toString()).contains("/60").doesNotContain("frozen rows");
    }

    @Test
    void a_demo_of_north_wind_ends_with_a_winner_and_a_line_for_every_token() throws IOException {
        int exit = run("demo", "--game", "north-wind", "--seats", "3", "--seed", "7", "--json");

        assertThat(exit).as(err.toString()).isZero();
        JsonNode report = Json.mapper().readTree(out.toString());
        assertThat(report.path("game").asText()).isEqualTo("north-wind");
        assertThat(report.path("verified").asBoolean()).isTrue();
        assertThat(report.path("standing")).hasSize(3);
        assertThat(report.path("standing").path(0).path("score").asInt()).isEqualTo(10);
        for (JsonNode place : report.path("standing")) {
            int sum = 0;
            for (JsonNode line : place.path("lines")) {
                assertThat(line.path("ruleId").asText()).startsWith("NW-6.");
                sum += line.path("points").asInt();
            }
            assertThat(place.path("score").asInt()).isEqualTo(sum);
        }
        assertThat(err.toString()).contains("/60").doesNotContain("frozen rows");
    }

    @Test
    void a_demo_of_north_wind_for_people_tells_voyages_and_gold() {
        int exit = run("demo", "--game", "north-wind", "--seats", "2", "--seed", "7");

        assertThat(exit).as(err.toString()).isZero();
        assertThat(out.toString())
                .contains(", won", "gold ", "voyages ", "NW-6.1")
                .doesNotContain("did not return");
    }

    @Test
    void a_demo_of_the_adventure_for_people_names_the_characters() {
        int exit =
                run("demo", "--game", "adventure", "--seats", "2", "--seed", "7", "--option", "catchUpMarker=SIZE_3");

        assertThat(exit).as(err.toString()).isZero();
        assertThat(out.toString()).contains("sailed out first", "AD-9.2").doesNotContain("did not return");
    }

    @Test
    void the_same_seed_and_bots_give_the_same_commands_in_the_same_order() throws IOException {
        run("demo", "--bots", "random", "--seed", "9", "--seats", "2");
        List<JsonNode> first = new ArrayList<>(platform.choices());
        platform.close();
        platform = new ArenaPlatform();

        run("demo", "--bots", "random", "--seed", "9", "--seats", "2");

        assertThat(platform.choices()).isEqualTo(first).isNotEmpty();
    }

    @Test
    void a_secret_seed_is_reported_as_the_end_of_the_match_revealed_it() throws IOException {
        run("demo", "--bots", "random", "--seats", "2", "--json");

        JsonNode report = Json.mapper().readTree(out.toString());
        assertThat(report.path("seed").asText()).isEqualTo("m-1");
        assertThat(report.path("seeded").asBoolean()).isFalse();
        assertThat(report.path("rebuild").isNull()).isTrue();
    }

    @Test
    void wrong_arguments_are_said_in_one_line_and_exit_with_2() {
        assertThat(run("demo", "--seats", "5")).isEqualTo(2);
        assertThat(run("demo", "--seats", "3", "--team")).isEqualTo(2);
        assertThat(run("demo", "--bots", "kraken")).isEqualTo(2);
        assertThat(err.toString()).contains("--seats must be 2, 3 or 4", "--team needs four seats", "no bot kraken");
    }
}
