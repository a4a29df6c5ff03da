package baffin.gameservice;

import static baffin.gameservice.Sandboxing.as;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import baffin.game.Event;
import baffin.game.Seat;
import baffin.match.GameRegistry;
import baffin.match.decide.MatchDecider;
import baffin.match.event.MatchCommand;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** View, picture and legal actions at any version, for one's own seat or for everybody. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class TimeTravelTest {

    static Stream<String> games() {
        return GameRegistry.installed().all().stream().map(game -> game.info().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_seat_sees_after_the_end_what_it_saw_and_might_have_done_then(String game) {
        Recorded match = Recorded.match(game, 51, true).logged(1, 15);
        JsonPath now = given().get(match.path("?minVersion=15")).jsonPath();
        int seat = now.getInt("toAct[0]");
        String player = match.players().get(seat);
        JsonPath view = as(player).get(match.path("")).jsonPath();
        JsonPath legal = as(player).get(match.path("/legal-actions")).jsonPath();
        match.logged(16, match.end());
        given().get(match.path("?minVersion=" + match.end())).then().statusCode(200);
        JsonPath later = as(player).get(match.path("?version=15")).jsonPath();
        assertThat(later.<Object>get("view")).isEqualTo(view.get("view"));
        JsonPath might = as(player).get(match.path("/legal-actions?version=15")).jsonPath();
        assertThat(might.<Object>get()).isEqualTo(legal.get());
        assertThat(might.getInt("total")).isPositive();
        as(player)
                .get(match.path("/legal-actions"))
                .then()
                .body("version", equalTo(match.end()))
                .body("total", equalTo(0));
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_seat_may_look_as_everybody_does(String game) {
        Recorded match = Recorded.match(game, 52, true).logged(1, 30);
        given().get(match.path("?minVersion=30")).then().statusCode(200);
        for (int version : List.of(1, 15, 30)) {
            JsonPath everybody = given().get(match.path("?version=" + version)).jsonPath();
            for (String player : match.players()) {
                JsonPath shown = as(player)
                        .get(match.path("?as=public&version=" + version))
                        .jsonPath();
                assertThat(shown.<Object>get("view")).isEqualTo(everybody.get("view"));
                assertThat(shown.<Object>get("seat")).isNull();
                assertThat(as(player)
                                .get(match.path("/board.svg?as=public&version=" + version))
                                .asString())
                        .isEqualTo(given().get(match.path("/board.svg?version=" + version))
                                .asString());
                as(player)
                        .get(match.path("/legal-actions?as=public&version=" + version))
                        .then()
                        .statusCode(200)
                        .body("version", equalTo(version))
                        .body("seat", nullValue())
                        .body("toAct.size()", greaterThan(0))
                        .body("items", hasSize(0));
            }
        }
        assertThat(as(match.players().getFirst())
                        .get(match.path("/events?as=public"))
                        .asString())
                .isEqualTo(given().get(match.path("/events")).asString());
    }

    @Test
    void whoever_holds_a_seat_now_sees_its_past_and_the_one_before_no_more() {
        Recorded match = Recorded.match("adventure", 54, true);
        String before = match.players().get(1);
        String now = "dora-" + match.id();
        Recorded handed = new Recorded(match.game(), match.id(), match.players(), handedOver(match, 20, before, now));
        handed.logged(1, 20);
        given().get(match.path("?minVersion=20")).then().statusCode(200);
        Object knew = as(before).get(match.path("?version=10")).jsonPath().get("view");
        Object everybody = given().get(match.path("?version=10")).jsonPath().get("view");
        assertThat(knew).isNotEqualTo(everybody);
        handed.logged(21, 22);
        given().get(match.path("?minVersion=22")).then().statusCode(200);
        assertThat(as(now).get(match.path("?version=10")).jsonPath().<Object>get("view"))
                .isEqualTo(knew);
        assertThat(as(before).get(match.path("?version=10")).jsonPath().<Object>get("view"))
                .isEqualTo(everybody);
        as(before).get(match.path("/legal-actions?version=10")).then().statusCode(403);
        as(now).get(match.path("/legal-actions?version=10"))
                .then()
                .statusCode(200)
                .body("seat", equalTo(1));
        as(before).get(Sandboxing.forked(match, before, 10)).then().body("sandbox.seat", nullValue());
        as(now).get(Sandboxing.forked(match, now, 10)).then().body("sandbox.seat", equalTo(1));
    }

    /** The first steps of a match, and those in which a seat changes hands. */
    private static List<Step> handedOver(Recorded match, int versions, String from, String to) {
        var game = GameRegistry.installed().find(match.game()).orElseThrow();
        return handedOver(new MatchDecider<>(game), match.steps().subList(0, versions), from, to);
    }

    private static <S, E extends Event> List<Step> handedOver(
            MatchDecider<?, S, E> decider, List<Step> first, String from, String to) {
        List<Step> steps = new ArrayList<>(first);
        MatchState<S, E> state = decider.evolve(null, first.getFirst());
        for (Step step : first.subList(1, first.size())) {
            state = decider.evolve(state, step);
        }
        for (boolean offer : List.of(true, false)) {
            Request request = new Request(
                    UUID.randomUUID().toString(),
                    "",
                    offer ? from : to,
                    first.getLast().at(),
                    offer ? new MatchCommand.OfferSeat() : new MatchCommand.TakeSeat(new Seat(1)));
            var accepted = decider.decide(state, request).orElseThrow();
            state = accepted.next();
            steps.add(accepted.event());
        }
        return steps;
    }

    @Test
    void what_can_not_be_asked_is_a_problem_document() {
        Recorded match = Recorded.match("expedition", 53, true).logged(1, 5);
        given().get(match.path("?minVersion=5")).then().statusCode(200);
        String player = match.players().getFirst();
        as(player).get(match.path("?as=me")).then().statusCode(400).body("violations[0].pointer", equalTo("?as"));
        as(player).get(match.path("/legal-actions?version=6")).then().statusCode(404);
        as(player).get(match.path("/legal-actions?version=0")).then().statusCode(400);
        as("nobody").get(match.path("/legal-actions?version=3")).then().statusCode(403);
    }
}
