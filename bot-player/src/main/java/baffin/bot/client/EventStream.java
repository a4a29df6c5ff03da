package baffin.bot.client;

import baffin.bot.client.model.StreamEvent;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A live stream that goes on after a broken connection from the last version seen. For one
 * reading thread; any thread may
 * close it.
 */
public final class EventStream implements AutoCloseable {

    private static final String END = "end";

    private final Session session;
    private final String path;
    private final Retry retry;
    private volatile boolean closed;
    private volatile @Nullable InputStream body;
    private @Nullable SseReader reader;
    private @Nullable Long last;
    private Duration pause = Duration.ofMillis(200);

    EventStream(Session session, String path, @Nullable Long after) {
        this.session = session;
        this.path = path;
        this.last = after;
        this.retry = session.transport().retry();
    }

    /**
     * The next event. Blocks; connects and connects again as needed.
     *
     * @return empty only when the stream was closed
     * @throws ApiException when the platform refuses the stream
     */
    public Optional<StreamEvent> next() {
        for (int failures = 0; !closed && failures < retry.attempts(); ) {
            try {
                Optional<StreamEvent> event = connected().next();
                // a stream that ends with its token goes on with the next one
                if (event.isPresent() && !event.get().name().equals(END)) {
                    last = event.get().id() > 0 ? Long.valueOf(event.get().id()) : last;
                    return event;
                }
                failures = 0;
            } catch (IOException broken) {
                failures++;
            }
            disconnect();
            retry.pause(Math.max(1, failures), closed ? Duration.ZERO : pause);
        }
        if (closed) {
            return Optional.empty();
        }
        throw new IllegalStateException("the stream " + path + " is not to be reached");
    }

    /** Ends the stream; a reader that waits gets the empty answer. */
    @Override
    public void close() {
        closed = true;
        disconnect();
    }

    private SseReader connected() throws IOException {
        SseReader open = reader;
        if (open == null) {
            open = connect();
            reader = open;
        }
        return open;
    }

    private SseReader connect() throws IOException {
        Call call =
                Call.get(path).with("Accept", "text/event-stream").with("Authorization", "Bearer " + session.bearer());
        Call resumed = last == null ? call : call.with("Last-Event-ID", last.toString());
        try {
            HttpResponse<InputStream> response = session.transport()
                    .http()
                    .send(session.transport().request(resumed).build(), BodyHandlers.ofInputStream());
            body = response.body();
            if (response.statusCode() != 200) {
                refused(response);
            }
            return new SseReader(new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8)));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    private static void refused(HttpResponse<InputStream> response) throws IOException {
        Answer answer = new Answer(
                response.statusCode(), response.headers(), response.body().readAllBytes());
        if (answer.worthRetrying()) {
            throw new IOException("the stream answers " + answer.status());
        }
        throw ApiException.of(answer);
    }

    private void disconnect() {
        SseReader old = reader;
        if (old != null) {
            old.retryMs().ifPresent(ms -> pause = Duration.ofMillis(ms));
        }
        reader = null;
        InputStream open = body;
        body = null;
        if (open != null) {
            try {
                open.close();
            } catch (IOException alreadyGone) {
                pause = Duration.ofMillis(200);
            }
        }
    }

    /** Cuts a text/event-stream (WHATWG HTML) into events. */
    static final class SseReader {

        private final BufferedReader lines;
        private final StringBuilder data = new StringBuilder();
        private String name = "message";
        private String id = "";
        private OptionalLong retryMs = OptionalLong.empty();

        SseReader(BufferedReader lines) {
            this.lines = lines;
        }

        /** The wait before connecting again that the stream asked for (ms). */
        OptionalLong retryMs() {
            return retryMs;
        }

        /** The next event; empty at the end of the stream. Blocks. */
        Optional<StreamEvent> next() throws IOException {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isEmpty()) {
                    field(line);
                } else if (!data.isEmpty()) {
                    return Optional.of(dispatched());
                }
            }
            return Optional.empty();
        }

        private void field(String line) {
            int colon = line.indexOf(':');
            String field = colon < 0 ? line : line.substring(0, colon);
            String value = colon < 0 ? "" : line.substring(colon + 1).replaceFirst("^ ", "");
            switch (field) {
                case "data" -> data.append(data.isEmpty() ? "" : "\n").append(value);
                case "event" -> name = value;
                case "id" -> id = value;
                case "retry" -> retryMs = value.matches("\\d{1,9}") ? OptionalLong.of(Long.parseLong(value)) : retryMs;
                default -> {} // comments are heartbeats; unknown fields are to be skipped
            }
        }

        private StreamEvent dispatched() {
            long version = id.matches("\\d{1,18}") ? Long.parseLong(id) : 0;
            StreamEvent event =
                    new StreamEvent(version, name, Json.tree(data.toString().getBytes(StandardCharsets.UTF_8)));
            data.setLength(0);
            name = "message";
            return event;
        }
    }
}
