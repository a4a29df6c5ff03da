package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
@Timeout(600)
class MatchStreamTest {

    @TestHTTPResource("/api/v1/matches/")
    @SuppressWarnings("NullAway.Init") // the framework fills it
    URI matches;

    @Test
    void a_stream_begins_with_a_snapshot_and_goes_on_with_each_step() throws Exception {
        Recorded match = Recorded.match(11).logged(1, 5);
        given().get(match.path("?minVersion=5")).then().statusCode(200);
        try (BufferedReader stream = open(match, "text/event-stream", "", "")) {
            List<String> first = event(stream);
            assertThat(first).contains("event:snapshot", "id:5", "retry:1000");
            match.logged(6, 8);
            assertThat(ids(stream, 3)).containsExactly("id:6", "id:7", "id:8");
        }
    }

    @Test
    void a_stream_resumes_after_the_last_event_seen() throws Exception {
        Recorded match = Recorded.match(12).logged(1, 120);
        given().get(match.path("?minVersion=120")).then().statusCode(200);
        try (BufferedReader stream = open(match, "text/event-stream", "", "3")) {
            match.logged(121, 122);
            List<String> ids = ids(stream, 119);
            assertThat(ids).hasSize(119).doesNotHaveDuplicates();
            assertThat(ids.getFirst()).isEqualTo("id:4");
            assertThat(ids.getLast()).isEqualTo("id:122");
        }
    }

    @Test
    void an_idle_stream_gets_a_comment_within_ten_seconds() throws Exception {
        Recorded match = Recorded.match(13).logged(1, 2);
        given().get(match.path("?minVersion=2")).then().statusCode(200);
        try (BufferedReader stream = open(match, "text/event-stream", "", "2")) {
            String line = stream.readLine();
            while (line != null && line.isEmpty()) {
                line = stream.readLine();
            }
            assertThat(line).startsWith(":");
        }
    }

    @Test
    void lines_of_json_carry_the_same_events() throws Exception {
        Recorded match = Recorded.match(14).logged(1, 6);
        given().get(match.path("?minVersion=6")).then().statusCode(200);
        try (BufferedReader stream = open(match, "application/x-ndjson", "?from=3", "")) {
            for (int version = 4; version <= 6; version++) {
                assertThat(stream.readLine())
                        .startsWith("{\"event\":\"step\",\"position\":\"" + version + "\",\"matchId\"")
                        .contains("\"version\":" + version);
            }
            match.logged(7, 7);
            assertThat(stream.readLine()).contains("\"version\":7");
        }
    }

    @Test
    void every_step_that_is_told_again_and_the_snapshot_carry_what_is_included() throws Exception {
        Recorded match = Recorded.match(16).logged(1, 130);
        given().get(match.path("?minVersion=130")).then().statusCode(200);
        String query = "?include=log,view,legal-actions,board&lang=de";
        try (BufferedReader stream = open(match, "application/x-ndjson", query + "&from=0", "")) {
            for (int version = 1; version <= 130; version++) {
                JsonPath step = JsonPath.from(line(stream));
                assertThat(step.getInt("version")).isEqualTo(version);
                assertThat(step.getString("status")).isEqualTo("RUNNING");
                assertThat(step.getInt("included.view.version")).isEqualTo(version);
                assertThat(step.getInt("included.legal-actions.version")).isEqualTo(version);
                assertThat(step.getString("included.board")).startsWith("<svg");
                assertThat(step.getString("included.log.items[0].lines[0].text"))
                        .isNotEmpty();
            }
            match.logged(131, 131);
            assertThat(line(stream)).contains("\"version\":131").contains("\"included\"");
        }
        try (BufferedReader stream = open(match, "application/x-ndjson", query, "")) {
            JsonPath snapshot = JsonPath.from(line(stream));
            assertThat(snapshot.getString("event")).isEqualTo("snapshot");
            assertThat(snapshot.getInt("included.log.items[0].version")).isEqualTo(131);
        }
    }

    @Test
    void a_position_ahead_of_the_match_is_reset() throws Exception {
        Recorded match = Recorded.match(17).logged(1, 3);
        given().get(match.path("?minVersion=3")).then().statusCode(200);
        try (BufferedReader stream = open(match, "text/event-stream", "", "9999")) {
            assertThat(event(stream)).contains("event:reset");
            assertThat(event(stream)).contains("event:snapshot", "id:3");
            match.logged(4, 4);
            assertThat(event(stream)).contains("event:step", "id:4");
        }
        try (BufferedReader stream = open(match, "application/x-ndjson", "?from=99", "")) {
            assertThat(stream.readLine()).isEqualTo("{\"event\":\"reset\"}");
            assertThat(stream.readLine()).startsWith("{\"event\":\"snapshot\",\"position\":\"4\"");
        }
    }

    @Test
    void a_user_has_at_most_ten_streams() throws Exception {
        Recorded match = Recorded.match(15).logged(1, 2);
        given().get(match.path("?minVersion=2")).then().statusCode(200);
        String token = baffin.testkit.http.TokenIssuer.shared().token("many-" + match.id(), "Many");
        List<BufferedReader> open = new ArrayList<>();
        try {
            for (int count = 0; count < 10; count++) {
                open.add(
                        stream(request(match, "text/event-stream", "", "").header("Authorization", "Bearer " + token)));
            }
            given().auth()
                    .oauth2(token)
                    .accept("text/event-stream")
                    .get(match.path("/stream"))
                    .then()
                    .statusCode(429);
        } finally {
            for (BufferedReader stream : open) {
                stream.close();
            }
        }
        given().accept("text/event-stream")
                .get("/api/v1/matches/no-such-match/stream")
                .then()
                .statusCode(404);
    }

    /** The next line that is no heartbeat. */
    private static String line(BufferedReader stream) throws IOException {
        String line = stream.readLine();
        while (line.isEmpty()) {
            line = stream.readLine();
        }
        return line;
    }

    private BufferedReader open(Recorded match, String accept, String query, String lastEvent) throws Exception {
        return stream(request(match, accept, query, lastEvent));
    }

    private HttpRequest.Builder request(Recorded match, String accept, String query, String lastEvent) {
        HttpRequest.Builder request = HttpRequest.newBuilder(matches.resolve(match.id() + "/stream" + query))
                .header("Accept", accept);
        return lastEvent.isEmpty() ? request : request.header("Last-Event-ID", lastEvent);
    }

    private static BufferedReader stream(HttpRequest.Builder request) throws Exception {
        var response = HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
        assertThat(response.statusCode()).isEqualTo(200);
        return new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8));
    }

    private static List<String> ids(BufferedReader stream, int count) throws IOException {
        List<String> ids = new ArrayList<>();
        while (ids.size() < count) {
            event(stream).stream().filter(line -> line.startsWith("id:")).forEach(ids::add);
        }
        return ids;
    }

    private static List<String> event(BufferedReader stream) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line = stream.readLine(); line != null; line = stream.readLine()) {
            if (!line.isEmpty()) {
                lines.add(line.replaceFirst(": ", ":"));
            } else if (!lines.isEmpty()) {
                return lines;
            }
        }
        throw new IOException("the stream has ended");
    }
}
