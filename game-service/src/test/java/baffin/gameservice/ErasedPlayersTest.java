package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.Conditional;
import baffin.testkit.records.TestNames;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

/** What becomes of those whose accounts were erased, in the views of matches and of what they have said. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class ErasedPlayersTest {

    @Test
    void an_erased_player_has_no_name_and_says_nothing_any_more() {
        Recorded whole = Recorded.match(77);
        String bob = whole.players().get(1);
        TestNames.give(Map.of(whole.players().getFirst(), "Ann", bob, "Bob"));
        Recorded match = whole.shown(3);
        Talk talk = Talk.seat(match, 1);
        talk.said("public", "over the ice");
        Talk.seat(match, 0).said("public", "and back");
        talk.request().put("/api/v1/players/me/mutes/somebody").then().statusCode(204);
        talk.request()
                .get("/api/v1/players/me/chat")
                .then()
                .statusCode(200)
                .body("items", hasSize(1))
                .body("items[0].text", equalTo("over the ice"))
                .body("items[0].handle", equalTo("Bob"));

        String tag = given().get(match.path("/board.svg"))
                .then()
                .body(containsString("Bob"))
                .extract()
                .header("ETag");

        TestNames.erase(bob);

        Awaitility.await().atMost(Waits.MAX).untilAsserted(() -> {
            given().get(match.path("/chat/public"))
                    .then()
                    .body("items.handle", equalTo(List.of("Ann", "former player")))
                    .body("items[0].text", equalTo("and back"))
                    .body("items[1].text", nullValue())
                    .body("items[1].removed", equalTo("BY_AUTHOR"));
            given().get(match.path("")).then().body("seats[1].handle", equalTo("former player"));
            given().headers(Conditional.having(tag))
                    .get(match.path("/board.svg"))
                    .then()
                    .statusCode(200)
                    .body(not(containsString("Bob")));
            talk.request().get("/api/v1/players/me/chat").then().body("items", hasSize(0));
            talk.request().get("/api/v1/players/me/mutes").then().body("items", hasSize(0));
        });
        given().get(match.path("")).then().body("seats[0].handle", equalTo("Ann"));
    }
}
