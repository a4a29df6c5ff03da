package baffin.platform.credential;

import baffin.platform.problem.ProblemException;
import io.smallrye.mutiny.Uni;
import io.vertx.core.json.DecodeException;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.client.WebClientOptions;
import io.vertx.mutiny.core.Vertx;
import io.vertx.mutiny.core.buffer.Buffer;
import io.vertx.mutiny.ext.web.client.HttpRequest;
import io.vertx.mutiny.ext.web.client.HttpResponse;
import io.vertx.mutiny.ext.web.client.WebClient;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Asks the service that keeps accounts, where it is another process. It is where the keys of tokens are. */
@ApplicationScoped
public class AccountsClient {

    private static final Duration ANSWER_MAX = Duration.ofSeconds(3);
    private static final int RETRY_S = 1;
    private static final int OK = 200;

    private final WebClient client;
    private final URI keys;

    AccountsClient(Vertx vertx, @ConfigProperty(name = "baffin.jwks-url") URI keys) {
        this.client = WebClient.create(vertx, new WebClientOptions().setConnectTimeout((int) ANSWER_MAX.toMillis()));
        this.keys = keys;
    }

    /** A request that is not sent yet. */
    public HttpRequest<Buffer> get(String path) {
        return client.getAbs(keys.resolve(path).toString()).timeout(ANSWER_MAX.toMillis());
    }

    /** A request that is not sent yet. */
    public HttpRequest<Buffer> post(String path) {
        return client.postAbs(keys.resolve(path).toString()).timeout(ANSWER_MAX.toMillis());
    }

    /**
     * What the service has answered.
     *
     * @param sent a request of {@link #get} or {@link #post}
     * @param none the status that says that there is nothing
     * @param read reads the body of a 200; may fail as {@link JsonObject} does
     * @param unknown what callers are told when there is no such answer
     * @return fails with a 503 problem when there is no answer, or one that can't be read
     */
    public <T> Uni<Optional<T>> answer(
            Uni<HttpResponse<Buffer>> sent, int none, Function<JsonObject, T> read, String unknown) {
        return sent.onFailure().transform(away -> unavailable(unknown)).map(answer -> {
            if (answer.statusCode() == none) {
                return Optional.empty();
            }
            if (answer.statusCode() != OK) {
                throw unavailable(unknown);
            }
            try {
                return Optional.of(read.apply(answer.bodyAsJsonObject()));
            } catch (DecodeException | ClassCastException | NullPointerException otherAnswer) {
                throw unavailable(unknown);
            }
        });
    }

    private static ProblemException unavailable(String unknown) {
        return ProblemException.unavailable(unknown, RETRY_S);
    }

    @PreDestroy
    void close() {
        client.close();
    }
}
