package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;

import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.RawHttp;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import org.junit.jupiter.api.Test;

/** Query parameters and conditional requests that mean nothing are refused. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class QueryRefusalsTest {

    @TestHTTPResource("/")
    URI service;

    @Test
    void a_stream_names_the_forms_that_it_has() {
        Recorded match = Recorded.match(79).logged(1, 20);
        given().get(match.path("?minVersion=20")).then().statusCode(200);
        given().accept("text/csv")
                .get(match.path("/stream"))
                .then()
                .statusCode(406)
                .contentType("application/problem+json")
                .body("allowed", contains("application/x-ndjson", "text/event-stream"));
    }

    @Test
    void operators_are_refused_too_and_others_learn_nothing() {
        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .post("/internal/game/rebuild?Force=true")
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("?Force"))
                .body("violations[0].allowed", contains("force", "projection"));
        given().post("/internal/game/rebuild?Force=true").then().statusCode(404);
    }

    @Test
    void what_is_given_twice_or_is_no_number_is_told_with_all_else() {
        given().get("/api/v1/matches?limit=1&limit=2&Game=expedition&status=RUNNING")
                .then()
                .statusCode(400)
                .body("violations.pointer", contains("?Game", "?limit"))
                .body("violations.code", contains("unknown-parameter", "repeated-parameter"));
        given().get(Recorded.match(79).logged(1, 20).path("/stream?from=x"))
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("?from"))
                .body("violations[0].value", equalTo("x"));
    }

    @Test
    void filters_that_mean_nothing_are_refused() {
        Recorded match = Recorded.match(78).logged(1, 20);
        given().get(match.path("?minVersion=20")).then().statusCode(200);
        refused(match.path("/events?from=9&to=8"), "?to");
        refused("/api/v1/matches?game=chess", "?game");
        refused(match.path("/legal-actions?random=1"), "?random");
        refused(match.path("/legal-actions?sample=1&random=1&limit=2"), "?limit");
        refused(match.path("/legal-actions?sample=1&cursor=MQ"), "?cursor");
    }

    private static void refused(String path, String parameter) {
        given().auth()
                .oauth2(TokenIssuer.shared().token("p-1", "Nansen"))
                .get(path)
                .then()
                .statusCode(400)
                .body("violations.pointer", contains(parameter));
    }

    @Test
    void an_answer_that_nothing_has_changed_announces_no_body() {
        Recorded match = Recorded.match(77).logged(1, 20);
        given().get(match.path("?minVersion=20")).then().statusCode(200);

        assertThat(RawHttp.get(service, match.path(""), "If-None-Match: *"))
                .startsWith("HTTP/1.1 304")
                .doesNotContainIgnoringCase("transfer-encoding")
                .endsWith("\r\n\r\n");
    }
}
