package baffin.gameservice;

import static baffin.gameservice.Eventually.eventually;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;

import baffin.gameservice.LiveStream.Sent;
import baffin.platform.topics.Topics;
import baffin.platform.wire.Json;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import baffin.testkit.records.TestLog;
import baffin.testkit.records.TestNames;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.net.URI;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who comes to and leaves tables that wait, on the personal stream and to webhooks. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
@Timeout(600)
class OpenTablesTest {

    @TestHTTPResource("/api/v1/players/me/stream")
    @SuppressWarnings("NullAway.Init") // the framework fills it
    URI stream;

    private final String match = UUID.randomUUID().toString();
    private final String host = "host-" + match;
    private final String guest = "guest-" + match;
    private final Receiver receiver = new Receiver();
    private long version;

    @AfterEach
    void close() {
        receiver.close();
    }

    private void logged(Map<String, ?>... events) {
        version++;
        Map<String, Object> record = new HashMap<>(Map.of(
                "matchId",
                match,
                "version",
                version,
                "commandId",
                UUID.randomUUID().toString(),
                "player",
                host));
        record.put("at", Instant.now().plusSeconds(60).toString());
        record.put("events", List.of(events));
        TestLog.append(List.of(new ProducerRecord<>(
                Topics.LOBBY_EVENTS,
                match,
                Json.shared().text(record).getBytes(java.nio.charset.StandardCharsets.UTF_8))));
    }

    private void opened(String visibility) {
        logged(
                Map.of(
                        "type",
                        "MatchOpened",
                        "host",
                        Map.of("player", host, "bot", false),
                        "terms",
                        Map.of("game", "expedition", "seats", 2, "options", Map.of(), "visibility", visibility)),
                taken(0, host));
    }

    private static Map<String, Object> taken(int seat, String player) {
        return Map.of("type", "SeatTaken", "seat", seat, "person", Map.of("player", player, "bot", false));
    }

    private static Map<String, Object> left(int seat, String player) {
        return Map.of("type", "SeatLeft", "seat", seat, "player", player);
    }

    private LiveStream open(String player, Map<String, String> more) throws Exception {
        Map<String, String> headers = new HashMap<>(more);
        headers.put("Authorization", "Bearer " + TokenIssuer.shared().token(player, "Handle"));
        return LiveStream.events(URI.create(stream + "?topics=tables"), headers);
    }

    private static Sent next(LiveStream live, String name) throws Exception {
        Sent sent = live.next();
        while (!sent.name().equals(name)) {
            sent = live.next();
        }
        return sent;
    }

    @Test
    void joins_and_leaves_at_ones_own_table_come_on_the_personal_stream_and_resume() throws Exception {
        opened("PRIVATE");
        Sent last;
        try (LiveStream live = open(host, Map.of());
                LiveStream other = open(guest, Map.of())) {
            assertThat(next(other, "snapshot").data()).doesNotContain(match);
            JsonPath first = JsonPath.from(next(live, "snapshot").data());
            if (first.getList("data.tables").isEmpty()) {
                next(live, "table");
            }
            logged(taken(1, guest));
            last = next(live, "table");
            assertThat(JsonPath.from(last.data()).getList("data.seats.player")).containsExactly(host, guest);
            assertThat(next(other, "table").data()).contains(match);
            logged(left(1, guest));
            last = next(live, "table");
            assertThat(JsonPath.from(last.data()).getList("data.seats.player")).containsExactly(host);
            assertThat(JsonPath.from(next(other, "gone").data()).getString("data.id"))
                    .isEqualTo(match);
        }
        try (LiveStream live = open(host, Map.of("Last-Event-ID", last.id()))) {
            next(live, "joined");
            logged(Map.of("type", "MatchCancelled", "player", host));
            assertThat(live.next().name()).isEqualTo("gone");
        }
        try (LiveStream live = open(host, Map.of("Last-Event-ID", last.id()))) {
            next(live, "joined");
            assertThat(live.next().name()).isEqualTo("reset");
            assertThat(live.next().name()).isEqualTo("snapshot");
        }
    }

    @Test
    void who_is_invited_is_notified_until_the_answer_and_not_by_somebody_who_is_muted() {
        String other = "other-" + match;
        given().auth()
                .oauth2(TokenIssuer.shared().token(other, "Handle"))
                .put("/api/v1/players/me/mutes/" + host)
                .then()
                .statusCode(204);
        TestNames.give(Map.of(host, "Harald"));
        logged(
                Map.of(
                        "type",
                        "MatchOpened",
                        "host",
                        Map.of("player", host, "bot", false),
                        "terms",
                        Map.of("game", "expedition", "seats", 3, "options", Map.of())),
                taken(0, host),
                taken(1, guest),
                taken(2, other));

        eventually(() -> notices(guest)
                .body("items.kind", contains("INVITED_TO_MATCH"))
                .body("items[0].summary", equalTo("Harald invites you to a match of Expedition: Northwest Passage."))
                .body("items[0].matchId", equalTo(match))
                .body("items[0].link", equalTo("/api/v1/lobby/matches/" + match))
                .body("items[0].read", equalTo(false)));
        notices(host).body("items", empty());
        notices(other).body("items", empty());
        logged(Map.of("type", "SeatReady", "seat", 1, "ready", true));
        eventually(() -> notices(guest).body("items.read", contains(true)));
    }

    private static ValidatableResponse notices(String player) {
        return given().auth()
                .oauth2(TokenIssuer.shared().token(player, "Handle"))
                .get("/api/v1/players/me/notifications")
                .then()
                .statusCode(200);
    }

    private Stream<String> types(String path) {
        return receiver.got(path).stream()
                .map(got -> JsonPath.from(got.body()))
                .filter(one -> match.equals(one.getString("data.matchId")))
                .map(one -> one.getString("type"));
    }

    @Test
    void webhooks_hear_of_public_tables_and_of_hidden_ones_at_which_their_owner_sits() {
        Subscriber anybody = Subscriber.anybody();
        anybody.created(receiver.url("/all"), List.of("lobby.*"), Map.of());
        anybody.created(receiver.url("/new"), List.of("lobby.match-opened"), Map.of());
        anybody.created(receiver.url("/matches"), List.of("match.*", "competition.*"), Map.of());
        new Subscriber(host).created(receiver.url("/host"), List.of("lobby.*"), Map.of());
        opened("PUBLIC");
        logged(taken(1, guest));
        logged(left(1, guest));
        logged(Map.of("type", "MatchCancelled", "player", host));
        String[] all = {"lobby.match-opened", "lobby.seat-taken", "lobby.seat-left", "lobby.match-cancelled"};
        eventually(() -> assertThat(types("/all")).containsExactlyInAnyOrder(all));
        eventually(() -> assertThat(types("/host")).containsExactlyInAnyOrder(all));
        eventually(() -> assertThat(types("/new")).containsExactly("lobby.match-opened"));
        assertThat(types("/matches")).isEmpty();
    }

    @Test
    void a_hidden_table_is_told_to_its_own_people_alone() {
        Subscriber.anybody().created(receiver.url("/all"), List.of("lobby.*"), Map.of());
        new Subscriber(host).created(receiver.url("/host"), List.of("lobby.*"), Map.of());
        opened("PRIVATE");
        logged(taken(1, guest));
        eventually(
                () -> assertThat(types("/host")).containsExactlyInAnyOrder("lobby.match-opened", "lobby.seat-taken"));
        assertThat(types("/all")).isEmpty();
    }

    @Test
    void an_event_of_the_lobby_fits_no_competition() {
        Subscriber.anybody()
                .create(Map.of(
                        "url",
                        receiver.url("/x"),
                        "events",
                        List.of("lobby.*"),
                        "competitionId",
                        UUID.randomUUID().toString()))
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/events/0"));
        given().get("/api/v1/webhooks").then().statusCode(401);
    }
}
