package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.Json;
import baffin.system.platform.Lanes;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole competitions as a host sees them: one command, a fresh platform, bots, and all recomputed at the end. */
@Tag(Lanes.HOSTS)
class WholeCompetitionsTest {

    private static final int MINUTES_MAX = 20;

    /** 10, 6, 3 and 1. */
    private static final double POINTS_A_TABLE = 20;

    @TempDir
    private Path directory;

    @Test
    void a_league_of_seven_plays_all_its_matches_and_its_standing_is_recomputed() throws Exception {
        JsonNode report = demo("--league");

        assertThat(report.path("results")).hasSize(7);
        assertSound(report, 7);
        assertThat(report.at("/policy/format/type").asText()).isEqualTo("DivisionLeague");
        assertThat(report.at("/standings/items"))
                .hasSize(7)
                .allSatisfy(line -> assertThat(line.path("played").asInt()).isEqualTo(4));
        Map<String, Integer> meetings = new TreeMap<>();
        Map<String, Integer> sat = new TreeMap<>();
        for (JsonNode pairing : report.path("pairings")) {
            for (JsonNode table : pairing.path("tables")) {
                count(table, meetings, sat);
            }
        }
        assertThat(meetings).hasSize(21);
        assertThat(meetings.values()).containsOnly(2);
        assertThat(sat).hasSize(28);
        assertThat(sat.values()).containsOnly(1);
    }

    @Test
    void a_swiss_of_eight_ends_with_a_final_table_and_its_standing_is_recomputed() throws Exception {
        JsonNode report = demo("--shape", "split", "--swiss", "8", "--rounds", "2");

        assertThat(report.path("results")).hasSize(5);
        assertSound(report, 4);
        assertThat(report.path("rounds"))
                .extracting(round -> round.path("stage").asText())
                .containsExactly("SWISS", "SWISS", "FINAL");
        assertThat(report.at("/standings/items")).hasSize(8);
    }

    /** @param counting tables whose points count in the table of the main stage */
    private static void assertSound(JsonNode report, int counting) {
        assertThat(report.path("findings")).as("findings").isEmpty();
        assertThat(report.path("recomputed").asBoolean()).as("recomputed").isTrue();
        assertThat(report.path("rebuild").asBoolean()).as("rebuild").isTrue();
        assertThat(report.path("pairings"))
                .isNotEmpty()
                .allSatisfy(pairing ->
                        assertThat(pairing.path("verified").asBoolean()).isTrue());
        assertThat(report.path("results")).allSatisfy(result -> {
            assertThat(result.path("source").asText()).isEqualTo("MATCH");
            assertThat(result.path("seats"))
                    .hasSize(4)
                    .allSatisfy(seat -> assertThat(seat.path("place").asInt()).isBetween(1, 4));
        });
        double points = 0;
        for (JsonNode line : report.at("/standings/items")) {
            points += line.path("points").asDouble();
        }
        assertThat(points).isEqualTo(counting * POINTS_A_TABLE);
    }

    private static void count(JsonNode table, Map<String, Integer> meetings, Map<String, Integer> sat) {
        for (int seat = 0; seat < table.size(); seat++) {
            sat.merge(table.path(seat).asInt() + " on seat " + seat, 1, Integer::sum);
            for (int other = seat + 1; other < table.size(); other++) {
                int one = table.path(seat).asInt();
                int two = table.path(other).asInt();
                meetings.merge(Math.min(one, two) + " and " + Math.max(one, two), 1, Integer::sum);
            }
        }
    }

    private JsonNode demo(String... words) throws Exception {
        List<String> command = new ArrayList<>(RunningBaffin.launcher());
        command.addAll(List.of("demo", "--json"));
        command.addAll(List.of(words));
        Path out = directory.resolve("out.json");
        Path talk = directory.resolve("talk.txt");
        Process demo = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(talk.toFile())
                .start();
        try {
            assertThat(demo.waitFor(MINUTES_MAX, TimeUnit.MINUTES))
                    .as("ends in time")
                    .isTrue();
            assertThat(demo.exitValue()).as(Files.readString(talk)).isZero();
        } finally {
            demo.destroy();
        }
        return Json.mapper().readTree(Files.readAllBytes(out));
    }
}
