package baffin.bot.load;

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
    private static final String MATCHES = "/api/v1/matches/";
    private static final CharSequence KEY = HttpHeaders.createOptimized("Idempotency-Key");
    private static final CharSequence LAST_SEEN = HttpHeaders.createOptimized("Last-Event-ID");
    private static final CharSequence JSON = HttpHeaders.createOptimized("application/json");
    private static final CharSequence EVENTS = HttpHeaders.createOptimized("text/event-stream");

    private final Vertx vertx;
    private final Context context;
    private final HttpClient http;
    private final LoadPlan.Target target;
    private boolean closed;

    /** @param connections at most so many at a time */
    Wire(LoadPlan.Target target, int connections) {
        this.target = target;
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
    void legalAction(String matchId, Account account, long minVersion, int draw, Consumer<Reply> to) {
        String query = "/legal-actions?explain=false&sample=1&random=" + draw + "&minVersion=" + minVersion;
        send(options(HttpMethod.GET, target.views(), MATCHES + matchId + query, account), Buffer.buffer(), to);
    }

    void command(String matchId, Account account, long expected, Buffer command, Consumer<Reply> to) {
        command(matchId, "", account, expected, command, to);
    }

    /** A command whose answer is to carry one legal action of the seat, drawn by the platform. */
    void commandAndNext(String matchId, Account account, long expected, Buffer command, int draw, Consumer<Reply> to) {
        String query = "?include=legal-actions&explain=false&sample=1&random=" + draw;
        command(matchId, query, account, expected, command, to);
    }

    private void command(
            String matchId, String query, Account account, long expected, Buffer command, Consumer<Reply> to) {
        String path = MATCHES + matchId + "/commands" + query;
        RequestOptions options = options(HttpMethod.POST, target.rules(), path, account)
                .putHeader(HttpHeaders.CONTENT_TYPE, JSON)
                .putHeader(KEY, key())
                .putHeader(HttpHeaders.IF_MATCH, "\"" + expected + "\"");
        send(options, command, to);
    }

    /** The first page of a competition's standings. */
    void standings(String competition, Account account, Consumer<Reply> to) {
        String path = "/api/v1/competitions/" + competition + "/standings";
        send(options(HttpMethod.GET, target.origin(), path, account), Buffer.buffer(), to);
    }

    /**
     * Opens the stream of a match.
     *
     * @param seen the last version seen; 0 to begin with a snapshot
     * @param opened hears the answer, whose body goes on
     * @param failed hears when there is none
     */
    void stream(
            String matchId,
            Account account,
            long seen,
            Consumer<HttpClientResponse> opened,
            Consumer<Throwable> failed) {
        if (closed) {
            return;
        }
        RequestOptions options = options(HttpMethod.GET, target.origin(), MATCHES + matchId + "/stream", account)
                .putHeader(HttpHeaders.ACCEPT, EVENTS)
                .setTimeout(0);
        if (seen > 0) {
            options.putHeader(LAST_SEEN, Long.toString(seen));
        }
        http.request(options)
                .compose(HttpClientRequest::send)
                .onSuccess(opened::accept)
                .onFailure(failed::accept);
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
                .compose(response -> response.body().<Reply>map(all -> new Reply.Answered(response.statusCode(), all)))
                .otherwise(failure -> failure instanceof TimeoutException ? new Reply.TimedOut() : new Reply.Broken())
                .onSuccess(to::accept);
    }

    private static RequestOptions options(HttpMethod method, URI where, String path, Account account) {
        boolean secure = "https".equals(where.getScheme());
        int usual = secure ? 443 : 80;
        return new RequestOptions()
                .setMethod(method)
                .setHost(where.getHost())
                .setPort(where.getPort() < 0 ? usual : where.getPort())
                .setSsl(secure)
                .setURI(path)
                .setTimeout(TIMEOUT_MS)
                .putHeader(HttpHeaders.AUTHORIZATION, account.authorization());
    }

    // cheaper than a secure UUID, and unique is all it has to be
    private static String key() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        return new UUID(random.nextLong(), random.nextLong()).toString();
    }
}
