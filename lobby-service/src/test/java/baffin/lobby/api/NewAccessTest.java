package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;

import baffin.lobby.api.People.Person;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Owners see what came to be since they last confirmed that all is theirs, and end it. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class NewAccessTest {

    private static final String PATH = "/api/v1/players/me/new-access";

    private static JsonPath bot(Person owner) {
        return owner.asks()
                .body(Map.of("handle", People.handle("Bot")))
                .post("/api/v1/bots")
                .then()
                .statusCode(201)
                .extract()
                .jsonPath();
    }

    private static ValidatableResponse fresh(Person person) {
        return person.asks().get(PATH).then().statusCode(200);
    }

    private static ValidatableResponse confirm(Person person, String until, String password) {
        return person.asks()
                .body(Map.of("until", until, "password", password))
                .put(PATH)
                .then();
    }

    @Test
    void what_outlives_a_password_is_new_until_its_owner_confirms_it() {
        Person person = People.somebody("Listed");
        fresh(person).body("items", empty());
        String bot = bot(person).getString("handle");
        String client = OAuthTest.register(person, "https://sledge.example/back");
        AtProvider.Away away = AtProvider.leaveToLink(person.asks());
        away.back(away.said(AtProvider.subject())).statusCode(303);

        String until = fresh(person)
                .body("items.kind", contains("identity", "oauth-client", "bot"))
                .body("items.name", contains("Polar Club", "Sledge board", bot))
                .body("items[1].id", equalTo(client))
                .extract()
                .path("until");
        String later = bot(person).getString("id");

        confirm(person, until, "not the password at all").statusCode(400);
        fresh(person).body("items.size()", equalTo(4));
        confirm(person, until, People.PASSWORD).statusCode(204);
        fresh(person).body("items.id", contains(later)).body("since", equalTo(until));
        confirm(person, "2026-01-01T00:00:00Z", People.PASSWORD).statusCode(204);
        fresh(person).body("since", equalTo(until));
        confirm(person, Instant.now().plusSeconds(900).toString(), People.PASSWORD)
                .statusCode(204);
        bot(person);
        fresh(person).body("items.size()", equalTo(1));
    }

    @Test
    void the_owner_of_a_bot_takes_it_back_with_another_password() {
        Person person = People.somebody("Takes");
        JsonPath bot = bot(person);
        String path = "/api/v1/bots/" + bot.getString("id") + "/password";
        String token = People.token(bot.getString("handle"), bot.getString("password"));
        People.somebody("Other").asks().post(path).then().statusCode(404);
        given().auth()
                .oauth2(token)
                .contentType(ContentType.JSON)
                .post(path)
                .then()
                .statusCode(403);

        String next = person.asks()
                .post(path)
                .then()
                .statusCode(200)
                .body("handle", equalTo(bot.getString("handle")))
                .extract()
                .path("password");

        given().auth().oauth2(token).get("/api/v1/players/me").then().statusCode(401);
        given().contentType(ContentType.JSON)
                .body(Map.of("handle", bot.getString("handle"), "password", bot.getString("password")))
                .post("/api/v1/auth/token")
                .then()
                .statusCode(401);
        People.token(bot.getString("handle"), next);
    }
}
