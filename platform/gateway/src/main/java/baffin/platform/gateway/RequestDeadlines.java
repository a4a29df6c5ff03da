package baffin.platform.gateway;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Closes connections whose client does not get on with its request, so that nobody holds connections by sending a
 * little now and then. Answers may take as long as they like: streams stay open for hours.
 *
 * <p>Looks at its connections from time to time instead of being told of each answer, whose one end handler belongs to
 * whoever answers. All of it runs on the event loop of the connections.
 */
public final class RequestDeadlines {

    private static final int LOOKS = 8;
    private static final long LOOK_EVERY_MIN_MS = 20;
    private static final long BUSY = -1;

    /**
     * How long a client may take; up to an eighth more passes before it is noticed.
     *
     * @param header from a new connection, or the end of the answer before, to the end of the next request's header
     * @param body from the end of the header to the end of the body
     */
    public record Limits(Duration header, Duration body) {

        /** What a gateway allows. */
        public static final Limits USUAL = new Limits(Duration.ofSeconds(20), Duration.ofSeconds(60));
    }

    private final Limits limits;
    private final Map<HttpConnection, Requests> connections = new ConcurrentHashMap<>();

    RequestDeadlines(Vertx vertx, Limits limits) {
        this.limits = limits;
        long every = Math.min(limits.header().toMillis(), limits.body().toMillis()) / LOOKS;
        vertx.setPeriodic(Math.max(LOOK_EVERY_MIN_MS, every), look -> connections.forEach(this::look));
    }

    /** A request that may not have been answered, and since when its header is complete (ns). */
    private record Open(HttpServerRequest request, long since) {}

    /** The requests of a connection. */
    private static final class Requests {

        private final Deque<Open> open = new ArrayDeque<>();
        private long idleSince = System.nanoTime();

        /** Forgets what is answered; several may wait where a client does not wait for answers. */
        void forgetAnswered(long now) {
            // over HTTP/2 a later request may be answered first
            open.removeIf(one ->
                    one.request().response().ended() || one.request().response().closed());
            if (open.isEmpty() && idleSince == BUSY) {
                idleSince = now;
            }
        }
    }

    void connected(HttpConnection connection) {
        connections.put(connection, new Requests());
        connection.closeHandler(closed -> connections.remove(connection));
    }

    /** Takes a request whose header is complete. */
    void begun(HttpServerRequest request) {
        Requests requests = connections.get(request.connection());
        if (requests != null) {
            long now = System.nanoTime();
            requests.forgetAnswered(now);
            requests.idleSince = BUSY;
            requests.open.add(new Open(request, now));
        }
    }

    private void look(HttpConnection connection, Requests requests) {
        long now = System.nanoTime();
        requests.forgetAnswered(now);
        if (requests.open.isEmpty()) {
            if (now - requests.idleSince > limits.header().toNanos()) {
                connection.close();
            }
            return;
        }
        requests.open.stream()
                .filter(one -> !one.request().isEnded()
                        && now - one.since() > limits.body().toNanos())
                .findFirst()
                .ifPresent(late -> giveUp(late.request()));
    }

    private static void giveUp(HttpServerRequest request) {
        if (request.response().headWritten()) {
            request.connection().close();
        } else {
            GatewayProblem.requestTimeout()
                    .answer(BrokenRequests.lastOf(request))
                    .onComplete(sent -> request.connection().close());
        }
    }
}
