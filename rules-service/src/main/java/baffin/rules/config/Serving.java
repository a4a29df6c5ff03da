package baffin.rules.config;

import io.vertx.core.Vertx;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.logging.Logger;

/**
 * Whether players can be served by the parts that they need beside this one: without sign-in or a view nobody can play,
 * though the deciders run. A part counts once it has been ready for the first time.
 */
final class Serving implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Serving.class);
    private static final Duration EVERY = Duration.ofSeconds(5);
    private static final Duration PATIENCE = Duration.ofSeconds(4);
    private static final int FAILURES_MAX = 2;
    private static final int OK = 200;

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(PATIENCE)
            .build();
    private final Vertx vertx;
    private final List<URI> parts;
    private final Map<URI, Integer> failures = new ConcurrentHashMap<>();
    private volatile long timer = -1;

    /**
     * A watch.
     *
     * @param parts where each part says whether it is ready
     */
    Serving(Vertx vertx, List<URI> parts) {
        this.vertx = vertx;
        this.parts = List.copyOf(parts);
    }

    void start() {
        if (!parts.isEmpty()) {
            timer = vertx.setPeriodic(EVERY.toMillis(), ignored -> parts.forEach(this::ask));
        }
    }

    /** True when every part that has ever been ready was ready lately. */
    boolean all() {
        return failures.values().stream().allMatch(count -> count < FAILURES_MAX);
    }

    private void ask(URI part) {
        HttpRequest request = HttpRequest.newBuilder(part).timeout(PATIENCE).build();
        client.sendAsync(request, BodyHandlers.discarding())
                .thenAccept(answer -> reported(part, answer.statusCode() == OK))
                .exceptionally(away -> {
                    reported(part, false);
                    return null;
                });
    }

    void reported(URI part, boolean ready) {
        if (ready) {
            Integer before = failures.put(part, 0);
            if (before != null && before >= FAILURES_MAX) {
                LOG.infof("players are served again: %s", part);
            }
            return;
        }
        Integer count = failures.computeIfPresent(part, (one, before) -> before + 1);
        if (count != null && count == FAILURES_MAX) {
            LOG.warnf("players are not served, their time stands still: %s", part);
        }
    }

    @Override
    public void close() {
        vertx.cancelTimer(timer);
        client.shutdownNow();
    }
}
