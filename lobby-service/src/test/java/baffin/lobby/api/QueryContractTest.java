package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;

import baffin.lobby.api.People.Person;
import baffin.testkit.http.QueryContract;
import baffin.testkit.http.QueryContract.Refusal;
import baffin.testkit.http.RawHttp;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** No operation passes over a query parameter that it does not have. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class QueryContractTest {

    private static final Path CONTRACT = Path.of("../docs/contracts/openapi.json");

    @TestHTTPResource("/")
    URI service;

    @Test
    void every_operation_refuses_a_parameter_that_it_does_not_have_and_names_those_of_the_contract() {
        List<Refusal> refusals = QueryContract.refusals(
                service, CONTRACT, Optional.of(People.operator().token()));

        assertThat(refusals).hasSizeGreaterThanOrEqualTo(60).allSatisfy(refusal -> {
            assertThat(refusal.status()).isEqualTo(400);
            assertThat(refusal.named()).isEqualTo("?" + QueryContract.UNKNOWN);
            assertThat(refusal.known()).isEqualTo(refusal.promised());
        });
    }

    @Test
    void who_may_not_come_in_learns_that_first() {
        assertThat(QueryContract.refusals(service, CONTRACT, Optional.of("no.such.token")))
                .isNotEmpty()
                .allSatisfy(refusal -> assertThat(refusal.status()).isEqualTo(401));
        assertThat(QueryContract.refusals(service, CONTRACT, Optional.empty()))
                .isNotEmpty()
                .allSatisfy(refusal -> assertThat(refusal.status()).isIn(400, 401));
    }

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
        refused("/api/v1/seeks?game=chess", "?game");
        refused("/api/v1/lobby/matches?game=chess", "?game");
        refused("/api/v1/lobby/matches?seats=0", "?seats");
        refused("/api/v1/lobby/matches?clock=sundial", "?clock");
    }

    private static void refused(String path, String parameter) {
        given().get(path).then().statusCode(400).body("violations.pointer", contains(parameter));
    }
}
