package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import baffin.lobby.api.People.Person;
import baffin.platform.credential.InternalGuard;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Tickets with which a page opens a stream, once, and nothing else. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class StreamTicketsTest {

    private static final String TICKETS = "/api/v1/players/me/stream-tickets";
    private static final String SEEKS = "/api/v1/seeks";

    private static String ticket(Person person) {
        return person.asks()
                .post(TICKETS)
                .then()
                .statusCode(200)
                .body("expiresIn", equalTo(60))
                .header("Cache-Control", equalTo("no-store"))
                .extract()
                .path("ticket");
    }

    private static String waiting(Person person) {
        return person.commands()
                .body(Map.of("game", "adventure", "seats", 4))
                .post(SEEKS)
                .then()
                .statusCode(201)
                .extract()
                .path("seekId");
    }

    private static HttpRequest stream(String seek, String ticket) {
        return HttpRequest.newBuilder(URI.create(
                        "http://localhost:" + RestAssured.port + SEEKS + "/" + seek + "/stream?ticket=" + ticket))
                .header("Accept", "text/event-stream")
                .build();
    }

    private static ValidatableResponse redeemed(String ticket) {
        return given().header(InternalGuard.HEADER, PlatformResource.INTERNAL_TOKEN)
                .contentType(ContentType.JSON)
                .body(Map.of("ticket", ticket))
                .post("/internal/lobby/stream-tickets/redeem")
                .then();
    }

    @Test
    void a_ticket_opens_one_stream_of_its_owner_which_ends_with_the_session() throws Exception {
        Person person = People.somebody("Ticket");
        String seek = waiting(person);
        String ticket = ticket(person);
        try (HttpClient client = HttpClient.newHttpClient()) {
            var open = client.sendAsync(stream(seek, ticket), BodyHandlers.ofString());
            HttpResponse<String> unknown = client.send(stream(seek, "bft_unknown"), BodyHandlers.ofString());
            assertThat(unknown.statusCode()).isEqualTo(401);
            // whoever comes second, comes too late
            redeemedOnce(client, seek, ticket);

            String session = person.asks().get("/api/v1/players/me/sessions").path("[0].id");
            person.asks()
                    .delete("/api/v1/players/me/sessions/" + session)
                    .then()
                    .statusCode(204);

            assertThat(open.get(4, TimeUnit.MINUTES).body()).containsSubsequence("event:waiting", "token-ended");
        }
    }

    private static void redeemedOnce(HttpClient client, String seek, String ticket) throws Exception {
        org.awaitility.Awaitility.await()
                .atMost(baffin.testkit.Waits.MAX)
                .untilAsserted(() -> redeemed(ticket).statusCode(401));
        HttpResponse<String> again = client.send(stream(seek, ticket), BodyHandlers.ofString());
        assertThat(again.statusCode()).isEqualTo(401);
        assertThat(again.body()).contains("/problems/proof-refused").doesNotContain(ticket);
    }

    @Test
    void a_ticket_is_unknown_everywhere_else() {
        Person person = People.somebody("Elsewhere");
        String ticket = ticket(person);
        given().get("/api/v1/players/me?ticket=" + ticket).then().statusCode(401);
        person.asks()
                .get("/api/v1/players/me?ticket=" + ticket)
                .then()
                .statusCode(400)
                .body("violations[0].code", equalTo("unknown-parameter"));
        given().auth().oauth2(ticket).get("/api/v1/players/me").then().statusCode(401);
        given().contentType(ContentType.JSON)
                .body(Map.of("token", ticket))
                .post("/api/v1/auth/exchange")
                .then()
                .statusCode(401);
        person.asks()
                .get(SEEKS + "/" + waiting(person) + "/stream?ticket=" + ticket)
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("?ticket"));
        redeemed(ticket).statusCode(200);
    }

    @Test
    void what_a_ticket_stands_for_may_read_and_no_more() {
        Person person = People.somebody("Reads");
        String bearer = redeemed(ticket(person)).statusCode(200).extract().path("accessToken");
        given().auth().oauth2(bearer).get("/api/v1/players/me").then().statusCode(200);
        given().auth()
                .oauth2(bearer)
                .contentType(ContentType.JSON)
                .header("Idempotency-Key", java.util.UUID.randomUUID().toString())
                .body(Map.of("game", "adventure", "seats", 2))
                .post(SEEKS)
                .then()
                .statusCode(403);
    }

    @Test
    void tickets_that_nobody_uses_are_limited() {
        Person person = People.somebody("Hoards");
        List<Integer> answers = java.util.stream.IntStream.range(0, 31)
                .mapToObj(each -> person.asks().post(TICKETS).statusCode())
                .toList();
        assertThat(answers).filteredOn(status -> status == 200).hasSize(30);
        person.asks().post(TICKETS).then().statusCode(429).header("Retry-After", equalTo("10"));
        given().post(TICKETS).then().statusCode(401);
    }
}
