package baffin.standalone.gateway;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Closes connections whose client does not get on with its request, so that nobody holds connections by sending a
 * little
 * now and then. Answers may take as long as they like: streams stay open for hours.
 */
final class RequestDeadlines {

    private static final long NONE = -1;

    /**
     * How long a client may take.
     *
     * @param header from a new connection, or the end of the answer before, to the end of the next request's header
     * @param body from the end of the header to the end of the body
     */
    record Limits(Duration header, Duration body) {}

    private final Vertx vertx;
    private final Limits limits;
    private final Map<HttpConnection, Waiting> connections = new ConcurrentHashMap<>();

    RequestDeadlines(Vertx vertx, Limits limits) {
        this.vertx = vertx;
        this.limits = limits;
    }

    /** A connection as its event loop sees it. */
    private static final class Waiting {
        private long timer = NONE;
        private int open;
    }

    void connected(HttpConnection connection) {
        Waiting waiting = new Waiting();
        connections.put(connection, waiting);
        connection.closeHandler(closed -> {
            connections.remove(connection);
            stop(waiting);
        });
        awaitHeader(connection, waiting);
    }

    /** Takes a request whose header is complete. */
    void begun(HttpServerRequest request) {
        HttpConnection connection = request.connection();
        Waiting waiting = connections.get(connection);
        if (waiting == null) {
            return;
        }
        stop(waiting);
        waiting.open++;
        long bodyTimer = vertx.setTimer(limits.body().toMillis(), late -> giveUp(request));
        request.end().onComplete(read -> vertx.cancelTimer(bodyTimer));
        request.response().endHandler(sent -> ended(connection, waiting));
    }

    private void ended(HttpConnection connection, Waiting waiting) {
        waiting.open--;
        if (waiting.open == 0 && connections.containsKey(connection)) {
            awaitHeader(connection, waiting);
        }
    }

    private void awaitHeader(HttpConnection connection, Waiting waiting) {
        stop(waiting);
        waiting.timer = vertx.setTimer(limits.header().toMillis(), late -> connection.close());
    }

    private void stop(Waiting waiting) {
        if (waiting.timer != NONE) {
            vertx.cancelTimer(waiting.timer);
            waiting.timer = NONE;
        }
    }

    private static void giveUp(HttpServerRequest request) {
        if (request.response().headWritten()) {
            request.connection().close();
        } else {
            Problem.requestTimeout()
                    .answer(request.response().putHeader("Connection", "close"))
                    .onComplete(sent -> request.connection().close());
        }
    }
}
