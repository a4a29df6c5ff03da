package baffin.platform.runtime.decider.guard;

import io.vertx.core.Vertx;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * Whether players can be served by all parts that they need: without sign-in or a view nobody can play, though the
 * deciders run. Players are not served before each part has been ready for the first time.
 */
@Singleton
class Serving {

    private static final Logger LOG = Logger.getLogger(Serving.class);
    private static final Duration EVERY = Duration.ofSeconds(5);
    private static final Duration PATIENCE = Duration.ofSeconds(4);
    private static final int FAILURES_MAX = 2;
    /** A part that stays away is named again every five minutes. */
    private static final int REMINDER = 60;

    private static final int OK = 200;

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(PATIENCE)
            .build();
    private final Vertx vertx;
    private final Map<URI, Integer> failures = new ConcurrentHashMap<>();
    private long timer = -1;

    /**
     * A watch.
     *
     * @param parts where each part says whether it is ready; none: players are always served
     */
    Serving(Vertx vertx, @ConfigProperty(name = "baffin.served-by") Optional<List<URI>> parts) {
        this.vertx = vertx;
        parts.orElse(List.of()).forEach(part -> failures.put(part, FAILURES_MAX));
    }

    @PostConstruct
    void start() {
        if (!failures.isEmpty()) {
            ask();
            timer = vertx.setPeriodic(EVERY.toMillis(), ignored -> ask());
        }
    }

    /** True when every part was ready lately. */
    boolean all() {
        return failures.values().stream().allMatch(count -> count < FAILURES_MAX);
    }

    private void ask() {
        for (URI part : failures.keySet()) {
            HttpRequest request = HttpRequest.newBuilder(part).timeout(PATIENCE).build();
            client.sendAsync(request, BodyHandlers.discarding())
                    .thenAccept(answer -> reported(part, answer.statusCode() == OK))
                    .exceptionally(away -> {
                        reported(part, false);
                        return null;
                    });
        }
    }

    void reported(URI part, boolean ready) {
        int before = failures.getOrDefault(part, 0);
        failures.put(part, ready ? 0 : before + 1);
        if (ready && before >= FAILURES_MAX) {
            LOG.infof("players are served: %s", part);
        } else if (!ready && (before + 1) % REMINDER == FAILURES_MAX) {
            LOG.warnf("players are not served, all time stands still: %s", part);
        }
    }

    @PreDestroy
    void close() {
        vertx.cancelTimer(timer);
        client.shutdownNow();
    }
}
