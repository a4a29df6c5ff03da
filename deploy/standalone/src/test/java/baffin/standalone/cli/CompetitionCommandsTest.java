package baffin.standalone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.policy.Format;
import baffin.standalone.cli.competition.CompetitionExport;
import baffin.standalone.cli.competition.PairingVerdict;
import baffin.standalone.cli.competition.Recount;
import baffin.standalone.cli.run.CompetitionDemo;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Competitions are paired and counted once more by the launcher itself, whatever platform they come from. */
class CompetitionCommandsTest {

    private static final int PAGE = 5;
    private static final PlayedCompetition SWISS = PlayedCompetition.of(new Format.PodSwiss(3, 4, null), 12);
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path directory;

    private final List<String> queries = new ArrayList<>();
    private ObjectNode served = SWISS.export();
    private HttpServer platform;

    @BeforeEach
    void platformWithOneCompetition() throws IOException {
        platform = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        platform.createContext("/", this::answer);
        platform.start();
    }

    @AfterEach
    void stop() {
        platform.stop(0);
    }

    @Test
    void every_round_of_a_platform_is_paired_once_more() throws IOException {
        Output said = Output.of("verify-pairing", PlayedCompetition.ID, "--url", url());

        assertThat(said.out())
                .contains("competition " + PlayedCompetition.ID + ": Winter league")
                .containsPattern("commitment [0-9a-f]{64} fits the revealed seed")
                .containsPattern("round 1 \\(SWISS\\): 3 tables, cost [0-9.]+, seed [0-9a-f]{64}: equal")
                .containsPattern("round 4 \\(FINAL\\): 1 tables, cost ")
                .containsPattern("table {2}1 {2}Sailor \\d+, Sailor \\d+, Sailor \\d+, Sailor \\d+\n")
                .endsWith("\nverified\n");
        assertThat(said.exit()).isZero();

        JsonNode one = JSON.readTree(Output.of("verify-pairing", PlayedCompetition.ID, "2", "--json", "--url", url())
                .out());
        assertThat(one.path("rounds")).hasSize(1);
        assertThat(one.at("/rounds/0/equal").asBoolean()).isTrue();
    }

    @Test
    void withdrawn_rounds_and_seats_that_an_organiser_has_changed_are_told_and_agree() throws IOException {
        PlayedCompetition changed = PlayedCompetition.changed(new Format.PodSwiss(3, 4, null), 12);
        ObjectNode export = changed.export();
        export.set("standings", changed.standings(0, 12));

        Output said = Output.of("verify-pairing", "--file", saved(export));

        assertThat(said.out())
                .containsPattern(
                        "(?s)round 3 \\(SWISS\\)[^\n]*: equal\n  table  1 [^\n]*\\(changed by an organiser\\)\n")
                .containsPattern("(?s)round 2 \\(SWISS\\)[^\n]*: equal\n  withdrawn the wrong people\n")
                .endsWith("\nverified\n");
        assertThat(said.out().split("round 2 \\(SWISS\\)", -1)).hasSize(3);
        assertThat(Output.of("recount", "--file", saved(export)).out())
                .endsWith("recomputed from the records: the same standing\n");
    }

    @Test
    void tables_that_were_exchanged_in_an_export_are_found() throws IOException {
        ObjectNode forged = SWISS.export();
        exchangeSeatsOfRound(forged, 2);

        Output said = Output.of("verify-pairing", "--file", saved(forged));

        assertThat(said.out())
                .contains("round 1 (SWISS)")
                .containsPattern("round 2 \\(SWISS\\).*: DIFFERENT")
                .containsPattern("DIFFERENT table \\d should seat \\[")
                .contains("NOT verified");
        assertThat(said.exit()).isEqualTo(1);
        assertThat(Output.of("verify-pairing", "1", "--file", saved(forged)).exit())
                .isZero();
    }

    @Test
    void a_seed_that_was_not_committed_to_is_found() throws IOException {
        ObjectNode forged = SWISS.export();
        ((ObjectNode) forged.at("/records/0/events/0")).put("commitment", "00".repeat(32));

        Output said = Output.of("verify-pairing", "--file", saved(forged));

        assertThat(said.out()).contains("does NOT fit the seed that was revealed", "NOT verified");
        assertThat(said.exit()).isEqualTo(1);
    }

    @Test
    void the_standing_of_a_platform_is_counted_once_more_page_by_page() throws IOException {
        Output said = Output.of("recount", PlayedCompetition.ID, "--url", url());

        assertThat(said.out())
                .containsPattern("competition " + PlayedCompetition.ID + ", version \\d+, FINISHED")
                .containsPattern(" 1\\. Sailor \\d+ +[0-9.]+ points {2}FIRST_PLACES ")
                .contains("CHAMPION")
                .endsWith("recomputed from the records: the same standing\n");
        assertThat(said.exit()).isZero();
        assertThat(queries)
                .filteredOn(query -> query.contains("cursor=after+5"))
                .hasSize(1);
        assertThat(queries)
                .filteredOn(query -> query.contains("asOf=" + SWISS.state().version()))
                .hasSize(3);
    }

    @Test
    void after_an_undone_start_and_an_early_end_the_records_still_give_the_rounds_and_the_standing()
            throws IOException {
        PlayedCompetition played = PlayedCompetition.interrupted(new Format.PodSwiss(4, 4, null), 12);
        ObjectNode whole = played.export();
        whole.set("standings", played.standings(0, 12));

        assertThat(Output.of("verify-pairing", "--file", saved(whole)).out())
                .containsPattern("commitment [0-9a-f]{64} fits the revealed seed")
                .endsWith("\nverified\n");
        assertThat(Output.of("recount", "--file", saved(whole)).out())
                .contains("CHAMPION")
                .endsWith("recomputed from the records: the same standing\n");
    }

    @Test
    void a_result_that_was_changed_in_an_export_shows_in_the_standing() throws IOException {
        exchangePlacesOfTheFirstResult(served);

        Output said = Output.of("recount", PlayedCompetition.ID, "--url", url());

        assertThat(said.out())
                .containsPattern("DIFFERENT Sailor \\d+ \\(entrant \\d+\\): points should be [0-9.]+, not [0-9.]+")
                .endsWith("NOT the same standing\n");
        assertThat(said.exit()).isEqualTo(1);
    }

    @Test
    void a_file_may_hold_the_standing_or_none() throws IOException {
        assertThat(Output.of("recount", "--file", saved(SWISS.export())).out())
                .endsWith("there is no other standing to compare with\n");
        ObjectNode whole = SWISS.export();
        whole.set("standings", SWISS.standings(0, 12));
        assertThat(Output.of("recount", "--file", saved(whole)).exit()).isZero();

        ((ObjectNode) whole.at("/standings/items/3")).put("rank", 9);
        JsonNode answer = JSON.readTree(
                Output.of("recount", "--json", "--file", saved(whole)).out());
        assertThat(answer.path("equal").asBoolean()).isFalse();
        assertThat(answer.at("/differences/0").asText()).contains(": rank should be 4, not 9");
    }

    @Test
    void an_export_is_saved_as_the_platform_has_it_and_checked_from_its_file() throws IOException {
        Path file = directory.resolve("competition.json");

        assertThat(Output.of("export-competition", PlayedCompetition.ID, file.toString(), "--url", url())
                        .exit())
                .isZero();
        assertThat(JSON.readTree(Files.readAllBytes(file))).isEqualTo(JSON.readTree(served.toString()));

        assertThat(Output.of("recount", "--file", file.toString()).out())
                .contains("competition " + PlayedCompetition.ID + ", version "
                        + SWISS.state().version());
        assertThat(Output.of("verify-pairing", "--file", file.toString()).exit())
                .isZero();
    }

    @Test
    void what_is_no_export_is_refused_in_words() throws IOException {
        Output none =
                Output.of("recount", "--file", directory.resolve("none.json").toString());
        assertThat(none.err()).contains("There is no file");
        assertThat(none.exit()).isEqualTo(2);
        Path other = Files.writeString(directory.resolve("other.json"), "{\"records\":[]}");
        assertThat(Output.of("recount", "--file", other.toString()).err()).contains("it has no records");
        ObjectNode torn = SWISS.export();
        ((ArrayNode) torn.path("records")).remove(4);
        assertThat(Output.of("recount", "--file", saved(torn)).err()).contains("version 6 cannot follow version 4");
        assertThat(Output.of("recount", "--data", directory.toString()).exit()).isEqualTo(2);
        assertThat(Output.of("verify-pairing", "9", "--file", saved(SWISS.export()))
                        .err())
                .contains("Round 9 has not been published.");
    }

    @Test
    void the_demo_adds_what_it_has_recomputed_to_what_the_bots_report() throws IOException {
        CompetitionExport good = CompetitionExport.of(served.toString().getBytes(StandardCharsets.UTF_8))
                .against(SWISS.standings(0, 12));
        ObjectNode report = report();
        CompetitionDemo.complete(report, PairingVerdict.of(good, null), Recount.of(good));
        assertThat(report.path("recomputed").asBoolean()).isTrue();
        assertThat(report.path("findings")).isEmpty();
        assertThat(report.at("/pairings/1/verified").asBoolean()).isTrue();

        exchangeSeatsOfRound(served, 2);
        CompetitionExport forged = CompetitionExport.of(served.toString().getBytes(StandardCharsets.UTF_8))
                .against(SWISS.standings(0, 12));
        ObjectNode other = report();
        CompetitionDemo.complete(other, PairingVerdict.of(forged, null), Recount.of(forged));
        assertThat(other.path("recomputed").asBoolean(true)).isFalse();
        assertThat(other.at("/pairings/0/verified").asBoolean()).isTrue();
        assertThat(other.at("/pairings/1/verified").asBoolean(true)).isFalse();
        assertThat(other.at("/findings/0").asText()).startsWith("round 2: table ");
    }

    @Test
    void the_words_of_the_demo_tell_whether_a_competition_is_meant() {
        assertThat(CompetitionDemo.requested(List.of("--json", "--league"))).isTrue();
        assertThat(CompetitionDemo.requested(List.of("--swiss", "8"))).isTrue();
        assertThat(CompetitionDemo.requested(List.of("--swiss=8"))).isTrue();
        assertThat(CompetitionDemo.requested(List.of("--seats", "4"))).isFalse();
    }

    private static ObjectNode report() {
        ObjectNode report = JSON.createObjectNode();
        ArrayNode pairings = report.putArray("pairings");
        for (int round = 1; round <= 4; round++) {
            pairings.addObject().put("round", round).put("verified", true);
        }
        report.putArray("findings");
        return report;
    }

    private static void exchangeSeatsOfRound(ObjectNode export, int round) {
        for (JsonNode record : export.path("records")) {
            JsonNode event = record.at("/events/0");
            if (event.path("type").asText().equals("RoundPublished")
                    && event.path("round").asInt() == round) {
                ArrayNode seats = (ArrayNode) event.at("/tables/0/seats");
                seats.add(seats.remove(0));
            }
        }
    }

    private static void exchangePlacesOfTheFirstResult(ObjectNode export) {
        for (JsonNode record : export.path("records")) {
            JsonNode event = record.at("/events/0");
            if (event.path("type").asText().equals("ResultRecorded")) {
                ObjectNode first = (ObjectNode) event.at("/seats/0");
                ObjectNode second = (ObjectNode) event.at("/seats/1");
                int place = first.path("place").asInt();
                first.put("place", second.path("place").asInt());
                second.put("place", place);
                return;
            }
        }
    }

    private String saved(ObjectNode export) throws IOException {
        Path file = directory.resolve("export.json");
        Files.writeString(file, export.toString());
        return file.toString();
    }

    private void answer(HttpExchange exchange) throws IOException {
        exchange.getRequestBody().readAllBytes();
        String path = exchange.getRequestURI().getPath().replace("/api/v1/competitions/" + PlayedCompetition.ID, "");
        String query = String.valueOf(exchange.getRequestURI().getRawQuery());
        queries.add(path + "?" + query);
        ObjectNode answer = switch (path) {
            case "/export" -> served;
            case "/standings" -> page(query);
            default -> JSON.createObjectNode().put("detail", "no such thing");
        };
        byte[] body = answer.toString().getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(answer.has("detail") ? 404 : 200, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private static ObjectNode page(String query) {
        int at = query.indexOf("cursor=after+");
        int from = at < 0 ? 0 : Integer.parseInt(query.substring(at + "cursor=after+".length()));
        return SWISS.standings(from, from + PAGE);
    }

    private String url() {
        return "http://127.0.0.1:" + platform.getAddress().getPort();
    }
}
