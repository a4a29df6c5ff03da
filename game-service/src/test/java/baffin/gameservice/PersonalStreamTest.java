package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import baffin.gameservice.LiveStream.Sent;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One stream of a person: topics join and leave, and all of them resume by one id. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
@Timeout(600)
class PersonalStreamTest {

    private static final String PATH = "/api/v1/players/me/stream";
    private static final ObjectMapper JSON = new ObjectMapper();

    @TestHTTPResource(PATH)
    @SuppressWarnings("NullAway.Init") // the framework fills it
    URI stream;

    private static String token(String player) {
        return TokenIssuer.shared().token(player, "Handle");
    }

    private LiveStream open(String player, String topics, Map<String, String> headers) throws Exception {
        Map<String, String> all = new HashMap<>(headers);
        all.put("Authorization", "Bearer " + token(player));
        return LiveStream.events(URI.create(stream + "?topics=" + topics), all);
    }

    private static JsonNode json(Sent sent) throws IOException {
        return JSON.readTree(sent.data());
    }

    /** The next event of a topic with a name; those of other topics may come before. */
    private static Sent next(LiveStream live, String topic, String name) throws IOException {
        while (true) {
            Sent sent = live.next();
            if (json(sent).path("topic").asText().equals(topic) && sent.name().equals(name)) {
                return sent;
            }
        }
    }

    private static ValidatableResponse follow(String player, String subscription, List<String> topics) {
        return given().auth()
                .oauth2(token(player))
                .contentType(ContentType.JSON)
                .body(Map.of("topics", topics))
                .put(PATH + "/" + subscription)
                .then();
    }

    private static void there(Recorded match, int version) {
        given().auth()
                .oauth2(token(match.players().getFirst()))
                .get(match.path("?minVersion=" + version))
                .then()
                .statusCode(200);
        Awaitility.await()
                .atMost(Waits.MAX)
                .untilAsserted(() -> given().auth()
                        .oauth2(token(match.players().getFirst()))
                        .get("/api/v1/matches?player=me")
                        .then()
                        .body("items.matchId", hasItem(match.id())));
    }

    @Test
    void a_match_is_told_as_its_own_stream_tells_it() throws Exception {
        Recorded match = Recorded.match(71).logged(1, 10);
        there(match, 10);
        String topic = "match:" + match.id();
        String player = match.players().get(1);
        URI own = URI.create(stream.resolve(match.path("/stream")).toString());
        try (LiveStream live = open(player, topic, Map.of());
                LiveStream single = LiveStream.events(own, Map.of("Authorization", "Bearer " + token(player)))) {
            Sent first = live.next();
            assertThat(first.name()).isEqualTo("subscription");
            assertThat(json(first).path("topics").get(0).asText()).isEqualTo(topic);
            assertThat(live.next().name()).isEqualTo("joined");
            Sent snapshot = live.next();
            assertThat(snapshot.name()).isEqualTo("snapshot");
            assertThat(json(snapshot).path("data").path("version").asLong()).isEqualTo(10);
            assertThat(single.next().name()).isEqualTo("snapshot");

            match.logged(11, 30);

            for (int version = 11; version <= 30; version++) {
                Sent step = live.next();
                assertThat(step.id()).isEqualTo(topic + "=" + version);
                ObjectNode alone = (ObjectNode) json(single.next());
                assertThat(json(step).path("data")).isEqualTo(alone.without(List.of("event", "position")));
            }
        }
    }

    @Test
    void matches_of_ones_own_come_by_themselves_and_resume_without_gap_or_repeat() throws Exception {
        Recorded one = Recorded.match(72).logged(1, 12);
        there(one, 12);
        Recorded other = one.again(73);
        String player = one.players().getFirst();
        String last;
        List<String> seen = new ArrayList<>();
        try (LiveStream live = open(player, "matches", Map.of())) {
            assertThat(live.next().name()).isEqualTo("subscription");
            Sent joined = next(live, "matches", "joined");
            // the first one says that the topic is there, which the matches themselves follow
            JsonNode listed = json(joined).path("matches");
            assertThat(listed.findValuesAsText("matchId")).containsExactly(one.id());
            one.logged(13, 20);
            other.logged(1, 6);
            Sent sent = joined;
            for (int events = 0; events < 14; events++) {
                sent = next(live, "matches", "step");
                seen.add(place(sent));
            }
            last = sent.id();
        }
        one.logged(21, 25);
        other.logged(7, 9);
        there(one, 25);
        there(other, 9);
        try (LiveStream live = open(player, "notifications", Map.of("Last-Event-ID", last))) {
            assertThat(json(live.next()).path("topics").get(0).asText()).isEqualTo("matches");
            for (int events = 0; events < 8; events++) {
                seen.add(place(next(live, "matches", "step")));
            }
        }
        List<String> wanted = new ArrayList<>();
        for (int version = 13; version <= 25; version++) {
            wanted.add(one.id() + "@" + version);
        }
        for (int version = 1; version <= 9; version++) {
            wanted.add(other.id() + "@" + version);
        }
        assertThat(seen).containsExactlyInAnyOrderElementsOf(wanted);
    }

    private static String place(Sent step) throws IOException {
        JsonNode data = json(step).path("data");
        return data.path("matchId").asText() + "@" + data.path("version").asLong();
    }

    @Test
    void topics_are_joined_and_left_while_the_stream_is_open() throws Exception {
        Recorded match = Recorded.match(74).logged(1, 5);
        there(match, 5);
        String player = match.players().getFirst();
        String topic = "match:" + match.id();
        String chat = "chat:" + match.id();
        try (LiveStream live = open(player, "notifications", Map.of())) {
            String subscription = json(live.next()).path("subscription").asText();
            next(live, "notifications", "snapshot");

            follow(player, subscription, List.of(topic, chat, chat + ":seats"))
                    .statusCode(200)
                    .body("topics", hasItem(chat));
            assertThat(json(next(live, "notifications", "left")).path("why").asText())
                    .isEqualTo("requested");
            next(live, topic, "snapshot");
            match.logged(6, 6);
            next(live, topic, "step");
            given().auth()
                    .oauth2(token(match.players().get(1)))
                    .contentType(ContentType.JSON)
                    .header("Idempotency-Key", java.util.UUID.randomUUID().toString())
                    .body(Map.of("text", "ahoy"))
                    .post(match.path("/chat/public"))
                    .then()
                    .statusCode(201);
            Sent line = next(live, chat, "line");
            assertThat(json(line).path("data").path("line").path("text").asText())
                    .isEqualTo("ahoy");
            assertThat(line.id()).contains(topic + "=6").contains(chat + "=").doesNotContain("notifications");

            follow(player, subscription, List.of()).statusCode(200);
            next(live, topic, "left");
        }
    }

    @Test
    void only_who_has_opened_a_stream_changes_it_and_only_to_topics_that_there_are() throws Exception {
        Recorded match = Recorded.match(75).logged(1, 2);
        String player = match.players().getFirst();
        try (LiveStream live = open(player, "notifications", Map.of())) {
            String subscription = json(live.next()).path("subscription").asText();
            follow(match.players().get(1), subscription, List.of("matches")).statusCode(404);
            follow(player, "nothing", List.of("matches")).statusCode(404);
            follow(player, subscription, List.of("weather"))
                    .statusCode(400)
                    .body("violations[0].value", equalTo("weather"));
            given().auth()
                    .oauth2(token(player))
                    .get(PATH + "/" + subscription)
                    .then()
                    .statusCode(200)
                    .body("topics", equalTo(List.of("notifications")));
        }
        given().get(PATH).then().statusCode(401);
        given().auth()
                .oauth2(token(player))
                .get(PATH + "?topics=weather")
                .then()
                .statusCode(400);
        given().auth().oauth2(token(player)).get(PATH + "?from=weather").then().statusCode(400);
        given().auth()
                .oauth2(token(player))
                .header("Last-Event-ID", "match:x=y")
                .get(PATH)
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("Last-Event-ID"));
    }

    @Test
    void a_private_match_is_not_there_for_strangers_and_leaves_with_the_seat() throws Exception {
        Recorded match =
                Recorded.seen(baffin.match.terms.Visibility.PRIVATE, "host").logged(1, 4);
        String holder = match.players().get(1);
        there(match, 4);
        String topic = "match:" + match.id();
        try (LiveStream stranger = open("stranger-" + match.id(), topic, Map.of());
                LiveStream own = open(holder, topic, Map.of())) {
            assertThat(stranger.next().name()).isEqualTo("subscription");
            Sent left = stranger.next();
            assertThat(left.name()).isEqualTo("left");
            assertThat(json(left).path("why").asText()).isEqualTo("not-there");
            assertThat(left.id()).isEqualTo("-");
            next(own, topic, "snapshot");
            match.append(match.handOver(5, 1, "next-" + match.id()));
            assertThat(json(next(own, topic, "left")).path("why").asText()).isEqualTo("not-there");
        }
    }

    @Test
    void who_was_away_too_long_begins_anew() throws Exception {
        Recorded match = Recorded.match("north-wind", 76, true);
        int end = match.end();
        match.logged(1, end);
        there(match, end);
        assertThat(end).isGreaterThan(202);
        String topic = "match:" + match.id();
        try (LiveStream live = open("reader-" + match.id(), topic, Map.of("Last-Event-ID", topic + "=2"))) {
            next(live, topic, "joined");
            assertThat(live.next().name()).isEqualTo("reset");
            Sent snapshot = live.next();
            assertThat(snapshot.name()).isEqualTo("snapshot");
            assertThat(snapshot.id()).isEqualTo(topic + "=" + end);
        }
        try (LiveStream live = open("reader-" + match.id(), topic, Map.of("Last-Event-ID", topic + "=" + (end - 3)))) {
            next(live, topic, "joined");
            assertThat(live.next().id()).isEqualTo(topic + "=" + (end - 2));
        }
    }

    @Test
    void lines_carry_the_position_that_resumes_them() throws Exception {
        Recorded match = Recorded.match(77).logged(1, 5);
        there(match, 5);
        String topic = "match:" + match.id();
        Map<String, String> headers =
                Map.of("Authorization", "Bearer " + token(match.players().getFirst()));
        URI from = URI.create(stream + "?from=" + topic.replace(":", "%3A") + "%3D3");
        try (LiveStream live = LiveStream.lines(from, headers)) {
            assertThat(JSON.readTree(live.line()).path("event").asText()).isEqualTo("subscription");
            assertThat(JSON.readTree(live.line()).path("event").asText()).isEqualTo("joined");
            for (int version = 4; version <= 5; version++) {
                assertThat(JSON.readTree(live.line()).path("position").asText()).isEqualTo(topic + "=" + version);
            }
        }
    }
}
