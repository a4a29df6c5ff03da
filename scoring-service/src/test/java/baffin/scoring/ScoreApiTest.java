package baffin.scoring;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import baffin.game.ScoreSheet;
import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.match.terms.CompetitionRef;
import baffin.platform.wire.Json;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import baffin.scoring.match.MatchScore;
import baffin.scoring.match.Scorer;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.records.MatchLog;
import baffin.testkit.records.RandomMatch;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class ScoreApiTest {

    static Stream<String> games() {
        return GameRegistry.installed().all().stream().map(game -> game.info().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_match_in_play_has_a_sheet_as_if_it_ended_now(String game) {
        String id = UUID.randomUUID().toString();
        List<Step> steps = match(game, id, List.of("ann", "bob", "cyd"), 1, true);
        for (int version : new int[] {30, 31, 60}) {
            log(game, steps.subList(version == 30 ? 0 : version == 31 ? 30 : 31, version));
            JsonPath score = reached(id, version)
                    .then()
                    .statusCode(200)
                    .header("ETag", "\"" + version + "\"")
                    .body("last", equalTo(false))
                    .body("ranked", equalTo(true))
                    .extract()
                    .jsonPath();
            assertSheet(score, folded(steps.subList(0, version)));
        }
        given().header("If-None-Match", "\"60\"").get(path(id)).then().statusCode(304);
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_finished_match_keeps_its_sheet_and_every_total_is_the_sum_of_its_lines(String game) {
        String id = UUID.randomUUID().toString();
        List<Step> steps = match(game, id, List.of("ann", "bob", "cyd"), 2, true);
        log(game, steps);
        JsonPath score = reached(id, steps.size())
                .then()
                .statusCode(200)
                .body("last", equalTo(true))
                .body("version", equalTo(steps.size()))
                .extract()
                .jsonPath();
        assertSheet(score, folded(steps));
        for (int seat = 0; seat < 3; seat++) {
            List<Integer> points = score.getList("seats[" + seat + "].lines.points");
            assertThat(points.stream().mapToInt(Integer::intValue).sum())
                    .isEqualTo(score.getInt("seats[" + seat + "].score"));
        }
    }

    @Test
    void an_unknown_match_is_a_problem_and_a_version_to_come_makes_the_reader_wait() {
        given().get(path("no-such-match"))
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/unknown-match"));
        String id = UUID.randomUUID().toString();
        log(match(id, List.of("ann", "bob"), 3, true).subList(0, 4));
        given().get(path(id) + "?minVersion=5").then().statusCode(503).header("Retry-After", "1");
    }

    @Test
    void a_leaderboard_counts_ranked_matches_only() {
        String one = UUID.randomUUID().toString();
        String two = UUID.randomUUID().toString();
        String ranked = UUID.randomUUID().toString();
        String seeded = UUID.randomUUID().toString();
        log(match(ranked, List.of(one, two), 4, true));
        log(match(seeded, List.of(one, two), 5, false));
        await().atMost(Waits.MAX)
                .untilAsserted(() ->
                        given().get("/api/v1/results?player=" + one).then().body("items", hasSize(2)));
        given().get("/api/v1/players/" + one + "/record")
                .then()
                .statusCode(200)
                .body("items", hasSize(1))
                .body("items[0].ranked.matches", equalTo(1))
                .body("items[0].unranked.matches", equalTo(1));
        String score = "/api/v1/matches/" + ranked + "/score";
        assertThat(given().get(score + "?lang=de").jsonPath().getList("seats.lines.note.flatten()"))
                .isNotEmpty()
                .doesNotContainAnyElementsOf(given().get(score).jsonPath().getList("seats.lines.note.flatten()"));
        assertThat(given().get(score + "?lang=de").header("ETag"))
                .isNotEqualTo(given().get(score).header("ETag"));
        JsonPath board = given().get("/api/v1/leaderboards/expedition?limit=200")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
        assertThat(board.getInt("items.find { it.player == '" + one + "' }.matches"))
                .isEqualTo(1);
        int wins = board.getInt("items.find { it.player == '" + one + "' }.wins")
                + board.getInt("items.find { it.player == '" + two + "' }.wins");
        int shared = board.getInt("items.find { it.player == '" + one + "' }.sharedWins");
        assertThat(wins).as("shared by %d", shared).isEqualTo(shared == 0 ? 1 : 0);
        JsonPath met = given().get("/api/v1/results?player=" + one + "&opponent=" + two)
                .then()
                .statusCode(200)
                .body("items", hasSize(2))
                .body("headToHead.matches", equalTo(2))
                .extract()
                .jsonPath();
        assertThat(met.getInt("headToHead.ahead"))
                .isEqualTo(met.getList("items.seats", List.class).stream()
                        .filter(seats -> placed(seats, one) < placed(seats, two))
                        .count());
        given().get("/api/v1/results?game=north-wind&player=" + one + "&opponent=" + two)
                .then()
                .body("items", hasSize(0))
                .body("headToHead.matches", equalTo(0));
        given().get("/api/v1/results?player=" + one + "&opponent=" + UUID.randomUUID())
                .then()
                .body("items", hasSize(0))
                .body("headToHead.level", equalTo(0));
        given().get("/api/v1/results?opponent=" + two)
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("?opponent"));
        given().get("/api/v1/leaderboards/chess").then().statusCode(404);
        given().get("/api/v1/players/nobody/record").then().statusCode(200).body("items", hasSize(0));
    }

    private static int placed(List<?> seats, String player) {
        return JsonPath.with(Json.shared().text(seats)).getInt("find { it.player == '" + player + "' }.place");
    }

    @Test
    void results_come_page_by_page_the_latest_first() {
        String player = UUID.randomUUID().toString();
        for (int seed = 10; seed < 13; seed++) {
            log(match(UUID.randomUUID().toString(), List.of(player, "bob"), seed, true));
        }
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get("/api/v1/results?game=expedition&player=" + player)
                        .then()
                        .body("items", hasSize(3))
                        .body("nextCursor", nullValue()));
        JsonPath first = given().get("/api/v1/results?limit=2&player=" + player).jsonPath();
        JsonPath second = given().get(
                        "/api/v1/results?limit=2&player=" + player + "&cursor=" + first.getString("nextCursor"))
                .jsonPath();
        assertThat(first.getList("items.matchId")).hasSize(2).doesNotContain(second.getString("items[0].matchId"));
        assertThat(second.getList("items")).hasSize(1);
        given().get("/api/v1/results?cursor=!!").then().statusCode(400);
        given().get("/api/v1/results?limit=0").then().statusCode(400);
    }

    @Test
    void results_of_a_competition_are_found_by_its_id() {
        String competition = UUID.randomUUID().toString();
        for (int table = 1; table <= 2; table++) {
            log(competing(new CompetitionRef(competition, 1, table, 1)));
        }
        log(competing(new CompetitionRef(UUID.randomUUID().toString(), 1, 1, 1)));
        JsonPath found = await().atMost(Waits.MAX)
                .until(
                        () -> given().get("/api/v1/results?competition=" + competition)
                                .jsonPath(),
                        page -> page.getList("items").size() == 2);
        assertThat(found.getList("items.competition.id")).containsOnly(competition);
        assertThat(found.getList("items.competition.table")).containsExactlyInAnyOrder(1, 2);
        JsonPath first = given().get("/api/v1/results?limit=1&competition=" + competition)
                .jsonPath();
        given().get("/api/v1/results?competition=" + competition + "&cursor=" + first.getString("nextCursor"))
                .then()
                .statusCode(200)
                .body("items", hasSize(1));
    }

    private static List<Step> competing(CompetitionRef place) {
        var game = GameRegistry.installed().find("expedition").orElseThrow();
        return RandomMatch.play(
                game,
                place.matchId(),
                RandomMatch.start(game, place, List.of("ann", "bob"), 5, Map.of()),
                "organiser",
                5);
    }

    /** Asks again after a 503, as clients do. */
    private static Response reached(String id, int version) {
        return await().atMost(Waits.MAX)
                .until(() -> given().get(path(id) + "?minVersion=" + version), answer -> answer.statusCode() != 503);
    }

    private static void assertSheet(JsonPath score, ScoreSheet sheet) {
        for (int seat = 0; seat < sheet.seats().size(); seat++) {
            var expected = sheet.seats().get(seat);
            String at = "seats[" + seat + "].";
            assertThat(score.getInt(at + "score")).isEqualTo(expected.score());
            assertThat(score.getInt(at + "place")).isEqualTo(expected.place());
            assertThat(score.getList(at + "lines")).hasSameSizeAs(expected.lines());
        }
    }

    private static ScoreSheet folded(List<Step> steps) {
        JsonCodecs codecs = new JsonCodecs(GameRegistry.installed());
        JsonCodec<?, ?, ?, ?> codec =
                codecs.of(MatchFold.started(steps.getFirst()).setup().game());
        MatchScore score =
                new Scorer(codecs).fold(null, steps.stream().map(codec::step).toList());
        return score.sheet();
    }

    private static void log(List<Step> steps) {
        log("expedition", steps);
    }

    private static void log(String game, List<Step> steps) {
        try (MatchLog log = MatchLog.of(game, Infrastructure.shared().kafka())) {
            log.append(steps);
        }
    }

    private static String path(String id) {
        return "/api/v1/matches/" + id + "/score";
    }

    private static List<Step> match(String id, List<String> players, long seed, boolean ranked) {
        return match("expedition", id, players, seed, ranked);
    }

    private static List<Step> match(String game, String id, List<String> players, long seed, boolean ranked) {
        return RandomMatch.play(GameRegistry.installed().find(game).orElseThrow(), id, players, seed, ranked);
    }
}
