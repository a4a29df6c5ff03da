package baffin.gameservice;

import static baffin.gameservice.Eventually.eventually;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.platform.identity.Roles;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import baffin.testkit.records.TestNames;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From the log to browsers. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class PushTest {

    private static final String PATH = "/api/v1/players/me/push-subscriptions";

    @Inject
    @Identifier("game")
    Transactions transactions;

    private final PushService service = new PushService();
    private final Browser browser = new Browser();

    @AfterEach
    void close() {
        service.close();
    }

    private static RequestSpecification as(String player) {
        return given().auth().oauth2(TokenIssuer.shared().token(player, "Handle"));
    }

    private static String anybody() {
        return "push-" + UUID.randomUUID();
    }

    private Response post(String player, String path, Map<String, ?> more) {
        return as(player)
                .contentType(ContentType.JSON)
                .body(browser.pushRequest(service.url(path), more))
                .post(PATH);
    }

    private JsonPath subscribed(String player, String path, Map<String, ?> more) {
        return post(player, path, more).then().statusCode(201).extract().jsonPath();
    }

    private List<JsonPath> pushed(String path) {
        return service.got(path).stream()
                .map(got -> JsonPath.from(browser.decrypted(got.body())))
                .toList();
    }

    private Stream<String> kinds(String path) {
        return pushed(path).stream().map(one -> one.getString("kind"));
    }

    /** After whatever the test has set up by then, on a slow machine too. */
    private static Instant soon() {
        return Instant.now().plusSeconds(60);
    }

    @Test
    void a_person_is_told_what_the_list_of_notifications_says_in_the_language_of_the_browser() {
        Recorded match = Recorded.match("north-wind", 81, true);
        String ann = match.players().getFirst();
        String key = given().get("/api/v1/push")
                .then()
                .statusCode(200)
                .body("enabled", equalTo(true))
                .extract()
                .path("publicKey");
        JsonPath made = subscribed(ann, "/ann", Map.of("kinds", List.of("MATCH_STARTED"), "lang", "de"));
        subscribed(match.players().get(1), "/bob", Map.of("kinds", List.of("MATCH_STARTED")));
        match.begun(soon()).logged(1, 1);

        eventually(() -> assertThat(pushed("/ann")).hasSize(1));
        Object id = new Inbox(match, 0)
                .allOnce("MATCH_STARTED").stream()
                        .filter(one -> "MATCH_STARTED".equals(one.get("kind")))
                        .findFirst()
                        .orElseThrow()
                        .get("id");
        assertThat(pushed("/ann").getFirst().<Map<String, Object>>get(""))
                .isEqualTo(Map.of(
                        "id",
                        id,
                        "kind",
                        "MATCH_STARTED",
                        "summary",
                        "Eine Partie North Wind hat begonnen.",
                        "matchId",
                        match.id(),
                        "link",
                        "/api/v1/matches/" + match.id()));
        PushService.Got got = service.got("/ann").getFirst();
        JsonPath claims = Browser.claims(got.header("Authorization"), key);
        assertThat(claims.getString("aud")).isEqualTo(service.origin());
        assertThat(claims.getString("sub")).isEqualTo("mailto:host@league.example");
        assertThat(got.header("Content-Type")).isEqualTo("application/octet-stream");
        assertThat(got.header("Content-Encoding")).isEqualTo("aes128gcm");
        assertThat(got.header("TTL")).isEqualTo("86400");
        assertThat(got.header("Urgency")).isEqualTo("normal");
        assertThat(got.header("Topic")).matches("[A-Za-z0-9_-]{32}");
        eventually(() -> assertThat(pushed("/bob")).hasSize(1));
        assertThat(pushed("/bob").getFirst().getString("summary")).isEqualTo("A match of North Wind has started.");
        eventually(() -> as(ann).get(PATH)
                .then()
                .statusCode(200)
                .body("items", hasSize(1))
                .body("items[0].id", equalTo(made.getString("id")))
                .body("items[0].lastSentAt", notNullValue()));
    }

    @Test
    void who_chooses_nothing_is_told_of_starts_and_turns_and_each_kind_is_a_choice() {
        Recorded planned = Recorded.match(82);
        String ann = planned.players().getFirst();
        subscribed(ann, "/usual", Map.of())
                .getList("kinds")
                .forEach(kind -> assertThat(kind)
                        .isIn("MATCH_STARTED", "YOUR_TURN", "YOU_WERE_ASKED", "TIME_IS_SHORT", "ROUND_PUBLISHED"));
        subscribed(ann, "/end", Map.of("kinds", List.of("MATCH_ENDED")));
        Recorded match = planned.begun(soon());
        match.logged(1, match.acting(0) - 1);
        eventually(() -> assertThat(kinds("/usual")).containsAnyOf("YOUR_TURN", "YOU_WERE_ASKED"));
        match.logged(match.acting(0), match.end());

        eventually(() -> assertThat(kinds("/end")).containsExactly("MATCH_ENDED"));
        assertThat(kinds("/usual")).doesNotContain("MATCH_ENDED");
        assertThat(service.got("/usual"))
                .filteredOn(got -> browser.decrypted(got.body()).contains("YOUR_TURN"))
                .allSatisfy(got -> assertThat(got.header("Urgency")).isEqualTo("high"));
    }

    @Test
    void what_is_old_and_what_was_sent_is_not_sent_and_a_rebuild_sends_nothing() {
        Recorded old = Recorded.match(83).begun(Instant.now().minus(Duration.ofMinutes(11)));
        String ann = old.players().getFirst();
        subscribed(ann, "/ann", Map.of("kinds", List.of("MATCH_STARTED")));
        transactions
                .write(session -> Sql.update(
                        session, "update push_subscription set created = 0 where owner = :owner", Map.of("owner", ann)))
                .await()
                .atMost(Waits.MAX);
        Recorded fresh = old.again(84).begun(soon());
        old.shown(1);
        fresh.shown(1);
        eventually(() -> assertThat(pushed("/ann")).hasSize(1));
        fresh.logged(1, 1);
        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .post("/internal/game/rebuild")
                .then()
                .statusCode(200)
                .body("switched", equalTo(true));
        Recorded last = old.again(85).begun(soon());
        last.logged(1, 1);

        eventually(() -> assertThat(pushed("/ann")).hasSize(2));
        assertThat(pushed("/ann").stream().map(one -> one.getString("matchId"))).containsExactly(fresh.id(), last.id());
    }

    @Test
    void a_subscription_that_its_service_does_not_know_ends() {
        Recorded match = Recorded.match(86);
        String bob = match.players().get(1);
        service.answering(got -> new PushService.Answer(got.path().equals("/gone") ? 410 : 201, ""));
        String gone = subscribed(bob, "/gone", Map.of()).getString("id");
        String good = subscribed(bob, "/good", Map.of()).getString("id");
        match.begun(soon()).logged(1, 1);

        eventually(() -> as(bob).get(PATH).then().body("items.id", equalTo(List.of(good))));
        as(bob).delete(PATH + "/" + gone).then().statusCode(404);
        eventually(() -> assertThat(pushed("/good")).hasSize(1));
    }

    @Test
    void a_service_that_is_busy_is_asked_again() {
        Recorded match = Recorded.match(87);
        String bob = match.players().get(1);
        service.answering(got ->
                service.got("/busy").size() < 3 ? new PushService.Answer(429, "0") : new PushService.Answer(201, ""));
        subscribed(bob, "/busy", Map.of("kinds", List.of("MATCH_STARTED")));
        match.begun(soon()).logged(1, 1);

        eventually(() -> as(bob).get(PATH).then().body("items[0].lastSentAt", notNullValue()));
        assertThat(pushed("/busy")).hasSize(3);
    }

    @Test
    void a_person_has_ten_at_most_and_sees_them_without_their_keys() {
        String eve = anybody();
        for (int number = 0; number < 10; number++) {
            subscribed(eve, "/" + number, Map.of("device", "device " + number));
        }
        post(eve, "/10", Map.of()).then().statusCode(409);
        Response again = post(eve, "/3", Map.of("device", "Firefox on the laptop", "kinds", List.of("INVITED")));
        again.then().statusCode(200).body("kinds", equalTo(List.of("INVITED")));
        String id = again.jsonPath().getString("id");

        as(eve).get(PATH)
                .then()
                .statusCode(200)
                .body("items", hasSize(10))
                .body("items.device", hasItem("Firefox on the laptop"))
                .body("items.device", not(hasItem("device 3")))
                .body("items[0].host", equalTo("127.0.0.1"))
                .body("items[0].createdAt", notNullValue())
                .body("items[0].lastSentAt", nullValue())
                .body(not(containsString(browser.p256dh())))
                .body(not(containsString(browser.auth())))
                .body(not(containsString(service.origin())));
        as(anybody()).delete(PATH + "/" + id).then().statusCode(404);
        as(eve).delete(PATH + "/" + id).then().statusCode(204);
        as(eve).get(PATH).then().body("items", hasSize(9));
        subscribed(eve, "/10", Map.of());
    }

    @Test
    void a_browser_is_one_persons_at_a_time() {
        String ann = anybody();
        String bob = anybody();
        subscribed(ann, "/shared", Map.of());

        subscribed(bob, "/shared", Map.of());

        as(ann).get(PATH).then().body("items", hasSize(0));
        as(bob).get(PATH).then().body("items", hasSize(1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/endpoint | {\"endpoint\":null}",
                "/endpoint | {\"endpoint\":\"ftp://push.example.org/\"}",
                "/endpoint | {\"endpoint\":\"https://10.0.0.1/\"}",
                "/endpoint | {\"endpoint\":\"https://no-such-host.invalid/\"}",
                "/keys | {\"keys\":null}",
                "/keys/p256dh | {\"keys\":{\"auth\":\"BTBZMqHH6r4Tts7J_aSIgg\"}}",
                "/keys/p256dh | {\"keys\":{\"p256dh\":\"BTBZMqHH6r4Tts7J_aSIgg\",\"auth\":\"BTBZMqHH6r4Tts7J_aSIgg\"}}",
                "/device | {\"device\":\"a\\u0007b\"}",
                "/kinds | {\"kinds\":[]}",
                "/kinds/1 | {\"kinds\":[\"INVITED\",\"YOUR_TERN\"]}",
                "/lang | {\"lang\":\"tlh\"}",
                "/unheard | {\"unheard\":1}",
            })
    void what_is_wrong_is_named(String pointer, String change) {
        Map<String, Object> request = new HashMap<>(browser.subscription(service.url("/wrong")));
        request.putAll(JsonPath.from(change).getMap(""));

        as(anybody())
                .contentType(ContentType.JSON)
                .body(request)
                .post(PATH)
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo(pointer));
    }

    @Test
    void bots_and_strangers_are_not_heard_nor_programs_without_the_scope() {
        String bot = TokenIssuer.shared()
                .forPlayer("bot-" + UUID.randomUUID(), "Bot")
                .groups(Roles.BOT)
                .sign();
        given().auth().oauth2(bot).get(PATH).then().statusCode(403);
        given().get(PATH).then().statusCode(401);
        for (String scope : List.of("read", "play", "organise")) {
            given().auth().oauth2(program(scope)).get(PATH).then().statusCode(403);
        }
        given().auth().oauth2(program("webhooks")).get(PATH).then().statusCode(200);
    }

    private static String program(String scope) {
        return TokenIssuer.shared()
                .forPlayer(anybody(), "Handle")
                .with("scope", scope)
                .sign();
    }

    @Test
    void whoever_is_erased_is_told_nothing_any_more() {
        Recorded match = Recorded.match(88);
        String cyd = match.players().get(2);
        TestNames.give(Map.of(cyd, "Cyd"));
        subscribed(cyd, "/cyd", Map.of());
        subscribed(match.players().getFirst(), "/ann", Map.of());

        TestNames.erase(cyd);

        eventually(() -> as(cyd).get(PATH).then().statusCode(200).body("items", hasSize(0)));
        match.begun(soon()).logged(1, 1);
        eventually(() -> assertThat(pushed("/ann")).isNotEmpty());
        assertThat(pushed("/cyd")).isEmpty();
    }
}
