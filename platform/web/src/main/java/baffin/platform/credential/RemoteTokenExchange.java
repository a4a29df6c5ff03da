package baffin.platform.credential;

import io.quarkus.arc.DefaultBean;
import io.smallrye.mutiny.Uni;
import io.vertx.core.json.JsonObject;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;

/** Asks the service that keeps accounts, where no other exchange is installed. */
@DefaultBean
@ApplicationScoped
class RemoteTokenExchange implements TokenExchange {

    private static final String PATH = "/api/v1/auth/exchange";
    private static final int UNAUTHORIZED = 401;

    private final AccountsClient accounts;
    private final Clock clock = Clock.systemUTC();

    RemoteTokenExchange(AccountsClient accounts) {
        this.accounts = accounts;
    }

    @Override
    public Uni<Optional<Bearer>> exchange(String personalToken) {
        return accounts.answer(
                accounts.post(PATH).sendJsonObject(new JsonObject().put("token", personalToken)),
                UNAUTHORIZED,
                this::read,
                "Nobody can tell at the moment whether the token is good");
    }

    private Bearer read(JsonObject bearer) {
        Instant end = clock.instant().plusSeconds(bearer.getLong("expiresIn"));
        return new Bearer(bearer.getString("accessToken"), end);
    }
}
