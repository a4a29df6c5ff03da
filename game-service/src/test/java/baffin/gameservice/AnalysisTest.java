package baffin.gameservice;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the decisions of a finished match were worth, on instances whose house players have threads. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class AnalysisTest {

    private static ValidatableResponse analysis(Recorded match) {
        return Talk.seat(match, 0).request().get(match.path("/analysis")).then();
    }

    @AfterEach
    void think() {
        Switches.BOT_THREADS.set(1);
    }

    @Test
    void it_is_begun_where_house_players_think_and_refused_at_once_where_none_does() {
        Recorded match = Recorded.match("adventure", 5, false);
        match.shown(match.end());
        Switches.BOT_THREADS.set(0);

        analysis(match)
                .statusCode(409)
                .body("type", equalTo("/problems/conflict"))
                .body("detail", containsString("no house player thinks here"));

        Switches.BOT_THREADS.set(1);
        analysis(match).statusCode(202).body("of", equalTo(match.end()));
    }

    @Test
    void it_is_refused_while_the_match_goes_on() {
        Recorded match = Recorded.match("adventure", 6, false).shown(5);

        analysis(match).statusCode(409).body("detail", containsString("has not ended"));
    }
}
