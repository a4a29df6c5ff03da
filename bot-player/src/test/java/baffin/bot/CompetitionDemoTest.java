package baffin.bot;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompetitionDemoTest extends ArenaCommands {

    @Test
    void a_competition_is_played_to_its_end_and_reported_as_one_document() throws IOException {
        int exit = run("demo", "--swiss", "8", "--rounds", "2", "--cut", "0", "--json");

        assertThat(exit).as(err.toString()).isZero();
        JsonNode report = Json.mapper().readTree(out.toString());
        assertThat(report.path("competitionId").asText()).isEqualTo("c-1");
        JsonNode policy = report.path("policy");
        assertThat(policy.path("game").asText()).isEqualTo("adventure");
        assertThat(policy.at("/format/type").asText()).isEqualTo("PodSwiss");
        assertThat(policy.at("/format/rounds").asInt()).isEqualTo(2);
        assertThat(policy.at("/format/finalists").asInt()).isZero();
        assertThat(policy.at("/entry/min").asInt()).isEqualTo(8);
        assertThat(policy.path("tieBreaks")).isNotEmpty();
        assertThat(report.path("matches").asInt()).isEqualTo(4);
        assertThat(report.path("rounds")).hasSize(2);
        assertThat(report.path("pairings")).hasSize(2).allSatisfy(pairing -> {
            assertThat(pairing.path("verified").asBoolean()).isTrue();
            assertThat(pairing.path("seed").asText()).startsWith("seed-of-");
            assertThat(pairing.path("cost").asDouble()).isEqualTo(1.5);
            assertThat(pairing.path("tables")).hasSize(2);
        });
        assertThat(report.path("results")).hasSize(4).allSatisfy(result -> {
            assertThat(result.path("source").asText()).isEqualTo("MATCH");
            assertThat(result.path("seats")).hasSize(4);
        });
        assertThat(report.path("standings").path("items")).hasSize(8);
        assertThat(report.path("recomputed").isNull()).isTrue();
        assertThat(report.path("rebuild").isNull()).isTrue();
        assertThat(report.path("seed").asText()).isEqualTo("5eed");
    }

    @Test
    void while_it_plays_it_tells_rounds_tables_and_time() {
        run("demo", "--swiss", "8", "--rounds", "2", "--cut", "0", "--json", "--at-once", "1");

        assertThat(err.toString())
                .contains("Competition c-1: Demo Swiss of 8, adventure, tables of 4, 1 at the same time")
                .contains("navigator-1, navigator-2")
                .contains("Round 1 (SWISS): 2 tables", "Round 2 (SWISS): 2 tables")
                .containsPattern("1 of 2 tables played, 0:\\d\\d: round 1, table 1: navigator-1, navigator-2")
                .containsPattern("4 of 4 tables played, 0:\\d\\d: round 2, table 2: ");
    }

    @Test
    void for_people_it_prints_results_the_standing_how_to_read_it_and_where_to_look() {
        int exit = run("demo", "--swiss", "4");

        assertThat(exit).as(err.toString()).isZero();
        assertThat(out.toString())
                .contains("Round 1 (SWISS), paired from seed seed-of-1, cost 1.50")
                .containsPattern("table {2}1 {2}1\\. navigator-\\d 7, \\d\\. navigator-\\d 7, ")
                .contains("match match-1-1")
                .containsPattern("rank +entrant +points +FIRST_PLACES +OPPONENTS")
                .contains("How to read it", "matches won; a shared first place is a share of a win")
                .contains("2 matches in 0:0")
                .contains("Every round paired once more by the platform, the same tables: yes")
                .contains("/api/v1/competitions/c-1/standings");
    }

    @Test
    void the_launcher_finds_the_document_in_the_file_it_names(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("report.json");

        run("demo", "--swiss", "4", "--json", "--report", file.toString());

        assertThat(out.toString()).isEmpty();
        assertThat(Json.mapper()
                        .readTree(Files.readAllBytes(file))
                        .path("matches")
                        .asInt())
                .isEqualTo(2);
    }

    @Test
    void what_does_not_fit_together_is_said_in_one_line() {
        assertThat(run("demo", "--league", "--swiss", "8")).isEqualTo(2);
        assertThat(run("demo", "--swiss", "3")).isEqualTo(2);
        assertThat(run("demo", "--swiss", "65")).isEqualTo(2);
        assertThat(run("demo", "--league", "--seed", "7")).isEqualTo(2);
        assertThat(run("demo", "--rounds", "2")).isEqualTo(2);
        assertThat(run("demo", "--swiss", "8", "--cut", "16")).isEqualTo(2);
        assertThat(run("demo", "--swiss", "8", "--rounds", "13")).isEqualTo(2);
        assertThat(run("demo", "--league", "--at-once", "0")).isEqualTo(2);
        assertThat(run("demo", "--league", "--bots", "kraken")).isEqualTo(2);
        assertThat(err.toString())
                .contains("--league and --swiss exclude each other")
                .contains("--swiss must be 4 to 64, not 3", "--swiss must be 4 to 64, not 65")
                .contains("--seats, --team and --seed belong to a single match")
                .contains("--rounds and --cut belong to --swiss")
                .contains("--cut must be 0, 4 or 16")
                .contains("--rounds must be 0 to 12")
                .contains("--at-once must be 1 to 32")
                .contains("no bot kraken");
    }

    @Test
    void help_tells_of_leagues_and_swiss() {
        assertThat(run("demo", "--help")).isZero();
        assertThat(out.toString())
                .contains("--league", "--swiss=N", "--rounds=N", "--cut=N", "--at-once=N")
                .doesNotContain("--report");
    }
}
