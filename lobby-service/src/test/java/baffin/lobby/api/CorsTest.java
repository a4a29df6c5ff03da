package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.containsStringIgnoringCase;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.api.People.Person;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every page acts with a token; what needs none is for pages of the platform and for those that the host has named. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CorsTest {

    static final String NAMED = "https://ui.example";

    private static final String OTHER = "https://other.example";
    private static final String CREDENTIALS = "Access-Control-Allow-Credentials";
    private static final String ALLOWED = "Access-Control-Allow-Origin";
    private static final String HEADERS = "Access-Control-Allow-Headers";
    private static final String MATCHES = "/api/v1/lobby/matches";

    private static ValidatableResponse preflight(String origin, String path, String method, String headers) {
        return given().header("Origin", origin)
                .header("Access-Control-Request-Method", method)
                .header("Access-Control-Request-Headers", headers)
                .options(path)
                .then();
    }

    @Test
    void any_page_reads_what_everybody_may() {
        given().header("Origin", OTHER)
                .get(MATCHES)
                .then()
                .statusCode(200)
                .header(ALLOWED, equalTo("*"))
                .header(CREDENTIALS, nullValue())
                .header("Access-Control-Expose-Headers", containsStringIgnoringCase("ETag"))
                .header("Access-Control-Expose-Headers", containsStringIgnoringCase("Position"));
        preflight(OTHER, MATCHES, "GET", "if-none-match")
                .statusCode(204)
                .header(ALLOWED, equalTo("*"))
                .header(HEADERS, containsStringIgnoringCase("If-None-Match"))
                .header(HEADERS, not(containsStringIgnoringCase("Authorization")));
    }

    @Test
    void every_page_acts_with_a_token() {
        preflight(OTHER, MATCHES, "POST", "authorization,content-type,idempotency-key")
                .statusCode(204)
                .header(ALLOWED, equalTo("*"))
                .header(HEADERS, containsStringIgnoringCase("Authorization"))
                .header("Access-Control-Max-Age", equalTo("600"));
        preflight(OTHER, "/api/v1/players/me", "GET", "authorization")
                .statusCode(204)
                .header(HEADERS, containsStringIgnoringCase("Authorization"));
        Person person = People.somebody("Elsewhere");
        person.asks()
                .header("Origin", OTHER)
                .get("/api/v1/players/me")
                .then()
                .statusCode(200)
                .header(ALLOWED, equalTo("*"))
                .header(CREDENTIALS, nullValue());
    }

    @Test
    void without_a_token_only_a_page_that_the_host_has_named_changes_something() {
        for (String path : List.of("/api/v1/auth/token", "/api/v1/players", "/api/v1/auth/password-reset")) {
            given().urlEncodingEnabled(false)
                    .header("Origin", OTHER)
                    .header("Access-Control-Request-Method", "POST")
                    .options(path.replace("a", "%61") + "/")
                    .then()
                    .statusCode(403);
            preflight(OTHER, path, "POST", "authorization,content-type")
                    .statusCode(403)
                    .header(ALLOWED, nullValue())
                    .body("detail", containsString("BAFFIN_CORS_ORIGINS"));
            preflight(NAMED, path, "POST", "content-type").statusCode(204).header(ALLOWED, equalTo("*"));
        }
    }

    @Test
    void a_request_without_a_preflight_does_nothing_either() {
        Person person = People.somebody("Simple");
        String body = "{\"handle\":\"" + person.handle() + "\",\"password\":\"" + People.PASSWORD + "\"}";
        for (String type : List.of("text/plain", "application/json")) {
            given().header("Origin", OTHER)
                    .contentType(type)
                    .body(body.getBytes(StandardCharsets.UTF_8))
                    .post("/api/v1/auth/session")
                    .then()
                    .statusCode(403)
                    .header("Set-Cookie", nullValue())
                    .header(ALLOWED, nullValue());
        }
        given().header("Sec-Fetch-Site", "cross-site")
                .delete("/api/v1/auth/session")
                .then()
                .statusCode(403);
        given().header("Origin", OTHER)
                .header("Cookie", "baffin-access=" + person.token())
                .post(MATCHES)
                .then()
                .statusCode(403);
    }

    @Test
    void shared_caches_tell_pages_apart() {
        given().get("/api/v1/auth/jwks.json")
                .then()
                .header("Cache-Control", containsStringIgnoringCase("public"))
                .header("Vary", containsStringIgnoringCase("Origin"));
    }

    @Test
    void refusals_can_be_read_too() {
        given().header("Origin", NAMED)
                .get("/api/v1/players/me")
                .then()
                .statusCode(401)
                .header(ALLOWED, equalTo("*"))
                .header("Access-Control-Expose-Headers", containsStringIgnoringCase("WWW-Authenticate"));
    }

    @Test
    void any_page_redeems_a_code() {
        preflight(OTHER, "/oauth/token", "POST", "content-type").statusCode(204).header(ALLOWED, equalTo("*"));
        given().header("Origin", OTHER)
                .contentType(ContentType.URLENC)
                .formParam("client_id", "nobody")
                .post("/oauth/token")
                .then()
                .statusCode(400)
                .header(ALLOWED, equalTo("*"));
        given().header("Origin", OTHER)
                .get("/.well-known/oauth-authorization-server")
                .then()
                .header(ALLOWED, equalTo("*"));
    }

    @Test
    void pages_for_people_and_internal_addresses_are_read_by_nobody_else() {
        given().header("Origin", NAMED).get("/account/sign-in").then().header(ALLOWED, nullValue());
        given().header("Origin", NAMED).get("/internal/lobby/accounts").then().header(ALLOWED, nullValue());
    }
}
