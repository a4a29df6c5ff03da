package baffin.platform.credential;

import baffin.platform.identity.InternalGuard;
import baffin.platform.problem.ProblemException;
import io.quarkus.arc.DefaultBean;
import io.smallrye.mutiny.Uni;
import io.vertx.core.json.DecodeException;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.client.WebClientOptions;
import io.vertx.mutiny.core.Vertx;
import io.vertx.mutiny.core.buffer.Buffer;
import io.vertx.mutiny.ext.web.client.HttpResponse;
import io.vertx.mutiny.ext.web.client.WebClient;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Asks the service that gives tickets out, where this process does not. It is where the keys of tokens are. */
@DefaultBean
@ApplicationScoped
class RemoteTicketExchange implements TicketExchange {

    private static final String PATH = "/internal/lobby/stream-tickets/redeem";
    private static final Duration ANSWER_MAX = Duration.ofSeconds(3);
    private static final int OK = 200;
    private static final int UNAUTHORIZED = 401;

    private final WebClient client;
    private final String address;
    private final String secret;

    RemoteTicketExchange(
            Vertx vertx,
            @ConfigProperty(name = "baffin.jwks-url") URI keys,
            @ConfigProperty(name = "baffin.internal-token") Optional<String> secret) {
        this.client = WebClient.create(vertx, new WebClientOptions().setConnectTimeout((int) ANSWER_MAX.toMillis()));
        this.address = keys.resolve(PATH).toString();
        this.secret = secret.orElse("");
    }

    @Override
    public Uni<Optional<String>> redeem(String ticket) {
        return client.postAbs(address)
                .putHeader(InternalGuard.HEADER, secret)
                .timeout(ANSWER_MAX.toMillis())
                .sendJsonObject(new JsonObject().put("ticket", ticket))
                .onFailure()
                .transform(away -> unknown())
                .map(RemoteTicketExchange::read);
    }

    private static Optional<String> read(HttpResponse<Buffer> answer) {
        if (answer.statusCode() == UNAUTHORIZED) {
            return Optional.empty();
        }
        if (answer.statusCode() != OK) {
            throw unknown();
        }
        try {
            return Optional.of(answer.bodyAsJsonObject().getString("accessToken"));
        } catch (DecodeException | ClassCastException | NullPointerException otherAnswer) {
            throw unknown();
        }
    }

    private static ProblemException unknown() {
        return ProblemException.unavailable("Nobody can tell at the moment whether the ticket is good", 1);
    }

    @PreDestroy
    void close() {
        client.close();
    }
}
