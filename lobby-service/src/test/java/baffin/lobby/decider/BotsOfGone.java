package baffin.lobby.decider;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import baffin.lobby.api.People;
import baffin.lobby.api.People.Person;
import baffin.platform.wire.AccountStanding.Kind;
import baffin.testkit.Waits;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import org.awaitility.Awaitility;

/** What becomes of the bots of accounts that are gone, over HTTP. */
final class BotsOfGone {

    private static final String MATCHES = "/api/v1/lobby/matches";

    private BotsOfGone() {}

    /** Bots end or rest with their owner, and what they had begun stays ended. */
    static void rest(Kind kind) {
        Person operator = People.operator();
        Person owner = People.somebody("Owner");
        JsonPath made = owner.asks()
                .body(Map.of("handle", People.handle("Bot")))
                .post("/api/v1/bots")
                .jsonPath();
        String handle = made.getString("handle");
        String password = made.getString("password");
        Person bot = new Person(made.getString("id"), handle, People.token(handle, password));
        String match = opened(bot).statusCode(201).extract().path("matchId");

        switch (kind) {
            case ENDED -> act(operator, owner, "erase").statusCode(204);
            case SUSPENDED -> act(operator, owner, "suspend").statusCode(200);
            default ->
                owner.asks()
                        .body(Map.of("password", People.PASSWORD))
                        .put("/api/v1/players/me/deletion")
                        .then()
                        .statusCode(200);
        }

        bot.asks().get("/api/v1/players/me").then().statusCode(401);
        signIn(handle, password).statusCode(kind == Kind.ENDED ? 401 : 403);
        cancelled(match);
        if (kind == Kind.ENDED) {
            return;
        }
        if (kind == Kind.SUSPENDED) {
            act(operator, owner, "lift-suspension").statusCode(200);
        } else {
            owner.asks().delete("/api/v1/players/me/deletion").then().statusCode(204);
        }
        opened(new Person(bot.id(), handle, People.token(handle, password))).statusCode(201);
        cancelled(match);
    }

    private static void cancelled(String match) {
        Awaitility.await()
                .atMost(Waits.MAX)
                .untilAsserted(() -> given().get(MATCHES + "/" + match)
                        .then()
                        .statusCode(200)
                        .body("state", equalTo("CANCELLED")));
    }

    static ValidatableResponse opened(Person person) {
        return person.commands()
                .body(Map.of("game", "expedition", "seats", 2))
                .post(MATCHES)
                .then();
    }

    static ValidatableResponse act(Person operator, Person whom, String act) {
        return operator.asks()
                .body(Map.of("reason", "for a test"))
                .post("/api/v1/operator/accounts/" + whom.id() + "/" + act)
                .then();
    }

    private static ValidatableResponse signIn(String handle, String password) {
        return given().contentType(ContentType.JSON)
                .body(Map.of("handle", handle, "password", password))
                .post("/api/v1/auth/token")
                .then();
    }
}
