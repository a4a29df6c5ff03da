package baffin.lobby.seek.api;

import baffin.lobby.api.Ids;
import baffin.lobby.openmatch.domain.Person;
import baffin.lobby.seek.domain.Pool;
import baffin.lobby.seek.domain.SeekCommand;
import baffin.lobby.seek.domain.SeekCommandBody;
import baffin.lobby.seek.domain.SeekList;
import baffin.lobby.seek.domain.SeekNow;
import baffin.platform.match.ReplyProblems;
import baffin.platform.problem.ProblemException;
import baffin.platform.runtime.decider.port.Answer;
import baffin.platform.runtime.decider.port.CommandPort;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Json;
import baffin.platform.wire.Reply;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;

/** Sends commands to the pools, and finds the seeks that they are about. */
@ApplicationScoped
class SeekCommandService {

    private static final Duration LOOK_AGAIN_AFTER = Duration.ofMillis(100);
    private static final int LOOKS = 8;
    private static final int RETRY_S = 1;

    private final CommandPort port;
    private final SeekList seeks;

    SeekCommandService(@Identifier("lobby") CommandPort port, SeekList seeks) {
        this.port = port;
        this.seeks = seeks;
    }

    /**
     * What becomes of a command.
     *
     * @param commandId the Idempotency-Key
     * @param seekId the seek that the command is about
     * @return the seek as it is then; empty when nothing was heard in time
     */
    Uni<Optional<SeekNow>> ask(String game, String commandId, Person by, String seekId, SeekCommand command) {
        CommandEnvelope envelope = CommandEnvelope.command(
                Pool.key(game), commandId, by.player(), null, Json.shared().tree(new SeekCommandBody(by, command)));
        return port.ask(envelope).chain(answer -> switch (answer) {
            case Answer.Decided(Reply reply) -> decided(reply, seekId).map(Optional::of);
            case Answer.Unknown unknown -> Uni.createFrom().item(Optional.<SeekNow>empty());
            case Answer.Full full -> throw ProblemException.unavailable("too many commands are waiting", RETRY_S);
        });
    }

    private Uni<SeekNow> decided(Reply reply, String seekId) {
        if (reply.problem() != null) {
            throw ReplyProblems.of(reply);
        }
        return reply.outcome() == Reply.Outcome.REPEATED
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
