package baffin.lobby.seek.api;

import baffin.lobby.api.Ids;
import baffin.lobby.openmatch.domain.Person;
import baffin.lobby.seek.domain.Pool;
import baffin.lobby.seek.domain.SeekCommand;
import baffin.lobby.seek.domain.SeekCommandBody;
import baffin.lobby.seek.domain.SeekNow;
import baffin.lobby.seek.store.SeekList;
import baffin.platform.runtime.decider.port.CommandExchange;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Json;
import baffin.platform.wire.Reply;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.Map;

/** Sends commands to the pools, and finds the seeks that they are about. */
@ApplicationScoped
class SeekCommandService {

    static final String SEEKS = "/api/v1/seeks/";

    private static final Duration LOOK_AGAIN_AFTER = Duration.ofMillis(100);
    private static final int LOOKS = 8;

    private final CommandExchange exchange;
    private final SeekList seeks;

    SeekCommandService(@Identifier("lobby") CommandExchange exchange, SeekList seeks) {
        this.exchange = exchange;
        this.seeks = seeks;
    }

    /**
     * The response to a command.
     *
     * @param commandId the Idempotency-Key
     * @param seekId the seek that the command is about
     * @param accepted gets the seek as it is then
     */
    Uni<Response> answer(
            String game,
            String commandId,
            Person by,
            String seekId,
            SeekCommand command,
            Response.ResponseBuilder accepted) {
        CommandEnvelope envelope = CommandEnvelope.command(
                Pool.key(game), commandId, by.player(), null, Json.shared().tree(new SeekCommandBody(by, command)));
        return exchange.answer(
                envelope,
                Map.of("seekId", seekId),
                SEEKS + seekId,
                reply -> now(reply, seekId)
                        .map(seek -> accepted.entity(SeekView.of(seek)).build()));
    }

    private Uni<SeekNow> now(Reply reply, String seekId) {
        return reply.repeated()
                ? find(seekId)
                : Uni.createFrom().item(Json.shared().value(reply.body(), SeekNow.class));
    }

    /** A seek; waits a moment for the list, which may not have one yet that was just made. Fails with 404. */
    Uni<SeekNow> find(String seekId) {
        return look(seekId, LOOKS);
    }

    private Uni<SeekNow> look(String seekId, int looks) {
        return seeks.find(seekId).chain(found -> {
            if (found.isPresent()) {
                return Uni.createFrom().item(found.get());
            }
            if (looks == 1) {
                throw Ids.unknownSeek();
            }
            return Uni.createFrom()
                    .voidItem()
                    .onItem()
                    .delayIt()
                    .by(LOOK_AGAIN_AFTER)
                    .chain(() -> look(seekId, looks - 1));
        });
    }
}
