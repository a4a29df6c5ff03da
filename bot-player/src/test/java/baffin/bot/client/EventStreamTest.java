package baffin.bot.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import baffin.bot.client.model.Credentials;
import baffin.bot.client.model.StreamEvent;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EventStreamTest {

    private static final String STREAM = "/matches/m/stream";

    private FakeApi api;
    private EventStream stream;

    @BeforeEach
    void open() throws IOException {
        api = new FakeApi();
        stream = api.client().signIn(new Credentials("ross", "erebus")).table("m").stream(null);
    }

    @AfterEach
    void close() {
        stream.close();
        api.close();
    }

    @Test
    void events_come_with_version_name_and_data_and_heartbeats_are_skipped() {
        api.on("GET", STREAM, text("retry: 1\n:hello\n\nid: 7\nevent: snapshot\ndata: {\"a\":\ndata: 1}\n\n"));

        StreamEvent event = stream.next().orElseThrow();

        assertThat(event.id()).isEqualTo(7);
        assertThat(event.name()).isEqualTo("snapshot");
        assertThat(event.data().path("a").asInt()).isEqualTo(1);
    }

    @Test
    void a_broken_stream_goes_on_after_the_last_version_seen() {
        api.on("GET", STREAM, text("retry: 1\nid: 7\ndata: {}\n\nid: 8\ndata: {\"cut"), text("id: 8\ndata: {}\n\n"));

        assertThat(stream.next().orElseThrow().id()).isEqualTo(7);
        assertThat(stream.next().orElseThrow().id()).isEqualTo(8);

        assertThat(api.requests("GET", STREAM)).hasSize(2);
        assertThat(api.requests("GET", STREAM).getLast().headers()).containsEntry("last-event-id", "7");
    }

    @Test
    void a_refused_stream_is_a_problem_at_once() {
        api.on("GET", STREAM, FakeApi.problem(404, "unknown-match", ""));

        assertThatExceptionOfType(ApiException.NotFound.class).isThrownBy(() -> stream.next());
    }

    @Test
    void a_closed_stream_ends() {
        stream.close();

        assertThat(stream.next()).isEmpty();
    }

    private static FakeApi.Scripted text(String body) {
        return new FakeApi.Scripted(200, Map.of("Content-Type", "text/event-stream"), body);
    }
}
