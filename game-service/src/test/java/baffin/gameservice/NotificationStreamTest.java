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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
@Timeout(600)
class NotificationStreamTest {

    @TestHTTPResource(Inbox.PATH + "/stream")
    @SuppressWarnings("NullAway.Init") // the framework fills it
    URI stream;

    @Test
    void a_stream_begins_with_the_number_of_unread_ones_and_goes_on_with_each_new_one() throws Exception {
        Recorded match = Recorded.match(31).logged(1, 1);
        Inbox inbox = new Inbox(match, 0);
        int unread = inbox.allOnce("MATCH_STARTED").size();
        try (LiveStream live = LiveStream.events(stream, inbox.authorization())) {
            Sent first = live.next();
            assertThat(first.name()).isEqualTo("snapshot");
            assertThat(JsonPath.from(first.data()).getInt("unread")).isEqualTo(unread);
            match.logged(2, match.end());
            List<String> streamed = new ArrayList<>();
            Sent last;
            do {
                last = live.next();
                assertThat(last.name()).isEqualTo("notification");
                streamed.add(JsonPath.from(last.data()).getString("id"));
            } while (!last.data().contains("MATCH_ENDED"));
            List<Object> listed = new ArrayList<>(
                    inbox.all("").stream().map(one -> one.get("id")).toList());
            assertThat(streamed).isEqualTo(listed.subList(unread, listed.size()));
        }
    }

    @Test
    void a_stream_resumes_over_several_matches_without_gap_or_repeat() throws Exception {
        Recorded one = Recorded.match(32);
        List<Recorded> matches = new ArrayList<>(List.of(one));
        for (int seed = 33; seed < 37; seed++) {
            matches.add(one.again(seed));
        }
        Inbox inbox = new Inbox(one, 0);
        matches.forEach(match -> match.logged(1, 30));
        List<String> seen = new ArrayList<>();
        String last = "0";
        for (int part = 0; part < 3; part++) {
            try (LiveStream live = LiveStream.events(stream, resumed(inbox, last))) {
                for (int count = 0; count < 4; count++) {
                    Sent sent = live.next();
                    seen.add(JsonPath.from(sent.data()).getString("id"));
                    last = sent.id();
                }
            }
            int from = 31 + 10 * part;
            matches.forEach(match -> match.logged(from, from + 9));
        }
        matches.forEach(match -> match.logged(61, match.end()));
        try (LiveStream live = LiveStream.lines(URI.create(stream + "?from=" + last), inbox.authorization())) {
            for (int ended = 0; ended < matches.size(); ) {
                String line = live.line();
                seen.add(JsonPath.from(line).getString("id"));
                ended += line.contains("MATCH_ENDED") ? 1 : 0;
            }
        }
        List<Object> listed = new ArrayList<>(
                inbox.all("").stream().map(each -> each.get("id")).toList());
        assertThat(seen)
                .doesNotHaveDuplicates()
                .hasSameElementsAs(listed.stream().map(String::valueOf).toList());
        for (Recorded match : matches) {
            assertThat(seen.stream().filter(id -> id.startsWith(match.id())).map(NotificationStreamTest::order))
                    .isSorted();
        }
    }

    private static Integer order(String id) {
        String[] parts = id.split("[@#]");
        return Integer.parseInt(parts[1]) * 100 + Integer.parseInt(parts[2]);
    }

    private static Map<String, String> resumed(Inbox inbox, String last) {
        Map<String, String> headers = new HashMap<>(inbox.authorization());
        headers.put("Last-Event-ID", last);
        return headers;
    }

    @Test
    void an_idle_stream_gets_a_comment_within_ten_seconds() throws Exception {
        Inbox inbox = new Inbox(Recorded.match(38), 0);
        try (LiveStream live = LiveStream.events(stream, resumed(inbox, "0"))) {
            assertThat(live.line()).startsWith(":");
        }
    }

    @Test
    void strangers_nonsense_and_too_many_streams_are_refused() throws Exception {
        Inbox inbox = new Inbox(Recorded.match(39), 0);
        given().accept("text/event-stream").get(stream).then().statusCode(401);
        inbox.request()
                .accept("text/event-stream")
                .header("Last-Event-ID", "57")
                .get(stream)
                .then()
                .statusCode(400);
        inbox.request()
                .accept("application/x-ndjson")
                .get(stream + "?from=a:b")
                .then()
                .statusCode(400);
        List<LiveStream> open = new ArrayList<>();
        try {
            for (int count = 0; count < 10; count++) {
                open.add(LiveStream.events(stream, inbox.authorization()));
            }
            inbox.request()
                    .accept("text/event-stream")
                    .get(stream)
                    .then()
                    .statusCode(429)
                    .header("Retry-After", "10");
        } finally {
            for (LiveStream each : open) {
                each.close();
            }
        }
    }
}
