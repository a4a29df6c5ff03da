package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import baffin.lobby.api.People.Person;
import baffin.platform.credential.InternalGuard;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tickets with which a page opens a stream, the same one again, and nothing else. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class StreamTicketsTest {

    private static final String TICKETS = "/api/v1/players/me/stream-tickets";
    private static final String SEEKS = "/api/v1/seeks";

    @Inject
    @Identifier("lobby")
    Transactions transactions;

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

    private static HttpRequest again(String seek, String ticket) {
        return HttpRequest.newBuilder(stream(seek, ticket), (name, value) -> true)
                .header("Last-Event-ID", "waiting")
                .build();
    }

    private static ValidatableResponse redeemed(String ticket) {
        return given().header(InternalGuard.HEADER, PlatformResource.INTERNAL_TOKEN)
                .contentType(ContentType.JSON)
                .body(Map.of("ticket", ticket, "stream", "/elsewhere", "again", true))
                .post("/internal/lobby/stream-tickets/redeem")
                .then();
    }

    @Test
    void a_ticket_opens_one_stream_again_and_again_one_connection_at_a_time_until_its_session_ends() throws Exception {
        Person person = People.somebody("Ticket");
        String seek = waiting(person);
        String ticket = ticket(person);
        HttpClient client = HttpClient.newHttpClient();
        HttpResponse<Stream<String>> first = client.send(stream(seek, ticket), BodyHandlers.ofLines());
        assertThat(first.statusCode()).isEqualTo(200);
        refused(client, stream(seek, "bft_unknown"));
        // without the position of an event it is another stream, and so is another address
        refused(client, stream(seek, ticket));
        refused(client, again(waiting(People.somebody("Other")), ticket));
        redeemed(ticket).statusCode(401);

        HttpResponse<Stream<String>> second = client.send(again(seek, ticket), BodyHandlers.ofLines());
        assertThat(second.statusCode()).isEqualTo(200);
        assertThat(first.body()).anyMatch(line -> line.contains("token-ended"));

        String session = person.asks().get("/api/v1/players/me/sessions").path("items[0].id");
        person.asks().delete("/api/v1/players/me/sessions/" + session).then().statusCode(204);

        assertThat(second.body()).anyMatch(line -> line.contains("token-ended"));
        refused(client, again(seek, ticket));
    }

    private static void refused(HttpClient client, HttpRequest request) throws Exception {
        HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(401);
        assertThat(answer.body()).contains("/problems/proof-refused").doesNotContain("bft_");
    }

    @Test
    void a_ticket_is_good_for_ten_minutes_after_its_connection_is_closed() {
        Person person = People.somebody("Closed");
        String ticket = ticket(person);
        Instant before = Instant.now();
        String connection = redeemed(ticket).statusCode(200).extract().path("connection");
        given().header(InternalGuard.HEADER, PlatformResource.INTERNAL_TOKEN)
                .contentType(ContentType.JSON)
                .body(Map.of("connection", connection))
                .post("/internal/lobby/stream-tickets/close")
                .then()
                .statusCode(204);
        Instant expires = transactions
                .read(session -> Sql.rows(
                        session,
                        "select expires_at from stream_ticket where connection = :connection",
                        Map.of("connection", connection)))
                .map(rows -> Sql.moment(rows.getFirst(), "expires_at"))
                .await()
                .atMost(Waits.MAX);
        assertThat(expires).isBetween(before.plusSeconds(599), Instant.now().plusSeconds(601));
        redeemed(ticket).statusCode(200);
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
