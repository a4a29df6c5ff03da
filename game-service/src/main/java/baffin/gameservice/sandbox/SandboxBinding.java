package baffin.gameservice.sandbox;

import baffin.decider.ProcessedCommand;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Seat;
import baffin.match.Sandbox;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import baffin.platform.match.GameModule;
import baffin.platform.match.MatchAnswers;
import baffin.platform.runtime.decider.aggregate.AggregateBinding;
import baffin.platform.runtime.decider.aggregate.AggregateState;
import baffin.platform.runtime.decider.aggregate.Judgement.Fact;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Malformed;
import baffin.platform.wire.Reply;
import baffin.platform.wire.StateCodec;
import baffin.platform.wire.Trees;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Binds the sandboxes of one game to the platform. All seats are played by the owner: a command says for which. */
final class SandboxBinding<C extends Command, S, E extends Event>
        implements AggregateBinding<Request, MatchState<S, E>, Step, Refusal> {

    /** The answers to commands, which lead to the sandboxes. */
    static final MatchAnswers ANSWERS = new MatchAnswers("/api/v1/sandboxes");

    private final GameModule<C, S, E, ?> gameModule;
    private final @Nullable Integer seat;

    /**
     * The binding of one command.
     *
     * @param seat for which seat it is; null for the one that is asked
     */
    SandboxBinding(GameModule<C, S, E, ?> gameModule, @Nullable Integer seat) {
        this.gameModule = gameModule;
        this.seat = seat;
    }

    @Override
    public long version(MatchState<S, E> sandbox) {
        return sandbox.version();
    }

    @Override
    public boolean isCurrent(MatchState<S, E> sandbox, String owner, long seen) {
        return sandbox.isCurrent(seen);
    }

    @Override
    public Decoded<Request> decode(@Nullable MatchState<S, E> state, CommandEnvelope command, RecordContext context) {
        MatchState<S, E> sandbox = present(state);
        int seats = sandbox.start().setup().seats().size();
        if (seat != null && (seat < 0 || seat >= seats)) {
            return new Decoded.Bad<>(new Malformed(Malformed.FIELD, "?seat", "must be from 0 to " + (seats - 1)));
        }
        return gameModule
                .codec()
                .command(command.body())
                .map(body -> new Request(
                        command.commandId(),
                        command.fingerprint(),
                        Sandbox.chair(command.player(), seat(sandbox, body)),
                        context.at(),
                        body));
    }

    private Seat seat(MatchState<S, E> sandbox, MatchCommand body) {
        if (seat != null) {
            return new Seat(seat);
        }
        if (body instanceof MatchCommand.Undo) {
            return sandbox.table().lastActor().orElse(new Seat(0));
        }
        return sandbox.ended()
                ? new Seat(0)
                : gameModule.game().toAct(sandbox.game()).stream().findFirst().orElse(new Seat(0));
    }

    @Override
    public Fact fact(Transition<MatchState<S, E>, Step> transition) {
        Step step = transition.event();
        return new Fact(
                CloudEvents.STEP,
                step.matchId() + '@' + step.version(),
                gameModule.codec().step(step));
    }

    @Override
    public ObjectNode accepted(
            @Nullable MatchState<S, E> before,
            CommandEnvelope envelope,
            Request request,
            Transition<MatchState<S, E>, Step> transition) {
        ObjectNode body = ANSWERS.accepted(gameModule, transition.next(), transition.event());
        // the clock in its state is nobody's: a sandbox waits for its owner as long as there is one
        body.remove("deadline");
        return body;
    }

    @Override
    public Reply rehearsed(
            @Nullable MatchState<S, E> before,
            CommandEnvelope envelope,
            Request request,
            Transition<MatchState<S, E>, Step> transition) {
        return ANSWERS.rehearsed(gameModule, present(before), envelope, request, transition.event());
    }

    @Override
    public Reply refused(
            @Nullable MatchState<S, E> sandbox, CommandEnvelope envelope, Request request, Refusal refusal) {
        return ANSWERS.refused(gameModule, present(sandbox), envelope, request, refusal);
    }

    @Override
    public ObjectNode stale(MatchState<S, E> sandbox, CommandEnvelope envelope) {
        return ANSWERS.stale(sandbox, envelope);
    }

    private static <S, E extends Event> MatchState<S, E> present(@Nullable MatchState<S, E> sandbox) {
        return Objects.requireNonNull(sandbox, "a sandbox is forked, not commanded, into being");
    }

    @Override
    public boolean paged() {
        return false;
    }

    @Override
    public int processedMax() {
        return MatchState.PROCESSED_MAX;
    }

    @Override
    public byte[] write(MatchState<S, E> sandbox, List<ProcessedCommand> inRow) {
        return gameModule.rows().write(sandbox, inRow, null).bytes();
    }

    @Override
    public AggregateState<MatchState<S, E>> read(String key, byte[] row) {
        StateCodec.Stored<S, E> stored = gameModule.rows().read(Trees.trusted(row));
        return new AggregateState<>(stored.state(), stored.processed());
    }
}
