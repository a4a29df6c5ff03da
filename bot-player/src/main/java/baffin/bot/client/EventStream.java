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
}
