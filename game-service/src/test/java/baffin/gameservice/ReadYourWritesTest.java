package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import baffin.platform.acknowledgement.KafkaAcknowledger;
import baffin.platform.acknowledgement.SeenVersion;
import baffin.platform.identity.Roles;
import baffin.platform.topics.Topics;
import baffin.testkit.Retried;
import baffin.testkit.SlowReadModels;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.Operations;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;

/** Every change, and at once every read that shows it, while memory and projections are slow to follow the log. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
@ExtendWith(SlowReadModels.class)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ReadYourWritesTest {

    private static final Set<String> USED = new TreeSet<>();

    /** What is the same for all, or tells how the service is doing. */
    private static final Set<String> FIXED = Set.of(
            "index",
            "version",
            "listGames",
            "getGame",
            "getComponents",
            "getRules",
            "listRuleExamples",
            "getRuleExampleBoard",
            "getPartPicture",
            "getGuide",
            "getScene",
            "listLessons",
            "getLesson",
            "getLessonLegalActions",
            "getLessonBoard",
            "getLessonLog",
            "getStyleSheet",
            "listProblemTypes",
            "getProblemType",
            "pushSettings",
            "serviceHealth",
            "releaseReadModel");

    private static final String OPERATOR = "operator-" + UUID.randomUUID();

    @TestHTTPResource("/")
    URI base;

    private static Response asks(String player, String method, String path, @Nullable Object body) {
        Operations.of(given().get("/q/openapi?format=json").asByteArray())
                .of(method, path.replaceAll("\\?.*", ""))
                .ifPresent(USED::add);
        RequestSpecification request = given().auth()
                .oauth2(token(player))
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .header("If-Match", "*")
                .contentType(method.equals("PATCH") ? "application/merge-patch+json" : ContentType.JSON.toString());
        return (body == null ? request : request.body(body)).request(method, path);
    }

    private static String token(String player) {
        return player.equals(OPERATOR)
                ? TokenIssuer.shared()
                        .forPlayer(player, "Barrow")
                        .groups(Roles.PLAYER, Roles.OPERATOR)
                        .sign()
                : TokenIssuer.shared().token(player, "Handle");
    }

    private static Response read(String player, String path) {
        Response answer = Retried.whileNotYet(() -> asks(player, "GET", path, null), Response::statusCode);
        answer.then().statusCode(200);
        return answer;
    }

    private static Response write(String player, String method, String path, @Nullable Object body) {
        Response answer = asks(player, method, path, body);
        assertThat(answer.statusCode())
                .as(method + " " + path + ": " + answer.asString())
                .isBetween(200, 204);
        return answer;
    }

    /** The log has versions of a match, and a player was told of the last one. */
    private static void acknowledged(Recorded match, int from, int to, String player) {
        match.logged(from, to);
        try (KafkaAcknowledger edge =
                new KafkaAcknowledger(Infrastructure.shared().access(), "/test", Clock.systemUTC())) {
            edge.tell(player, List.of(new SeenVersion(Topics.MATCH_EVENTS, match.id(), to)))
                    .await()
                    .atMost(Waits.MAX);
        }
    }

    @Test
    @Order(1)
    void a_match_after_a_command() {
        Recorded match = Recorded.match(71);
        String ann = match.players().getFirst();
        int last = 0;
        for (int version : new int[] {1, 5}) {
            acknowledged(match, last + 1, version, ann);
            read(ann, match.path("")).then().body("version", equalTo(version));
            read(ann, match.path("/events?from=" + version)).then().body("items.version", hasItem(version));
            read(ann, match.path("/log?from=" + version)).then().body("items.version", hasItem(version));
            last = version;
        }
        for (String path : List.of("/legal-actions", "/refusals?spot=square:2,9", "/board.svg")) {
            acknowledged(match, last + 1, last + 1, ann);
            last++;
            read(ann, match.path(path)).then().header("ETag", startsWith("\"" + last));
        }
        acknowledged(match, last + 1, last + 1, ann);
        read(ann, "/api/v1/matches?player=" + ann)
                .then()
                .body("items.find { it.matchId == '" + match.id() + "' }.version", equalTo(last + 1));
        acknowledged(match, last + 2, match.end(), ann);
        read(ann, match.path("/verification")).then().body("verified", equalTo(true));
        read(ann, match.path("/export"));
        asks(ann, "GET", match.path("/analysis"), null).then().statusCode(202);
    }

    @Test
    @Order(1)
    void a_match_that_another_service_has_just_started_is_found_by_every_read() {
        for (String path : List.of(
                "",
                "/events",
                "/log",
                "/legal-actions",
                "/refusals?spot=square:2,9",
                "/board.svg",
                "/chat/public",
                "/chat/seats")) {
            Recorded match = Recorded.match(72);
            String ann = match.players().getFirst();
            acknowledged(match, 1, 1, ann);
            read(ann, match.path(path));
        }
    }

    @Test
    @Order(1)
    void notifications_and_what_was_read_of_them() {
        Recorded match = Recorded.match(73);
        String ann = match.players().getFirst();
        acknowledged(match, 1, 1, ann);
        JsonPath notices = read(ann, Inbox.PATH).jsonPath();
        assertThat(notices.getList("items.kind")).contains("MATCH_STARTED");
        String first = notices.getString("items[0].id");
        write(ann, "POST", Inbox.PATH + "/read", Map.of("upTo", first));
        read(ann, Inbox.PATH + "?unread=true").then().body("items", empty());
    }

    @Test
    @Order(1)
    void streams_begin_with_what_their_reader_was_told_of() throws Exception {
        Recorded match = Recorded.match(74);
        String ann = match.players().getFirst();
        acknowledged(match, 1, 1, ann);
        assertThat(first(ann, match.path("/stream")).id()).isEqualTo("1");
        acknowledged(match, 2, 6, ann);
        assertThat(first(ann, match.path("/stream")).id()).isEqualTo("6");
        assertThat(first(ann, Inbox.PATH + "/stream").data()).contains("unread");
        write(ann, "POST", match.path("/chat/public"), Map.of("text", "good luck"));
        assertThat(first(ann, match.path("/chat/public/stream")).data()).contains("good luck");
        USED.addAll(Set.of("streamMatch", "streamNotifications", "streamChat"));
    }

    @Test
    @Order(1)
    void the_stream_of_a_person_begins_with_what_its_reader_was_told_of() throws Exception {
        Recorded match = Recorded.match(78);
        String ann = match.players().getFirst();
        String path = "/api/v1/players/me/stream";
        Map<String, String> token = Map.of("Authorization", "Bearer " + token(ann));
        acknowledged(match, 1, 4, ann);
        try (LiveStream stream = LiveStream.events(base.resolve(path + "?topics=match:" + match.id()), token)) {
            String id = JsonPath.from(stream.next().data()).getString("subscription");
            assertThat(stream.next().name()).isEqualTo("joined");
            assertThat(stream.next().id()).endsWith("=4");
            write(ann, "PUT", path + "/" + id, Map.of("topics", List.of("notifications")));
            read(ann, path + "/" + id).then().body("topics", contains("notifications"));
        }
        USED.add("streamPerson");
    }

    private LiveStream.Sent first(String player, String path) throws Exception {
        Map<String, String> token =
                Map.of("Authorization", "Bearer " + TokenIssuer.shared().token(player, "Handle"));
        try (LiveStream stream = LiveStream.events(base.resolve(path), token)) {
            return stream.next();
        }
    }

    @Test
    @Order(1)
    void what_is_said_reported_hidden_and_muted() {
        String host = "host-" + UUID.randomUUID();
        Recorded match = Recorded.hosted(75, host);
        String bob = match.players().get(1);
        acknowledged(match, 1, 1, bob);
        String line = write(bob, "POST", match.path("/chat/public"), Map.of("text", "hello"))
                .path("messageId");
        read(bob, match.path("/chat/public")).then().body("items.text", contains("hello"));
        write(host, "POST", match.path("/chat/public/" + line + "/report"), Map.of("reason", "an example"));
        read(host, match.path("/chat/reports")).then().body("items", hasSize(1));
        write(host, "POST", match.path("/chat/public/" + line + "/hide"), null);
        read(bob, match.path("/chat/public")).then().body("items.removed", contains("BY_HOST"));
        String rude = write(bob, "POST", match.path("/chat/public"), Map.of("text", "rude"))
                .path("messageId");
        write(host, "POST", match.path("/chat/public/" + rude + "/report"), Map.of("reason", "an example"));
        read(OPERATOR, "/api/v1/operator/reports?limit=200").then().body("items.line.messageId", hasItem(rude));
        String hide = "/api/v1/operator/matches/" + match.id() + "/chat/" + rude + "/hide";
        write(OPERATOR, "POST", hide, Map.of("reason", "an example"));
        read(bob, match.path("/chat/public")).then().body("items[0].removed", equalTo("BY_HOST"));
        String other = write(bob, "POST", match.path("/chat/public"), Map.of("text", "again"))
                .path("messageId");
        read(bob, "/api/v1/players/me/chat").then().body("items.text", hasItem("again"));
        write(bob, "DELETE", match.path("/chat/public/" + other), null);
        read(bob, match.path("/chat/public")).then().body("items.text", not(hasItem("again")));
        write(bob, "PUT", match.path("/chat/public/quiet"), null);
        asks(host, "POST", match.path("/chat/public"), Map.of("text", "psst"))
                .then()
                .statusCode(409);
        write(bob, "DELETE", match.path("/chat/public/quiet"), null);
        String last = write(host, "POST", match.path("/chat/public"), Map.of("text", "at last"))
                .path("messageId");
        write(bob, "PUT", match.path("/chat/public/read"), Map.of("upTo", last));
        read(bob, match.path("/presence")).then().statusCode(200);
        read(bob, "/api/v1/matches?player=me&progress=true")
                .then()
                .body("items.find { it.matchId == '" + match.id() + "' }.unreadChat", equalTo(0));
        write(bob, "PUT", "/api/v1/players/me/mutes/" + host, null);
        read(bob, "/api/v1/players/me/mutes").then().body("items", hasItem(host));
        read(bob, match.path("/chat/public")).then().body("items.text", not(hasItem("at last")));
        write(bob, "DELETE", "/api/v1/players/me/mutes/" + host, null);
        read(bob, "/api/v1/players/me/mutes").then().body("items", not(hasItem(host)));
    }

    @Test
    @Order(1)
    void sandboxes() throws Exception {
        Recorded match = Recorded.match(76);
        String ann = match.players().getFirst();
        acknowledged(match, 1, 3, ann);
        String id =
                write(ann, "POST", match.path("/fork"), Map.of("version", 3)).path("sandboxId");
        String path = "/api/v1/sandboxes/" + id;
        read(ann, "/api/v1/sandboxes").then().body("items.sandboxId", hasItem(id));
        int before = read(ann, path).path("version");
        Map<String, Object> command = read(ann, path + "/legal-actions").path("items[0].command");
        String key = UUID.randomUUID().toString();
        given().auth()
                .oauth2(TokenIssuer.shared().token(ann, "Handle"))
                .header("Idempotency-Key", key)
                .header("If-Match", "*")
                .contentType(ContentType.JSON)
                .body(command)
                .post(path + "/commands")
                .then()
                .statusCode(200);
        USED.add("sendSandboxCommand");
        read(ann, path).then().body("version", equalTo(before + 1));
        read(ann, path + "/events?from=" + (before + 1)).then().body("items", hasSize(1));
        read(ann, path + "/log?from=" + (before + 1)).then().body("items", hasSize(1));
        for (String of : List.of("/board.svg", "/refusals?spot=square:2,9")) {
            read(ann, path + of).then().header("ETag", startsWith("\"" + (before + 1)));
        }
        read(ann, path + "/commands/" + key);
        assertThat(first(ann, path + "/stream").id()).isEqualTo(Integer.toString(before + 1));
        USED.add("streamSandbox");
        String copy = write(ann, "POST", path + "/fork", Map.of()).path("sandboxId");
        read(ann, "/api/v1/sandboxes/" + copy);
        write(ann, "DELETE", "/api/v1/sandboxes/" + copy, null);
        asks(ann, "GET", "/api/v1/sandboxes/" + copy, null).then().statusCode(404);
        read(ann, "/api/v1/sandboxes").then().body("items.sandboxId", not(hasItem(copy)));
    }

    @Test
    @Order(1)
    void webhooks() {
        Recorded match = Recorded.match(77).begun(Instant.now().plusSeconds(5));
        String ann = match.players().getFirst();
        try (Receiver receiver = new Receiver()) {
            String id = write(
                            ann,
                            "POST",
                            Subscriber.PATH,
                            Map.of("url", receiver.url("/a"), "events", List.of("match.started", "match.your-turn")))
                    .path("webhookId");
            String path = Subscriber.PATH + "/" + id;
            read(ann, Subscriber.PATH).then().body("items.webhookId", hasItem(id));
            write(ann, "PATCH", path, "{\"description\":\"mine\"}");
            read(ann, path).then().body("description", equalTo("mine"));
            write(ann, "POST", path + "/rotate-secret", null);
            String ping = write(ann, "POST", path + "/ping", null).path("deliveryId");
            read(ann, path + "/deliveries").then().body("items.deliveryId", hasItem(ping));
            acknowledged(match, 1, 1, ann);
            read(ann, path + "/deliveries").then().body("items.type", hasItem("match.started"));
            Eventually.eventually(() ->
                    read(ann, path + "/deliveries?state=DELIVERED").then().body("items.deliveryId", hasItem(ping)));
            write(ann, "POST", path + "/deliveries/" + ping + "/resend", null);
            write(ann, "DELETE", path, null);
            read(ann, Subscriber.PATH).then().body("items.webhookId", not(hasItem(id)));
        }
    }

    @Test
    @Order(1)
    void browsers_that_are_told_by_push() {
        String ann = "ann-" + UUID.randomUUID();
        String path = "/api/v1/players/me/push-subscriptions";
        try (PushService service = new PushService()) {
            Map<String, Object> request = new Browser().subscription(service.url("/ann"));
            request.remove("expirationTime");
            String id = write(ann, "POST", path, request).path("id");
            read(ann, path).then().body("items.id", hasItem(id));
            write(ann, "DELETE", path + "/" + id, null);
            read(ann, path).then().body("items.id", not(hasItem(id)));
        }
    }

    @Test
    @Order(2)
    void no_operation_is_left_out() {
        Operations operations =
                Operations.of(given().get("/q/openapi?format=json").asByteArray());
        Set<String> all = operations.reads();
        all.addAll(operations.writes());
        all.removeAll(FIXED);
        assertThat(USED).containsAll(all);
    }
}
