package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.anyOf;
import static org.hamcrest.Matchers.containsStringIgnoringCase;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.api.People.Person;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Pages of other sites read what everybody may; those whose origins the host has named act for their users. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CorsTest {

    static final String NAMED = "https://ui.example";

    private static final String OTHER = "https://other.example";
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
                .header("Access-Control-Allow-Credentials", nullValue())
                .header("Access-Control-Expose-Headers", containsStringIgnoringCase("ETag"))
                .header("Access-Control-Expose-Headers", containsStringIgnoringCase("Position"));
        preflight(OTHER, MATCHES, "GET", "if-none-match")
                .statusCode(204)
                .header(ALLOWED, equalTo("*"))
                .header(HEADERS, containsStringIgnoringCase("If-None-Match"))
                .header(HEADERS, not(containsStringIgnoringCase("Authorization")));
    }

    @Test
    void no_page_acts_for_somebody_unless_the_host_has_named_it() {
        preflight(OTHER, MATCHES, "POST", "authorization,content-type").header(ALLOWED, nullValue());
        Person person = People.somebody("Elsewhere");
        person.asks()
                .header("Origin", OTHER)
                .body(Map.of("handle", person.handle()))
                .put("/api/v1/players/me/handle")
                .then()
                .header(ALLOWED, nullValue());
    }

    @Test
    void a_page_that_the_host_has_named_acts_with_a_token() {
        preflight(NAMED, MATCHES, "POST", "authorization,content-type,idempotency-key")
                .statusCode(204)
                .header(ALLOWED, equalTo(NAMED))
                .header(HEADERS, containsStringIgnoringCase("Authorization"))
                .header("Access-Control-Max-Age", equalTo("600"));
        Person person = People.somebody("Named");
        person.asks()
                .header("Origin", NAMED)
                .get("/api/v1/players/me")
                .then()
                .statusCode(200)
                .header(ALLOWED, equalTo(NAMED))
                .header("Access-Control-Allow-Credentials", anyOf(nullValue(), equalTo("false")));
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
                .header(ALLOWED, equalTo(NAMED))
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
