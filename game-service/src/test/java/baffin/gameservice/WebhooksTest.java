package baffin.gameservice;

import static baffin.gameservice.Eventually.eventually;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.match.terms.NamedIds;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Webhooks as their owners see them. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class WebhooksTest {

    private static final List<String> TURNS = List.of("match.your-turn");

    private final Receiver receiver = new Receiver();
    private final Subscriber ann = Subscriber.anybody();

    @AfterEach
    void close() {
        receiver.close();
    }

    @Test
    void the_secret_is_shown_once() {
        String key = UUID.randomUUID().toString();
        Map<String, Object> request =
                Map.of("url", receiver.url("/a"), "events", TURNS, "description", "for the league bot");
        JsonPath made = ann.create(request, key)
                .then()
                .statusCode(201)
                .body("state", equalTo("ACTIVE"))
                .body("enabled", equalTo(true))
                .body("events", equalTo(TURNS))
                .body("description", equalTo("for the league bot"))
                .extract()
                .jsonPath();
        assertThat(made.getString("secret")).matches("whsec_[A-Za-z0-9+/]{43}=");
        String secret = made.getString("secret").substring(6);
        ann.create(request, key)
                .then()
                .statusCode(201)
                .header("Idempotency-Replayed", "true")
                .header("Location", Subscriber.PATH + "/" + made.getString("webhookId"))
                .body("secret", equalTo(made.getString("secret")));
        String all = ann.request()
                        .get(Subscriber.PATH + "/" + made.getString("webhookId"))
                        .asString()
                + ann.request().get(Subscriber.PATH).asString()
                + ann.patch(made.getString("webhookId"), Map.of("description", "other"))
                        .asString()
                + ann.post(made.getString("webhookId"), "ping").asString()
                + ann.deliveries(made.getString("webhookId"));
        assertThat(all)
                .contains(made.getString("webhookId"))
                .doesNotContain(secret)
                .doesNotContain("whsec_");
        ann.create(Map.of("url", receiver.url("/b"), "events", TURNS), key)
                .then()
                .statusCode(422)
                .body("type", equalTo("/problems/idempotency-key-reused"));
    }

    @Test
    void a_player_has_ten_at_most() {
        for (int number = 0; number < 10; number++) {
            ann.created(receiver.url("/" + number), TURNS, Map.of());
        }
        ann.create(Map.of("url", receiver.url("/10"), "events", TURNS))
                .then()
                .statusCode(409)
                .body("type", equalTo("/problems/conflict"));
        List<String> ids = ann.request()
                .get(Subscriber.PATH)
                .then()
                .body("items", hasSize(10))
                .body("items.secret", everyItem(nullValue()))
                .extract()
                .path("items.webhookId");
        ann.request().delete(Subscriber.PATH + "/" + ids.getFirst()).then().statusCode(204);
        ann.request().delete(Subscriber.PATH + "/" + ids.getFirst()).then().statusCode(404);
        ann.created(receiver.url("/10"), TURNS, Map.of());
    }

    @Test
    void nobody_sees_or_touches_the_webhook_of_another() {
        String id = ann.created(receiver.url("/a"), TURNS, Map.of()).getString("webhookId");
        String delivery = ann.post(id, "ping").then().statusCode(202).extract().path("deliveryId");
        Subscriber eve = Subscriber.anybody();
        String path = Subscriber.PATH + "/" + id;
        eve.request().get(path).then().statusCode(404).body("type", equalTo("/problems/not-found"));
        eve.patch(id, Map.of("enabled", false)).then().statusCode(404);
        eve.request().delete(path).then().statusCode(404);
        eve.post(id, "rotate-secret").then().statusCode(404);
        eve.post(id, "ping").then().statusCode(404);
        eve.request().get(path + "/deliveries").then().statusCode(404);
        eve.post(id, "deliveries/" + delivery + "/resend").then().statusCode(404);
        eve.request().get(Subscriber.PATH).then().body("items", hasSize(0));
        for (String rest : List.of("", "/" + id, "/" + id + "/deliveries")) {
            given().get(Subscriber.PATH + rest).then().statusCode(401);
        }
        given().post(path + "/ping").then().statusCode(401);
        given().post(path + "/rotate-secret").then().statusCode(401);
        given().delete(path).then().statusCode(401);
        assertThat(ann.get(id).getString("state")).isEqualTo("ACTIVE");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {} | /url
            {"url":null,"events":["match.started"]} | /url
            {"url":"ftp://example.org/","events":["match.started"]} | /url
            {"url":"https://user@example.org/","events":["match.started"]} | /url
            {"url":"https://no-such-host.invalid/","events":["match.started"]} | /url
            {"url":"http://localhost/"} | /events
            {"url":"http://localhost/","events":[]} | /events
            {"url":"http://localhost/","events":["match.ended"]} | /events/0
            {"url":"http://localhost/","events":["webhook.ping"]} | /events/0
            {"url":"http://localhost/","events":[null]} | /events/0
            {"url":"http://localhost/","events":["match.started",7]} | /events/1
            {"url":"http://localhost/","events":["match.started","competition.round-published"]} | /events/1
            {"url":"http://localhost/","events":["match.your-turn"],"competitionId":"c"} | /events/0
            {"url":"http://localhost/","events":["match.started"],"competitionId":"c","matchId":"m"} | /competitionId
            {"url":"http://localhost/","events":["match.started"],"matchId":"a b"} | /matchId
            {"url":"http://localhost/","events":["match.started"],"description":"a\\u0000b"} | /description
            {"url":"http://localhost/","events":["match.started"],"enabled":"yes"} | /enabled
            {"url":"http://localhost/","events":["match.started"],"secret":"mine"} | /secret
            """)
    void what_is_not_valid_is_named(String body, String pointer) {
        ann.request()
                .contentType(ContentType.JSON)
                .header("Idempotency-Key", UUID.randomUUID())
                .body(body)
                .post(Subscriber.PATH)
                .then()
                .statusCode(400)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/invalid-field"))
                .body("violations.pointer", hasItem(pointer));
    }

    @Test
    void it_is_changed_in_parts() {
        String id = ann.created(receiver.url("/a"), TURNS, Map.of("matchId", NamedIds.of("m1"), "description", "old"))
                .getString("webhookId");
        ann.patch(id, "{\"matchId\":null,\"events\":[\"match.finished\",\"match.started\",\"match.started\"]}")
                .then()
                .statusCode(200)
                .body("matchId", nullValue())
                .body("events", equalTo(List.of("match.started", "match.finished")))
                .body("description", equalTo("old"))
                .body("url", equalTo(receiver.url("/a")));
        ann.patch(id, "{\"enabled\":false}")
                .then()
                .body("state", equalTo("PAUSED"))
                .body("enabled", equalTo(false));
        ann.patch(id, "{\"description\":\"new\"}").then().body("state", equalTo("PAUSED"));
        ann.patch(id, "{\"enabled\":true}").then().body("state", equalTo("ACTIVE"));
        for (String bad : List.of(
                "{\"url\":null}",
                "{\"url\":7}",
                "{\"url\":\"https://no-such-host.invalid/\"}",
                "{\"events\":[\"x\"]}",
                "{\"state\":\"DEAD\"}",
                "{\"competition\":\"c\",\"match\":\"m\"}")) {
            ann.patch(id, bad).then().statusCode(400).body("type", equalTo("/problems/invalid-field"));
        }
        ann.patch(id, "[]").then().statusCode(400);
        ann.patch(id, "{").then().statusCode(400).body("type", equalTo("/problems/malformed-json"));
        assertThat(ann.get(id).getString("description")).isEqualTo("new");
        ann.patch(id, "{\"description\":null}").then().body("$", not(hasKey("description")));
        assertThat(ann.get(id).getMap("")).doesNotContainKey("description");
        ann.request()
                .contentType(ContentType.JSON)
                .body("{\"description\":\"plain\"}")
                .patch(Subscriber.PATH + "/" + id)
                .then()
                .statusCode(200);
    }

    @Test
    void a_ping_is_signed_and_seen_and_can_be_sent_again() {
        JsonPath hook = ann.created(receiver.url("/hook?x=1"), TURNS, Map.of());
        String id = hook.getString("webhookId");
        String delivery = ann.post(id, "ping").then().statusCode(202).extract().path("deliveryId");
        Map<String, Object> seen = ann.deliveries(id, 1, "DELIVERED").getFirst();
        assertThat(seen)
                .containsEntry("deliveryId", delivery)
                .containsEntry("type", "webhook.ping")
                .doesNotContainKeys("nextAttemptAt", "sendingSince");
        assertThat((List<Map<String, Object>>) seen.get("attempts"))
                .singleElement()
                .satisfies(attempt -> assertThat(attempt)
                        .containsEntry("status", 204)
                        .containsKeys("at", "durationMs")
                        .doesNotContainKey("error"));
        Receiver.Got got = receiver.got("/hook?x=1").getFirst();
        assertThat(got.id()).isEqualTo(delivery);
        assertThat(got.host()).isEqualTo("127.0.0.1:" + receiver.port());
        assertThat(got.signedWith(hook.getString("secret"))).isTrue();
        assertThat(got.signedWith("whsec_" + "A".repeat(43) + "=")).isFalse();
        assertThat(got.body()).isEqualTo(seen.get("body"));
        assertThat(JsonPath.from(got.body()).getString("data.webhookId")).isEqualTo(id);
        ann.post(id, "deliveries/" + delivery + "/resend").then().statusCode(202);
        eventually(() -> assertThat(receiver.got("/hook?x=1")).hasSize(2));
        assertThat(receiver.got("/hook?x=1").getLast().id()).isEqualTo(delivery);
        eventually(() -> assertThat((List<?>) ann.deliveries(id).getFirst().get("attempts"))
                .hasSize(2));
        ann.post(id, "deliveries/" + UUID.randomUUID() + "/resend").then().statusCode(404);
    }

    @Test
    void after_a_rotation_every_request_carries_two_signatures() {
        JsonPath hook = ann.created(receiver.url("/r"), TURNS, Map.of());
        String id = hook.getString("webhookId");
        JsonPath rotated = ann.post(id, "rotate-secret")
                .then()
                .statusCode(200)
                .body("olderSecretUntil", notNullValue())
                .extract()
                .jsonPath();
        assertThat(rotated.getString("secret")).isNotEqualTo(hook.getString("secret"));
        ann.post(id, "ping").then().statusCode(202);
        ann.deliveries(id, 1, "DELIVERED");
        Receiver.Got got = receiver.got("/r").getFirst();
        assertThat(got.signature().split(" ")).hasSize(2);
        assertThat(got.signedWith(rotated.getString("secret"))).isTrue();
        assertThat(got.signedWith(hook.getString("secret"))).isTrue();
    }

    @Test
    void a_ping_goes_out_while_it_is_switched_off_but_nothing_else_does() {
        String id = ann.created(receiver.url("/off"), TURNS, Map.of("enabled", false))
                .getString("webhookId");
        String delivery = ann.post(id, "ping").then().statusCode(202).extract().path("deliveryId");
        ann.deliveries(id, 1, "DELIVERED");
        ann.post(id, "deliveries/" + delivery + "/resend").then().statusCode(409);
    }

    @Test
    void pages_of_deliveries_join_and_can_be_narrowed() {
        receiver.answering(got -> got.path().equals("/p") ? 500 : 200);
        String id = ann.created(receiver.url("/p"), TURNS, Map.of()).getString("webhookId");
        List<String> sent = new ArrayList<>();
        for (int number = 0; number < 7; number++) {
            sent.addFirst(ann.post(id, "ping").then().statusCode(202).extract().path("deliveryId"));
        }
        String path = Subscriber.PATH + "/" + id + "/deliveries";
        List<String> paged = new ArrayList<>();
        String cursor = "";
        while (cursor != null) {
            JsonPath page = ann.request()
                    .get(path + "?limit=3" + cursor)
                    .then()
                    .statusCode(200)
                    .extract()
                    .jsonPath();
            paged.addAll(page.getList("items.deliveryId"));
            cursor = page.getString("nextCursor") == null ? null : "&cursor=" + page.getString("nextCursor");
        }
        assertThat(paged).containsExactlyInAnyOrderElementsOf(sent);
        ann.request().get(path + "?state=DELIVERED").then().body("items", hasSize(0));
        ann.request().get(path + "?state=FAILED").then().body("items", hasSize(0));
        eventually(() -> ann.request().get(path + "?state=WAITING").then().body("items", hasSize(7)));
        for (String query : List.of("?limit=0", "?cursor=x", "?state=LOST")) {
            ann.request().get(path + query).then().statusCode(400);
        }
    }
}
