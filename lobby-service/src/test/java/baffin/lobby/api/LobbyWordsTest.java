package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;

import baffin.lobby.api.People.Person;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The lobby has the words of matches in play. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class LobbyWordsTest {

    private static final String MATCHES = "/api/v1/lobby/matches";

    private static String opened(Person organiser) {
        return organiser
                .commands()
                .body(Map.of("game", "expedition", "seats", 2))
                .post(MATCHES)
                .then()
                .statusCode(201)
                .body("state", equalTo("OPEN"))
                .body("organiser", equalTo(organiser.id()))
                .extract()
                .path("matchId");
    }

    private static ValidatableResponse act(Person person, String match, String verb) {
        return person.commands()
                .body(Map.of())
                .post(MATCHES + "/" + match + "/" + verb)
                .then();
    }

    private static ValidatableResponse listed(Person person, String query) {
        return person.asks()
                .get(MATCHES + "?player=" + person.id() + query)
                .then()
                .statusCode(200);
    }

    @Test
    void a_match_has_a_state_and_an_organiser_and_is_found_by_its_state() {
        Person olga = People.somebody("Olga");
        String open = opened(olga);
        String cancelled = opened(olga);
        act(olga, cancelled, "cancel").statusCode(200).body("state", equalTo("CANCELLED"));
        String played = opened(olga);
        Person nils = People.somebody("Nils");
        act(nils, played, "join").statusCode(200);
        act(nils, played, "ready").statusCode(200);
        act(olga, played, "ready")
                .statusCode(200)
                .body("state", equalTo("RUNNING"))
                .body("organiser", equalTo(olga.id()));

        listed(olga, "&state=OPEN").body("items.matchId", contains(open));
        listed(olga, "&state=running").body("items.matchId", contains(played));
        listed(olga, "&state=CANCELLED").body("items.matchId", contains(cancelled));
        listed(olga, "&state=ENDED").body("items", empty());

        EndOfMatch.written(played);
        EndOfMatch.awaited(played);

        listed(olga, "&state=ENDED").body("items.matchId", contains(played)).body("items.state", contains("ENDED"));
        given().get(MATCHES).then().statusCode(200).body("items.state", everyItem(equalTo("OPEN")));
    }

    @Test
    void an_unknown_state_is_refused() {
        given().get(MATCHES + "?state=STARTED").then().statusCode(400).body("violations.pointer", contains("?state"));
    }
}
