package baffin.rules.operator;

import baffin.match.terms.SeatHolder;
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
import java.util.regex.Pattern;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Asks the service that keeps accounts. It is where the keys of tokens are. */
@DefaultBean
@ApplicationScoped
class RemoteSeatTakers implements SeatTakers {

    private static final String PATH = "/api/v1/players/";
    private static final Duration ANSWER_MAX = Duration.ofSeconds(3);
    private static final int OK = 200;
    private static final int NOT_FOUND = 404;

    /** What comes from outside becomes part of an address. */
    private static final Pattern ID = Pattern.compile("[0-9a-f-]{36}");

    private final WebClient client;
    private final URI keys;

    RemoteSeatTakers(Vertx vertx, @ConfigProperty(name = "baffin.jwks-url") URI keys) {
        this.client = WebClient.create(vertx, new WebClientOptions().setConnectTimeout((int) ANSWER_MAX.toMillis()));
        this.keys = keys;
    }

    @Override
    public Uni<Optional<SeatHolder>> find(String player) {
        if (!ID.matcher(player).matches()) {
            return Uni.createFrom().item(Optional.empty());
        }
        return client.getAbs(keys.resolve(PATH + player).toString())
                .timeout(ANSWER_MAX.toMillis())
                .send()
                .onFailure()
                .transform(away -> unknown())
                .map(RemoteSeatTakers::read);
    }

    private static Optional<SeatHolder> read(HttpResponse<Buffer> answer) {
        if (answer.statusCode() == NOT_FOUND) {
            return Optional.empty();
        }
        if (answer.statusCode() != OK) {
            throw unknown();
        }
        try {
            JsonObject account = answer.bodyAsJsonObject();
            return Optional.of(new SeatHolder(account.getString("id"), account.getBoolean("bot")));
        } catch (DecodeException | ClassCastException | NullPointerException otherAnswer) {
            throw unknown();
        }
    }

    private static ProblemException unknown() {
        return ProblemException.unavailable("Nobody can tell at the moment who the player is", 1);
    }

    @PreDestroy
    void close() {
        client.close();
    }
}
