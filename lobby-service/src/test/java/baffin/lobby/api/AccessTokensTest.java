package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import baffin.accounts.accesstoken.AccessToken;
import baffin.accounts.accesstoken.AccessTokens;
import baffin.lobby.api.People.Person;
import baffin.platform.identity.Scope;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Personal access tokens: what they may do, how they are made and how they end. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class AccessTokensTest {

    private static final String TOKENS = "/api/v1/players/me/tokens";
    private static final String ME = "/api/v1/players/me";
    private static final String QUIET = ME + "/quiet-hours";

    @Inject
    AccessTokens kept;

    private static ValidatableResponse make(Person person, Object body) {
        return person.asks().body(body).post(TOKENS).then();
    }

    private static JsonPath made(Person person, String... scopes) {
        return make(person, Map.of("name", "script", "scopes", List.of(scopes)))
                .statusCode(201)
                .header("Location", startsWith(TOKENS + "/"))
                .extract()
                .jsonPath();
    }

    private static RequestSpecification with(String token) {
        return given().auth()
                .oauth2(token)
                .contentType(ContentType.JSON)
                .header("Idempotency-Key", UUID.randomUUID().toString());
    }

    private static String token(Person person, String... scopes) {
        return made(person, scopes).getString("token");
    }

    @Test
    void a_token_is_shown_once_and_listed_without_what_proves_it() {
        Person person = People.somebody("Maker");

        JsonPath made = made(person, "organise", "read");

        assertThat(made.getString("token")).matches("bfp_[A-Za-z0-9_-]{43}");
        assertThat(made.getList("scopes")).isEqualTo(List.of("read", "organise"));
        person.asks()
                .get(TOKENS)
                .then()
                .statusCode(200)
                .body("items", hasSize(1))
                .body("items[0].id", equalTo(made.getString("id")))
                .body("items[0].name", equalTo("script"))
                .body("items[0].token", nullValue())
                .body("items[0].usedAt", nullValue());
        with(made.getString("token"))
                .get(ME)
                .then()
                .statusCode(200)
                .body("id", equalTo(person.id()))
                .body("handle", equalTo(person.handle()));
        person.asks().get(TOKENS).then().body("items[0].usedAt", notNullValue());
    }

    @Test
    void a_token_does_what_its_scopes_say_and_nothing_else() {
        Person person = People.somebody("Scoped");
        String read = token(person, "read");
        String play = token(person, "play");

        with(read).get(QUIET).then().statusCode(204);
        with(read).delete(QUIET).then().statusCode(403).header("WWW-Authenticate", containsString("scope=\"play\""));
        with(play).delete(QUIET).then().statusCode(204);
        with(play)
                .get(QUIET)
                .then()
                .statusCode(403)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/forbidden"))
                .body("detail", containsString("read"))
                .header("WWW-Authenticate", containsString("error=\"insufficient_scope\""));
        with(play)
                .body(Map.of("game", "expedition", "seats", 2))
                .post("/api/v1/lobby/matches")
                .then()
                .statusCode(201);
        with(token(person, "organise"))
                .body(Map.of("game", "expedition", "seats", 2))
                .post("/api/v1/lobby/matches")
                .then()
                .statusCode(403);
    }

    @Test
    void no_token_reaches_the_account_itself() {
        Person person = People.somebody("Whole");
        String all = token(person, "read", "play", "organise", "webhooks");

        with(all).get(TOKENS).then().statusCode(403).body("detail", containsString("the account itself"));
        with(all)
                .body(Map.of("name", "more", "scopes", List.of("read")))
                .post(TOKENS)
                .then()
                .statusCode(403);
        with(all).get(ME + "/sessions").then().statusCode(403);
        with(all).delete(ME + "/sessions").then().statusCode(403);
        with(all).body(Map.of("handle", "Abcdef")).post("/api/v1/bots").then().statusCode(403);
        with(all)
                .body(Map.of("password", People.PASSWORD, "newPassword", "nine sledges and a kettle"))
                .put(ME + "/password")
                .then()
                .statusCode(403);
    }

    @Test
    void an_address_in_disguise_is_the_same_address() {
        String read = token(People.somebody("Disguise"), "read");

        for (String path : List.of("/%73essions", "/se%73sions", "/sessions;x=1", ";x=1/sessions", "/./sessions")) {
            with(read)
                    .urlEncodingEnabled(false)
                    .get(ME + path)
                    .then()
                    .statusCode(403)
                    .body("type", equalTo("/problems/forbidden"));
        }
    }

    @Test
    void what_a_token_stands_for_has_the_same_scopes() {
        Person person = People.somebody("Exchange");

        String bearer = given().contentType(ContentType.JSON)
                .body(Map.of("token", token(person, "read")))
                .post("/api/v1/auth/exchange")
                .then()
                .statusCode(200)
                .body("tokenType", equalTo("Bearer"))
                .extract()
                .path("accessToken");

        with(bearer).get(ME).then().statusCode(200);
        with(bearer).delete(QUIET).then().statusCode(403);
    }

    @Test
    void an_ended_token_is_refused_at_once() {
        Person person = People.somebody("Ender");
        JsonPath made = made(person, "read");
        with(made.getString("token")).get(ME).then().statusCode(200);

        person.asks().delete(TOKENS + "/" + made.getString("id")).then().statusCode(204);

        with(made.getString("token")).get(ME).then().statusCode(401);
        person.asks().get(TOKENS).then().body("items.id", not(hasItem(made.getString("id"))));
        person.asks().delete(TOKENS + "/" + made.getString("id")).then().statusCode(404);
    }

    @Test
    void nobody_ends_the_token_of_somebody_else() {
        JsonPath made = made(People.somebody("Holder"), "read");

        People.somebody("Taker")
                .asks()
                .delete(TOKENS + "/" + made.getString("id"))
                .then()
                .statusCode(404);

        with(made.getString("token")).get(ME).then().statusCode(200);
    }

    @Test
    void tokens_end_with_a_new_password() {
        Person person = People.somebody("Rotates");
        String token = token(person, "read");
        with(token).get(ME).then().statusCode(200);

        person.asks()
                .body(Map.of("password", People.PASSWORD, "newPassword", "nine sledges and a kettle"))
                .put(ME + "/password")
                .then()
                .statusCode(204);

        with(token).get(ME).then().statusCode(401);
        person.asks().get(TOKENS).then().body("items", hasSize(0));
        with(token(person, "read")).get(ME).then().statusCode(200);
    }

    @Test
    void a_token_is_over_at_its_end() {
        Person person = People.somebody("Over");
        Instant now = Instant.now();
        AccessToken over = new AccessToken(
                UUID.randomUUID().toString(), person.id(), "old", Set.of(Scope.READ), now.minusSeconds(9), now, null);
        String hash = baffin.accounts.session.SecretTokens.hash("bfp_over");
        kept.add(over, 0, hash, 50).await().atMost(Waits.MAX);

        with("bfp_over").get(ME).then().statusCode(401);
        with("bfp_garbage").get(ME).then().statusCode(401);
        given().contentType(ContentType.JSON)
                .body(Map.of("token", "bfp_over"))
                .post("/api/v1/auth/exchange")
                .then()
                .statusCode(401);
        person.asks().get(TOKENS).then().body("items", hasSize(0));
    }

    @Test
    void a_request_for_a_token_that_makes_no_sense_says_where() {
        Person person = People.somebody("Wrong");

        make(person, Map.of("name", "x", "scopes", List.of("read", "account")))
                .statusCode(400)
                .body("violations.pointer", contains("/scopes/1"))
                .body(
                        "violations[0].allowed",
                        contains("read", "play", "organise", "webhooks", "organise:<competition id>"));
        make(person, Map.of("name", "x", "scopes", List.of()))
                .statusCode(400)
                .body("violations.pointer", contains("/scopes"));
        make(person, Map.of("name", " ", "scopes", List.of("read")))
                .statusCode(400)
                .body("violations.pointer", contains("/name"));
        make(person, Map.of("name", "x", "scopes", List.of("read"), "days", 367))
                .statusCode(400)
                .body("violations.pointer", contains("/days"));
    }

    @Test
    void an_account_has_so_many_and_no_more() {
        Person person = People.somebody("Collector");
        for (int token = 0; token < 50; token++) {
            made(person, "read");
        }

        make(person, Map.of("name", "one more", "scopes", List.of("read"))).statusCode(409);
    }
}
