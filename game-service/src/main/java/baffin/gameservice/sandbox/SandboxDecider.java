package baffin.gameservice.sandbox;

import baffin.decider.Decider;
import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.words.Phrase;
import baffin.match.decide.MatchDecider;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Decides sandboxes as matches are decided, without clocks and people, and only so far. */
final class SandboxDecider<C extends Command, S, E extends Event>
        implements Decider<Request, MatchState<S, E>, Step, Refusal> {

    private final MatchDecider<C, S, E> decider;
    private final long versionsMax;

    /**
     * A decider.
     *
     * @param versionsMax the last version that the sandbox may have
     */
    SandboxDecider(MatchDecider<C, S, E> decider, long versionsMax) {
        this.decider = decider;
        this.versionsMax = versionsMax;
    }

    @Override
    public Decision<Transition<MatchState<S, E>, Step>, Refusal> decide(
            @Nullable MatchState<S, E> sandbox, Request request) {
        Optional<Refusal> refusal = precheck(sandbox, request);
        if (refusal.isPresent()) {
            return Decision.refused(refusal.get());
        }
        return sandbox != null && sandbox.version() >= versionsMax
                ? Decision.refused(new Refusal.Conflict(Phrase.of("sandbox-full")))
                : decider.decide(sandbox, request);
    }

    @Override
    public Optional<Refusal> precheck(@Nullable MatchState<S, E> sandbox, Request request) {
        return switch (request.command()) {
            case MatchCommand.Play<?> play -> decider.precheck(sandbox, request);
            case MatchCommand.Undo undo -> decider.precheck(sandbox, request);
            case MatchCommand.Resign resign -> decider.precheck(sandbox, request);
            default -> Optional.of(new Refusal.Conflict(Phrase.of("sandbox-commands")));
        };
    }

    @Override
    public MatchState<S, E> evolve(@Nullable MatchState<S, E> sandbox, Step step) {
        return decider.evolve(sandbox, step);
    }

    @Override
    public boolean isTerminal(MatchState<S, E> sandbox) {
        return decider.isTerminal(sandbox);
    }
}
