package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.gameservice.LiveStream.Sent;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
@Timeout(600)
class ChatStreamTest {

    @TestHTTPResource("/api/v1/matches/")
    @SuppressWarnings("NullAway.Init") // the framework fills it
    URI matches;

    @Test
    void a_stream_begins_with_the_last_lines_and_goes_on_with_each_one_said_and_removed() throws Exception {
        Recorded match = Recorded.match(71).shown(1);
        Talk ann = Talk.seat(match, 0);
        ann.said("public", "first");
        ann.said("public", "second");
        try (LiveStream live = LiveStream.events(uri(match, ""), Map.of())) {
            Sent snapshot = live.next();
            assertThat(snapshot.name()).isEqualTo("snapshot");
            assertThat(JsonPath.from(snapshot.data()).<String>getList("lines.text"))
                    .containsExactly("first", "second");
            String third = ann.said("public", "third");
            Sent line = live.next();
            assertThat(line.name()).isEqualTo("line");
            assertThat(JsonPath.from(line.data()).getString("line.text")).isEqualTo("third");
            ann.request().post(ann.path("public/" + third + "/hide")).then().statusCode(200);
            Sent removed = live.next();
            assertThat(removed.name()).isEqualTo("removed");
            assertThat(removed.data()).contains(third, "BY_HOST").doesNotContain("\"third\"");
        }
    }

    @Test
    void a_stream_resumes_without_gap_or_repeat_in_lines_of_json_too() throws Exception {
        Recorded match = Recorded.match(72).shown(1);
        for (int number = 0; number < 9; number++) {
            Talk.seat(match, number % 3).said("public", "line " + number);
        }
        List<String> seen = new ArrayList<>();
        long position = 0;
        for (int part = 0; part < 3; part++) {
            try (LiveStream live = LiveStream.lines(uri(match, "?from=" + position), Map.of())) {
                for (int count = 0; count < 3; count++) {
                    JsonPath event = JsonPath.from(live.line());
                    seen.add(event.getString("line.text"));
                    position = event.getLong("position");
                }
            }
        }
        assertThat(seen)
                .containsExactly(
                        "line 0", "line 1", "line 2", "line 3", "line 4", "line 5", "line 6", "line 7", "line 8");
    }

    @Test
    void a_muted_player_is_not_in_the_stream_of_the_one_who_mutes() throws Exception {
        Recorded match = Recorded.match(73).shown(1);
        Talk ann = Talk.seat(match, 0);
        Talk bob = Talk.seat(match, 1);
        ann.request().put("/api/v1/players/me/mutes/" + bob.player()).then().statusCode(204);
        bob.said("public", "not for ann");
        try (LiveStream mine = LiveStream.events(uri(match, ""), ann.authorization());
                LiveStream others = LiveStream.events(uri(match, ""), Map.of())) {
            assertThat(mine.next().data()).doesNotContain("not for ann");
            assertThat(others.next().data()).contains("not for ann");
            bob.said("public", "nor this");
            ann.said("public", "my own");
            assertThat(mine.next().data()).contains("my own");
            assertThat(others.next().data()).contains("nor this");
        }
    }

    @Test
    void nonsense_and_too_many_streams_are_refused() throws Exception {
        Recorded match = Recorded.match(74).shown(1);
        Talk ann = Talk.seat(match, 0);
        given().accept("text/event-stream")
                .header("Last-Event-ID", "x")
                .get(uri(match, ""))
                .then()
                .statusCode(400);
        List<LiveStream> open = new ArrayList<>();
        try {
            for (int count = 0; count < 10; count++) {
                open.add(LiveStream.events(uri(match, ""), ann.authorization()));
            }
            ann.request().accept("text/event-stream").get(uri(match, "")).then().statusCode(429);
        } finally {
            for (LiveStream each : open) {
                each.close();
            }
        }
    }

    private URI uri(Recorded match, String query) {
        return matches.resolve(match.id() + "/chat/public/stream" + query);
    }
}
