package baffin.platform.credential;

import io.quarkus.arc.DefaultBean;
import io.smallrye.mutiny.Uni;
import io.vertx.core.json.JsonObject;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Asks the service that gives tickets out, where this process does not. */
@DefaultBean
@ApplicationScoped
class RemoteTicketExchange implements TicketExchange {

    private static final String PATH = "/internal/lobby/stream-tickets/redeem";
    private static final int UNAUTHORIZED = 401;

    private final AccountsClient accounts;
    private final String secret;

    RemoteTicketExchange(
            AccountsClient accounts, @ConfigProperty(name = "baffin.internal-token") Optional<String> secret) {
        this.accounts = accounts;
        this.secret = secret.orElse("");
    }

    @Override
    public Uni<Optional<String>> redeem(String ticket) {
        return accounts.answer(
                accounts.post(PATH)
                        .putHeader(InternalGuard.HEADER, secret)
                        .sendJsonObject(new JsonObject().put("ticket", ticket)),
                UNAUTHORIZED,
                answer -> answer.getString("accessToken"),
                "Nobody can tell at the moment whether the ticket is good");
    }
}
