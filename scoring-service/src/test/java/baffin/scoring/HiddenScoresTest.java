package baffin.scoring;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import baffin.game.Seat;
import baffin.match.GameRegistry;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.terms.NamedIds;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.Visibility;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import baffin.testkit.records.MatchLog;
import baffin.testkit.records.RandomMatch;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Scores, results and ratings of matches that are not for everybody. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class HiddenScoresTest {

    private static final String HOST = UUID.randomUUID().toString();
    private static final String STRANGER = UUID.randomUUID().toString();

    /** A match with its steps, and who sits there. */
    private record Played(String id, List<String> players, List<Step> steps) {

        static Played of(Visibility visibility) {
            String id = UUID.randomUUID().toString();
            List<String> players = List.of(NamedIds.of("ann-" + id), NamedIds.of("bob-" + id));
            var game = GameRegistry.installed().find("expedition").orElseThrow();
            return new Played(
                    id, players, RandomMatch.play(game, id, RandomMatch.start(game, players, 4, visibility), HOST, 4));
        }

        void log(int from, int to) {
            append(steps.subList(from - 1, to));
        }

        static void append(List<Step> some) {
            try (MatchLog log =
                    MatchLog.of("expedition", Infrastructure.shared().kafka())) {
                log.append(some);
            }
        }

        String score() {
            return "/api/v1/matches/" + id + "/score";
        }
    }

    private static RequestSpecification as(@Nullable String player) {
        return player == null
                ? given()
                : given().auth().oauth2(TokenIssuer.shared().token(player, "Handle"));
    }

    @ParameterizedTest
    @EnumSource(Visibility.class)
    void a_score_is_there_for_who_may_look_at_the_match_while_it_is_played_and_after_its_end(Visibility visibility) {
        Played match = Played.of(visibility);
        int end = match.steps().size();
        match.log(1, 4);
        scored(match, visibility, 4);
        match.log(5, end);
        scored(match, visibility, end);
    }

    private static void scored(Played match, Visibility visibility, int version) {
        String query = "?minVersion=" + version;
        for (String own :
                List.of(HOST, match.players().getFirst(), match.players().getLast())) {
            as(own).get(match.score() + query).then().statusCode(200);
        }
        for (String other : new String[] {STRANGER, null}) {
            if (visibility == Visibility.PRIVATE) {
                String nowhere = "/api/v1/matches/" + UUID.randomUUID() + "/score";
                as(other)
                        .get(match.score())
                        .then()
                        .statusCode(404)
                        .body("detail", equalTo(as(other).get(nowhere).path("detail")));
                as(other)
                        .get(match.score() + query)
                        .then()
                        .statusCode(503)
                        .body("detail", equalTo(as(other).get(nowhere + query).path("detail")));
            } else {
                as(other).get(match.score() + query).then().statusCode(200);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Visibility.class)
    void results_and_ratings_name_a_match_to_all_only_when_it_is_public(Visibility visibility) {
        Played match = Played.of(visibility);
        String ann = match.players().getFirst();
        match.log(1, match.steps().size());
        await().atMost(Waits.MAX)
                .untilAsserted(() -> as(ann).get("/api/v1/results?player=" + ann)
                        .then()
                        .statusCode(200)
                        .body("items", hasSize(1)));
        boolean visible = visibility == Visibility.PUBLIC;
        List<String> reads = List.of(
                "/api/v1/results?limit=200",
                "/api/v1/results?player=" + ann,
                "/api/v1/players/" + ann + "/ratings",
                "/api/v1/players/" + ann + "/ratings/changes",
                "/api/v1/players/" + ann + "/ratings/changes?limit=1",
                "/api/v1/players/" + ann + "/record",
                "/api/v1/leaderboards/expedition?by=wins&limit=200",
                "/api/v1/leaderboards/expedition?by=rating&limit=200");
        int named = 0;
        for (String path : reads) {
            for (String other : new String[] {STRANGER, null}) {
                String answer =
                        as(other).get(path).then().statusCode(200).extract().asString();
                named += answer.contains("\"" + match.id() + "\"") ? 1 : 0;
            }
        }
        assertThat(named > 0).isEqualTo(visible);
        for (String own : List.of(ann, HOST)) {
            for (String path : reads.subList(1, 5)) {
                assertThat(as(own).get(path).asString()).as(path).contains(match.id());
            }
        }
        as(null).get("/api/v1/players/" + ann + "/ratings/changes").then().body("items", hasSize(1));
    }

    @Test
    void who_has_given_the_seat_up_sees_the_score_of_a_private_match_no_more() {
        Played match = Played.of(Visibility.PRIVATE);
        String ann = match.players().getFirst();
        String dan = NamedIds.of("dan-" + match.id());
        List<Step> steps = new ArrayList<>(match.steps().subList(0, 2));
        Step last = steps.getLast();
        var over = new MatchEvent.SeatHandedOver(
                new Seat(0),
                new SeatHolder(ann, false),
                new SeatHolder(dan, false),
                MatchEvent.HandOverReason.PLAYER,
                null);
        steps.add(new Step(match.id(), 3, "over", "", ann, new Seat(0), last.at(), true, null, List.of(over)));
        Played.append(steps);
        as(dan).get(match.score() + "?minVersion=3").then().statusCode(200);
        as(ann).get(match.score()).then().statusCode(404);
    }
}
