package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class AccountsTest {

    private static ValidatableResponse register(Object body) {
        return given().contentType(ContentType.JSON)
                .body(body)
                .post("/api/v1/players")
                .then();
    }

    private static ValidatableResponse signIn(String handle, String password) {
        return given().contentType(ContentType.JSON)
                .body(Map.of("handle", handle, "password", password))
                .post("/api/v1/auth/token")
                .then();
    }

    @Test
    void a_player_registers_signs_in_and_is_known() {
        String handle = People.handle("Nansen");

        String location = register(Map.of("handle", handle, "password", People.PASSWORD))
                .statusCode(201)
                .body("handle", equalTo(handle))
                .body("bot", equalTo(false))
                .extract()
                .header("Location");
        String token = signIn(handle, People.PASSWORD)
                .statusCode(200)
                .body("tokenType", equalTo("Bearer"))
                .body("expiresIn", equalTo(3600))
                .body("player.handle", equalTo(handle))
                .extract()
                .path("accessToken");

        given().auth()
                .oauth2(token)
                .get("/api/v1/players/me")
                .then()
                .statusCode(200)
                .body("handle", equalTo(handle));
        given().get(location).then().statusCode(200).body("handle", equalTo(handle));
    }

    @Test
    void a_handle_is_taken_whatever_its_case() {
        String handle = People.handle("Rasmussen");
        register(Map.of("handle", handle, "password", People.PASSWORD)).statusCode(201);

        register(Map.of("handle", handle.toUpperCase(java.util.Locale.ROOT), "password", People.PASSWORD))
                .statusCode(409)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/conflict"))
                .body("traceId", notNullValue());
    }

    @Test
    void whoever_lost_the_answer_gets_the_same_account_again_and_nobody_else_does() {
        String handle = People.handle("Rasmussen");
        Map<String, String> credentials = Map.of("handle", handle, "password", People.PASSWORD);
        String made = register(credentials).statusCode(201).extract().header("Location");

        register(credentials).statusCode(201).header("Location", equalTo(made));
        register(Map.of("handle", handle, "password", People.PASSWORD + " of somebody else"))
                .statusCode(409);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"ab", "name with \u200b nothing", "right\u202eleft", "tab\tinside", "twenty-five characters!!!"})
    void a_handle_that_others_could_not_read_is_refused(String handle) {
        register(Map.of("handle", handle, "password", People.PASSWORD))
                .statusCode(400)
                .body("type", equalTo("/problems/invalid-field"))
                .body("violations[0].pointer", equalTo("/handle"));
    }

    @Test
    void a_short_password_is_refused_and_never_shown() {
        register(Map.of("handle", People.handle("Franklin"), "password", "kablunak"))
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/password"))
                .body(not(containsString("kablunak")));
    }

    @Test
    void a_password_that_everybody_knows_is_refused() {
        register(Map.of("handle", People.handle("Franklin"), "password", "1234567890"))
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/password"))
                .body("violations[0].code", equalTo("too-weak"));
    }

    @Test
    void a_handle_that_looks_like_another_one_is_taken_for_bots_too() {
        String handle = People.handle("Olga o");
        People.Person owner = People.somebody("Hudson");
        register(Map.of("handle", handle, "password", People.PASSWORD)).statusCode(201);
        String alike = handle.replaceFirst(" o", " 0");

        register(Map.of("handle", alike, "password", People.PASSWORD)).statusCode(409);
        owner.asks().body(Map.of("handle", alike)).post("/api/v1/bots").then().statusCode(409);
    }

    @ParameterizedTest
    @ValueSource(strings = {"House bot 7", "Administrator", "\u041elga"})
    void a_handle_that_speaks_for_the_platform_or_pretends_is_refused(String handle) {
        register(Map.of("handle", handle, "password", People.PASSWORD))
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/handle"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/api/v1/players/a%00b", "/api/v1/lobby/matches?cursor=%00", "/api/v1/competitions?game=a%1bb"})
    void control_characters_in_an_address_are_refused(String address) {
        given().urlEncodingEnabled(false).get(address).then().statusCode(400).contentType("application/problem+json");
    }

    @Test
    void control_characters_in_a_body_are_refused_with_their_field() {
        register("{\"handle\":\"a\\u0000bcd\",\"password\":\"" + People.PASSWORD + "\"}")
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/handle"))
                .body("violations[0].message", containsString("control characters"));
    }

    @Test
    void a_missing_field_is_named() {
        register(Map.of("password", People.PASSWORD))
                .statusCode(400)
                .body("type", equalTo("/problems/invalid-field"))
                .body("violations[0].pointer", equalTo("/handle"));
    }

    @Test
    void an_unknown_field_is_named() {
        register(Map.of("handle", People.handle("Back"), "password", People.PASSWORD, "admin", true))
                .statusCode(400)
                .body("type", equalTo("/problems/invalid-field"))
                .body("violations[0].pointer", equalTo("/admin"))
                .body("violations[0].code", equalTo("unknown-field"));
    }

    @Test
    void a_number_where_text_belongs_is_refused() {
        register("{\"handle\":12345,\"password\":\"" + People.PASSWORD + "\"}")
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/handle"))
                .body("violations[0].code", equalTo("wrong-type"));
    }

    @Test
    void broken_json_is_refused_with_its_place() {
        register("{\"handle\":\"Ross\",\"password\":")
                .statusCode(400)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/malformed-json"));
    }

    @Test
    void an_empty_body_is_refused() {
        given().contentType(ContentType.JSON)
                .post("/api/v1/players")
                .then()
                .statusCode(400)
                .contentType("application/problem+json");
    }

    @Test
    void a_wrong_password_and_an_unknown_handle_look_the_same() {
        People.Person somebody = People.somebody("Parry");

        String wrong = signIn(somebody.handle(), "not the password")
                .statusCode(401)
                .header("WWW-Authenticate", containsString("Bearer"))
                .extract()
                .path("detail");
        String unknown = signIn(People.handle("Nobody"), "not the password")
                .statusCode(401)
                .extract()
                .path("detail");

        assertThat(unknown).isEqualTo(wrong);
    }

    @Test
    void guessing_a_password_is_slowed_down() {
        String handle = People.handle("Ross");
        for (int guess = 0; guess < 5; guess++) {
            signIn(handle, "guess number " + guess).statusCode(401);
        }

        signIn(handle, "guess number 5")
                .statusCode(429)
                .body("type", equalTo("/problems/too-many-requests"))
                .header("Retry-After", notNullValue());
    }

    @Test
    void a_bot_belongs_to_its_player_and_its_password_is_shown_once() {
        People.Person owner = People.somebody("Hudson");
        String handle = People.handle("bot");

        String password = owner.asks()
                .body(Map.of("handle", handle))
                .post("/api/v1/bots")
                .then()
                .statusCode(201)
                .body("bot", equalTo(true))
                .extract()
                .path("password");

        owner.asks()
                .get("/api/v1/bots")
                .then()
                .statusCode(200)
                .body("items.handle", hasItem(handle))
                .body(not(containsString(password)));
        String token = People.token(handle, password);
        given().auth()
                .oauth2(token)
                .get("/api/v1/players/me")
                .then()
                .statusCode(200)
                .body("bot", equalTo(true));
        given().auth()
                .oauth2(token)
                .get("/api/v1/bots")
                .then()
                .statusCode(403)
                .body("type", equalTo("/problems/forbidden"));
    }

    @Test
    void the_key_set_shows_public_halves_only() {
        given().get("/api/v1/auth/jwks.json")
                .then()
                .statusCode(200)
                .body("keys[0].kty", equalTo("EC"))
                .body("keys[0].alg", equalTo("ES256"))
                .body("keys[0].kid", notNullValue())
                .body(not(containsString("\"d\"")));
    }

    @Test
    void an_unknown_player_is_a_problem_and_not_a_page() {
        given().get("/api/v1/players/nobody")
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/not-found"))
                .body("instance", equalTo("/api/v1/players/nobody"));
    }
}
