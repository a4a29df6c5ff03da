package baffin.gameservice.sandbox;

import baffin.game.Command;
import baffin.game.Event;
import baffin.match.decide.Refusal;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import baffin.platform.match.GameModule;
import baffin.platform.runtime.decider.aggregate.AggregateState;
import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import baffin.platform.runtime.decider.aggregate.Judgement;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Judges commands to the sandboxes of one game, by the same aggregate as those to matches. No I/O. */
final class SandboxCommandHandler<C extends Command, S, E extends Event> {

    private final GameModule<C, S, E, ?> gameModule;
    private final long versionsMax;

    /**
     * A handler.
     *
     * @param versionsMax the last version that the sandbox may have
     */
    SandboxCommandHandler(GameModule<C, S, E, ?> gameModule, long versionsMax) {
        this.gameModule = gameModule;
        this.versionsMax = versionsMax;
    }

    /**
     * What becomes of a command.
     *
     * @param reply what the owner is told once the step is kept
     * @param step what happened; null when nothing did
     */
    record Handled(Reply reply, @Nullable NewStep step) {}

    /**
     * A step to be kept.
     *
     * @param body the step as it is kept
     * @param memory the decider's memory after it
     */
    record NewStep(Step step, byte[] body, byte[] memory) {}

    /**
     * Judges a command.
     *
     * @param memory the decider's memory of the sandbox
     * @param seat for which seat; null for the one that is asked
     */
    Handled handle(byte[] memory, CommandEnvelope command, @Nullable Integer seat, Instant at) {
        DeciderAggregate<Request, MatchState<S, E>, Step, Refusal> aggregate = aggregate(seat);
        AggregateState<MatchState<S, E>> kept = aggregate.read(command.key(), memory, List.of());
        RecordContext context = new RecordContext(command.key(), 0, at, "");
        return switch (aggregate.judge(kept, command, context)) {
            case Judgement.Decided<MatchState<S, E>> decided ->
                new Handled(Objects.requireNonNull(decided.reply()), step(decided));
            case Judgement.Answered<MatchState<S, E>>(Reply reply) -> new Handled(reply, null);
            case Judgement.Announced<MatchState<S, E>> announced ->
                throw new IllegalStateException("a sandbox announces nothing");
            case Judgement.Ignored<MatchState<S, E>> ignored ->
                throw new IllegalStateException("every command gets an answer");
        };
    }

    private NewStep step(Judgement.Decided<MatchState<S, E>> decided) {
        byte[] body = decided.fact().json();
        return new NewStep(gameModule.codec().step(body), body, decided.row());
    }

    /** What became of an earlier command. */
    Reply probe(byte[] memory, CommandEnvelope probe) {
        DeciderAggregate<Request, MatchState<S, E>, Step, Refusal> aggregate = aggregate(null);
        return aggregate.probe(aggregate.read(probe.key(), memory, List.of()), probe);
    }

    /** The first answer to a command that was accepted as a step. */
    Reply repeated(CommandEnvelope command, byte[] body) {
        Step step = gameModule.codec().step(body);
        return Reply.repeated(command, step.version(), SandboxBinding.ANSWERS.repeated(gameModule, step));
    }

    private DeciderAggregate<Request, MatchState<S, E>, Step, Refusal> aggregate(@Nullable Integer seat) {
        return new DeciderAggregate<>(
                new SandboxDecider<>(gameModule.decider(), versionsMax), new SandboxBinding<>(gameModule, seat));
    }
}
