package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import baffin.lobby.api.People.Person;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import org.junit.jupiter.api.Test;

/** Whatever may change something is bounded, although nobody has thought of a limit for it. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class ChangeLimitTest {

    private static final String QUIET = "/api/v1/players/me/quiet-hours";
    private static final String PREFERENCES = "/api/v1/players/me/preferences";

    @Test
    void an_operation_is_asked_so_often_a_minute_by_one_account() {
        Person person = People.somebody("Hasty");
        int done = 0;
        Response last = person.asks().delete(QUIET);
        while (done < 300 && last.statusCode() == 204) {
            done++;
            last = person.asks().delete(QUIET);
        }

        assertThat(done).isBetween(120, 299);
        last.then()
                .statusCode(429)
                .header("Retry-After", notNullValue())
                .header("RateLimit-Policy", equalTo("\"requests of this kind by one account\";q=120;w=60"))
                .header("RateLimit", startsWith("\"requests of this kind by one account\";r=0;t="))
                .body("type", equalTo("/problems/too-many-requests"));
        person.asks().get(QUIET).then().statusCode(204);
        person.asks().body("{}").put(PREFERENCES).then().statusCode(200);
        People.somebody("Calm")
                .asks()
                .delete(QUIET)
                .then()
                .statusCode(204)
                .header("RateLimit", startsWith("\"requests of this kind by one account\";r=119;t="));
        person.asks().get(QUIET).then().header("RateLimit", nullValue());
        given().delete(QUIET).then().statusCode(401);
    }
}
