package baffin.scoring;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.rebuild.RebuildReport;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.records.MatchLog;
import baffin.testkit.records.RandomMatch;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class RatingApiTest {

    @Inject
    @Identifier("scores")
    ProjectionEngine engine;

    @Test
    void the_first_rated_match_moves_both_players_away_from_1500_and_an_unranked_one_does_not() {
        String one = UUID.randomUUID().toString();
        String two = UUID.randomUUID().toString();
        String ranked = UUID.randomUUID().toString();
        log("expedition", List.of(match("expedition", ranked, List.of(one, two), 4, true)));
        log("expedition", List.of(match("expedition", UUID.randomUUID().toString(), List.of(one, two), 5, false)));
        await().atMost(Waits.MAX)
                .untilAsserted(() ->
                        given().get("/api/v1/results?player=" + one).then().body("items", hasSize(2)));
        JsonPath first = ratings(one);
        JsonPath second = ratings(two);
        assertThat(first.getList("items")).hasSize(1);
        assertThat(first.getString("items[0].game")).isEqualTo("expedition");
        assertThat(first.getString("items[0].mode")).isEqualTo("solo");
        assertThat(first.getInt("items[0].games")).isEqualTo(1);
        assertThat(first.getBoolean("items[0].provisional")).isTrue();
        assertThat(first.getString("items[0].latest.matchId")).isEqualTo(ranked);
        assertThat(first.getInt("items[0].latest.before.rating")).isEqualTo(1500);
        assertThat(first.getDouble("items[0].value.mu") + second.getDouble("items[0].value.mu"))
                .isEqualTo(50, org.assertj.core.api.Assertions.within(1e-5));
        given().get("/api/v1/players/nobody/ratings").then().statusCode(200).body("items", hasSize(0));
    }

    @Test
    void matches_that_become_known_in_the_wrong_order_are_rated_in_the_order_in_which_they_ended() {
        List<String> players = List.of("a-" + UUID.randomUUID(), "b-" + UUID.randomUUID(), "c-" + UUID.randomUUID());
        List<List<Step>> matches = new ArrayList<>();
        for (int seed = 20; seed < 26; seed++) {
            matches.add(match("expedition", UUID.randomUUID().toString(), players, seed, true));
        }
        matches.sort(Comparator.<List<Step>, java.time.Instant>comparing(
                        steps -> steps.getLast().at())
                .thenComparing(steps -> steps.getLast().matchId())
                .reversed());
        for (int known = 1; known <= matches.size(); known++) {
            log("expedition", List.of(matches.get(known - 1)));
            int expected = known;
            await().atMost(Waits.MAX)
                    .untilAsserted(() -> assertThat(changes(players.getFirst())).hasSize(expected));
        }
        for (String player : players) {
            List<Map<String, Object>> changes = changes(player);
            assertThat(changes)
                    .extracting(change -> change.get("matchId"))
                    .containsExactlyElementsOf(matches.stream()
                            .map(steps -> steps.getLast().matchId())
                            .toList());
            for (int later = 0; later + 1 < changes.size(); later++) {
                assertThat(changes.get(later).get("before"))
                        .isEqualTo(changes.get(later + 1).get("after"));
            }
            JsonPath now = ratings(player);
            assertThat(now.<Map<String, Object>>get("items[0].value"))
                    .isEqualTo(changes.getFirst().get("after"));
            assertThat(now.getInt("items[0].games")).isEqualTo(matches.size());
        }
        RebuildReport report = engine.rebuild(false).await().atMost(Waits.MAX);
        assertThat(report.identical()).as("%s", report.tables()).isTrue();
        assertThat(report.tables()).containsKeys("rating", "rating_change");
    }

    @Test
    void changes_come_page_by_page_and_teams_have_a_ladder_of_their_own() {
        List<String> players = List.of(
                "a-" + UUID.randomUUID(), "b-" + UUID.randomUUID(), "c-" + UUID.randomUUID(), "d-" + UUID.randomUUID());
        for (int seed = 30; seed < 33; seed++) {
            log("adventure", List.of(match("adventure", UUID.randomUUID().toString(), players, seed, true)));
        }
        await().atMost(Waits.MAX)
                .untilAsserted(() -> assertThat(changes(players.getFirst())).hasSize(3));
        String path = "/api/v1/players/" + players.getFirst() + "/ratings/changes?game=adventure&limit=2";
        JsonPath page = given().get(path).then().statusCode(200).extract().jsonPath();
        assertThat(page.getList("items")).hasSize(2);
        given().get(path + "&cursor=" + page.getString("nextCursor"))
                .then()
                .statusCode(200)
                .body("items", hasSize(1))
                .body("nextCursor", nullValue());
        given().get(path + "&mode=teams").then().body("items", hasSize(0));
        given().get(path + "&cursor=zz").then().statusCode(400);
    }

    @Test
    void a_leaderboard_by_rating_is_ordered_by_what_is_proven() {
        String one = UUID.randomUUID().toString();
        String two = UUID.randomUUID().toString();
        log("north-wind", List.of(match("north-wind", UUID.randomUUID().toString(), List.of(one, two), 4, true)));
        await().atMost(Waits.MAX).untilAsserted(() -> assertThat(changes(one)).hasSize(1));
        JsonPath board = given().get("/api/v1/leaderboards/north-wind?by=rating&limit=200")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
        List<Integer> proven = board.getList("items.rating.value.proven");
        assertThat(proven).hasSizeGreaterThanOrEqualTo(2).isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(board.getInt("items.find { it.player == '" + one + "' }.rating.games"))
                .isEqualTo(1);
        given().get("/api/v1/leaderboards/north-wind?by=rating&mode=teams")
                .then()
                .statusCode(200)
                .body("items", hasSize(0));
        given().get("/api/v1/leaderboards/north-wind").then().body("items[0].rating", nullValue());
        given().get("/api/v1/leaderboards/north-wind?by=luck")
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("?by"));
    }

    @Test
    void every_change_names_its_policy() {
        List<String> players = List.of("a-" + UUID.randomUUID(), "b-" + UUID.randomUUID(), "c-" + UUID.randomUUID());
        for (int seed = 50; seed < 52; seed++) {
            log("north-wind", List.of(match("north-wind", UUID.randomUUID().toString(), players, seed, true)));
        }
        await().atMost(Waits.MAX)
                .untilAsserted(() -> assertThat(changes(players.getFirst())).hasSize(2));
        assertThat(changes(players.getFirst()))
                .allSatisfy(change -> assertThat(change).containsEntry("policy", "weng-lin-1"));
    }

    private static JsonPath ratings(String player) {
        return given().get("/api/v1/players/" + player + "/ratings")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    private static List<Map<String, Object>> changes(String player) {
        return given().get("/api/v1/players/" + player + "/ratings/changes")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath()
                .getList("items");
    }

    private static void log(String game, List<List<Step>> matches) {
        try (MatchLog log = MatchLog.of(game, Infrastructure.shared().kafka())) {
            matches.forEach(log::append);
        }
    }

    private static List<Step> match(String game, String id, List<String> players, long seed, boolean ranked) {
        return RandomMatch.play(GameRegistry.installed().find(game).orElseThrow(), id, players, seed, ranked);
    }
}
