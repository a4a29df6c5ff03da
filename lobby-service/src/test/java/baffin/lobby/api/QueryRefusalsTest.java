package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;

import baffin.lobby.api.People.Person;
import baffin.testkit.http.RawHttp;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Query parameters and conditional requests that mean nothing are refused. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class QueryRefusalsTest {

    @TestHTTPResource("/")
    URI service;

    @Test
    void an_answer_that_nothing_has_changed_announces_no_body() {
        Person olga = People.somebody("Olga");
        String id = Cups.running(olga, Cups.duels(2, 8), List.of(olga, People.somebody("Ann")));
        Cups.shown(id, 3);

        assertThat(RawHttp.get(service, Cups.CUPS + "/" + id, "If-None-Match: *"))
                .startsWith("HTTP/1.1 304")
                .doesNotContainIgnoringCase("transfer-encoding")
                .endsWith("\r\n\r\n");
    }

    @Test
    void filters_that_mean_nothing_are_refused() {
        refused("/api/v1/competitions?game=chess", "?game");
        refused("/api/v1/competitions?q= ", "?q");
        refused("/api/v1/competitions?q=" + "x".repeat(101), "?q");
        refused("/api/v1/seeks?game=chess", "?game");
        refused("/api/v1/lobby/matches?game=chess", "?game");
        refused("/api/v1/lobby/matches?seats=0", "?seats");
        refused("/api/v1/lobby/matches?clock=sundial", "?clock");
    }

    private static void refused(String path, String parameter) {
        given().get(path).then().statusCode(400).body("violations.pointer", contains(parameter));
    }
}
