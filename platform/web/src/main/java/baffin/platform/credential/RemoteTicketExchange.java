package baffin.platform.credential;

import io.quarkus.arc.DefaultBean;
import io.smallrye.mutiny.Uni;
import io.vertx.core.json.JsonObject;
import io.vertx.mutiny.core.buffer.Buffer;
import io.vertx.mutiny.ext.web.client.HttpResponse;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Asks the service that gives tickets out, where this process does not. */
@DefaultBean
@ApplicationScoped
class RemoteTicketExchange implements TicketExchange {

    private static final String PATH = "/internal/lobby/stream-tickets/";
    private static final int UNAUTHORIZED = 401;

    private final AccountsClient accounts;
    private final String secret;

    RemoteTicketExchange(
            AccountsClient accounts, @ConfigProperty(name = "baffin.internal-token") Optional<String> secret) {
        this.accounts = accounts;
        this.secret = secret.orElse("");
    }

    @Override
    public Uni<Optional<Opened>> open(String ticket, String stream, boolean again) {
        JsonObject body =
                new JsonObject().put("ticket", ticket).put("stream", stream).put("again", again);
        return accounts.answer(
                sent("redeem", body),
                UNAUTHORIZED,
                answer -> new Opened(answer.getString("accessToken"), answer.getString("connection")),
                "It is not known at the moment whether the ticket is good");
    }

    @Override
    public Uni<Void> closed(String connection) {
        return sent("close", new JsonObject().put("connection", connection)).replaceWithVoid();
    }

    private Uni<HttpResponse<Buffer>> sent(String what, JsonObject body) {
        return accounts.post(PATH + what)
                .putHeader(InternalGuard.HEADER, secret)
                .sendJsonObject(body);
    }
}
