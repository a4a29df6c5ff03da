package baffin.gameservice.chat;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import baffin.platform.acknowledgement.RecordPublisher;
import baffin.platform.wire.CloudEvents;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What is said is forgotten after its time, in the database as in the log. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class ChatRetentionTest {

    @Inject
    @Identifier("chat")
    @SuppressWarnings("NullAway.Init") // the framework fills it
    RecordPublisher log;

    @Inject
    @SuppressWarnings("NullAway.Init") // the framework fills it
    ChatStore store;

    @Test
    void lines_are_kept_for_ninety_days_and_rebuilt_alike() {
        String match = UUID.randomUUID().toString();
        Instant now = Instant.now();
        say(match, "long ago", now.minus(Duration.ofDays(91)));
        say(match, "some time ago", now.minus(Duration.ofDays(89)));
        say(match, "today", now);
        await().atMost(Waits.MAX)
                .untilAsserted(() -> assertThat(texts(match)).containsExactly("today", "some time ago"));
        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .post("/internal/game/rebuild?projection=chat")
                .then()
                .statusCode(200)
                .body("identical", equalTo(true))
                .body("tables.chat_line", notNullValue());
        assertThat(texts(match)).containsExactly("today", "some time ago");
        store.forget(now.minus(Duration.ofDays(88))).await().atMost(Waits.MAX);
        assertThat(texts(match)).containsExactly("today");
    }

    @Test
    void a_rebuild_leaves_mutes_as_they_are() {
        String token = TokenIssuer.shared().token("muting-" + UUID.randomUUID(), "Handle");
        given().auth()
                .oauth2(token)
                .put("/api/v1/players/me/mutes/somebody")
                .then()
                .statusCode(204);
        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .post("/internal/game/rebuild?projection=chat")
                .then()
                .statusCode(200);
        given().auth().oauth2(token).get("/api/v1/players/me/mutes").then().body("items", equalTo(List.of("somebody")));
    }

    private void say(String match, String text, Instant at) {
        String id = UUID.randomUUID().toString();
        ChatRecord record =
                new ChatRecord(match, id, ChatRecord.Kind.SAID, at, "ann", false, 0, Channel.PUBLIC, id, text);
        log.append(match, record.bytes(), CloudEvents.attributes(CloudEvents.CHAT, "/game", id, match, at))
                .await()
                .atMost(Waits.MAX);
    }

    private List<String> texts(String match) {
        return store.latest(new ChatStore.View(match, Channel.PUBLIC, ""), null, 100).await().atMost(Waits.MAX).stream()
                .map(ChatLine::text)
                .toList();
    }
}
