package baffin.platform.credential;

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
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Asks the service that keeps accounts, where no other exchange is installed. It is where the keys of tokens are. */
@DefaultBean
@ApplicationScoped
class RemoteTokenExchange implements TokenExchange {

    private static final String PATH = "/api/v1/auth/exchange";
    private static final Duration ANSWER_MAX = Duration.ofSeconds(3);
    private static final int OK = 200;
    private static final int UNAUTHORIZED = 401;

    private final WebClient client;
    private final String address;
    private final Clock clock = Clock.systemUTC();

    RemoteTokenExchange(Vertx vertx, @ConfigProperty(name = "baffin.jwks-url") URI keys) {
        this.client = WebClient.create(vertx, new WebClientOptions().setConnectTimeout((int) ANSWER_MAX.toMillis()));
        this.address = keys.resolve(PATH).toString();
    }

    @Override
    public Uni<Optional<Bearer>> exchange(String personalToken) {
        return client.postAbs(address)
                .timeout(ANSWER_MAX.toMillis())
                .sendJsonObject(new JsonObject().put("token", personalToken))
                .onFailure()
                .transform(away -> unknown())
                .map(this::read);
    }

    private Optional<Bearer> read(HttpResponse<Buffer> answer) {
        if (answer.statusCode() == UNAUTHORIZED) {
            return Optional.empty();
        }
        if (answer.statusCode() != OK) {
            throw unknown();
        }
        try {
            JsonObject bearer = answer.bodyAsJsonObject();
            Instant end = clock.instant().plusSeconds(bearer.getLong("expiresIn"));
            return Optional.of(new Bearer(bearer.getString("accessToken"), end));
        } catch (DecodeException | ClassCastException | NullPointerException otherAnswer) {
            throw unknown();
        }
    }

    private static ProblemException unknown() {
        return ProblemException.unavailable("Nobody can tell at the moment whether the token is good", 1);
    }

    @PreDestroy
    void close() {
        client.close();
    }
}
