package baffin.bench.load;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.file.FileSystemOptions;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.PoolOptions;
import io.vertx.core.http.RequestOptions;
import java.net.URI;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The requests of the load, without any convenience: each is sent once, on connections that stay open. One thread sends
 * and hears everything, so that the load takes little of the processors that it measures.
 */
final class Wire implements AutoCloseable {

    private static final long TIMEOUT_MS = 10_000;
    private static final int IDLE_SECONDS = 15;
    private static final Reply TIMED_OUT = new Reply(0, Buffer.buffer());
    private static final Reply BROKEN = new Reply(-1, Buffer.buffer());
    private static final CharSequence KEY = HttpHeaders.createOptimized("Idempotency-Key");
    private static final CharSequence JSON = HttpHeaders.createOptimized("application/json");
    private static final CharSequence EVENTS = HttpHeaders.createOptimized("text/event-stream");

    private final Vertx vertx;
    private final Context context;
    private final HttpClient http;
    private final URI origin;
    private boolean closed;

    /**
     * What became of a request.
     *
     * @param status HTTP status; 0 when no answer came in time, -1 when the connection failed
     * @param body read to its end
     */
    record Reply(int status, Buffer body) {

        /** What a command counts as. */
        String outcome() {
            return switch (status) {
                case 200 -> Meter.ACCEPTED;
                case 202 -> "unknown";
                case 429 -> Meter.LIMITED;
                case 0 -> Meter.TIMED_OUT;
                case -1 -> "error.connection";
                default -> (status >= 500 ? "error." : "refused.") + status;
            };
        }
    }

    /** @param connections at most so many at a time */
    Wire(URI origin, int connections) {
        this.origin = origin;
        vertx = Vertx.vertx(new VertxOptions()
                .setEventLoopPoolSize(1)
                .setWorkerPoolSize(1)
                .setFileSystemOptions(
                        new FileSystemOptions().setFileCachingEnabled(false).setClassPathResolvingEnabled(false)));
        context = vertx.getOrCreateContext();
        http = vertx.createHttpClient(
                new HttpClientOptions().setKeepAliveTimeout(IDLE_SECONDS).setConnectTimeout((int) TIMEOUT_MS / 2),
                new PoolOptions().setHttp1MaxSize(connections));
    }

    /** Does something on the thread of the load. */
    void run(Runnable action) {
        context.runOnContext(nothing -> action.run());
    }

    /** Does something on the thread of the load and waits for what comes of it. */
    <T> T ask(Supplier<T> question) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        run(() -> {
            try {
                answer.complete(question.get());
            } catch (RuntimeException failed) {
                answer.completeExceptionally(failed);
            }
        });
        return answer.join();
    }

    /** Does something on the thread of the load after a while. */
    void later(long millis, Runnable action) {
        if (closed) {
            return;
        }
        vertx.setTimer(Math.max(1, millis), timer -> action.run());
    }

    /** One legal action of the seat of the account, drawn by the platform. */
    void legalAction(String matchId, Account account, long minVersion, Consumer<Reply> to) {
        int draw = ThreadLocalRandom.current().nextInt(1 << 30);
        String query = "/legal-actions?explain=false&sample=1&random=" + draw + "&minVersion=" + minVersion;
        send(options(HttpMethod.GET, matchId + query, account), Buffer.buffer(), to);
    }

    void command(String matchId, Account account, long expected, Buffer command, Consumer<Reply> to) {
        RequestOptions options = options(HttpMethod.POST, matchId + "/commands", account)
                .putHeader(HttpHeaders.CONTENT_TYPE, JSON)
                .putHeader(KEY, key())
                .putHeader(HttpHeaders.IF_MATCH, "\"" + expected + "\"");
        send(options, command, to);
    }

    /**
     * Opens the stream of a match.
     *
     * @param opened hears the answer, whose body goes on
     * @param failed hears when there is none
     */
    void stream(String matchId, Account account, Consumer<HttpClientResponse> opened, Consumer<Throwable> failed) {
        if (!closed) {
            RequestOptions options = options(HttpMethod.GET, matchId + "/stream", account)
                    .putHeader(HttpHeaders.ACCEPT, EVENTS)
                    .setTimeout(0);
            http.request(options)
                    .compose(HttpClientRequest::send)
                    .onSuccess(opened::accept)
                    .onFailure(failed::accept);
        }
    }

    /** Whatever is still to be sent is not. */
    @Override
    public void close() {
        ask(() -> closed = true);
        vertx.close().toCompletionStage().toCompletableFuture().join();
    }

    private void send(RequestOptions options, Buffer body, Consumer<Reply> to) {
        if (closed) {
            return;
        }
        http.request(options)
                .compose(request -> body.length() == 0 ? request.send() : request.send(body))
                .compose(response -> response.body().map(all -> new Reply(response.statusCode(), all)))
                .otherwise(failure -> failure instanceof TimeoutException ? TIMED_OUT : BROKEN)
                .onSuccess(to::accept);
    }

    private RequestOptions options(HttpMethod method, String path, Account account) {
        boolean secure = "https".equals(origin.getScheme());
        int usual = secure ? 443 : 80;
        return new RequestOptions()
                .setMethod(method)
                .setHost(origin.getHost())
                .setPort(origin.getPort() < 0 ? usual : origin.getPort())
                .setSsl(secure)
                .setURI("/api/v1/matches/" + path)
                .setTimeout(TIMEOUT_MS)
                .putHeader(HttpHeaders.AUTHORIZATION, account.authorization());
    }

    // cheaper than a secure UUID, and unique is all it has to be
    private static String key() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        return new UUID(random.nextLong(), random.nextLong()).toString();
    }
}
