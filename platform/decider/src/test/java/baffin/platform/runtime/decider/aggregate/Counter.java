package baffin.platform.runtime.decider.aggregate;

import baffin.decider.Decider;
import baffin.decider.Decision;
import baffin.decider.Transition;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A counter that anybody but a stranger may raise, up to ten; each raise is a version. */
final class Counter implements Decider<Counter.Raise, Counter.Count, Counter.Raised, String> {

    static final int MOST = 10;

    record Raise(String player, int by) {}

    record Count(long version, int total) {}

    record Raised(int by) {}

    @Override
    public Decision<Transition<Count, Raised>, String> decide(@Nullable Count state, Raise command) {
        Optional<String> refusal = precheck(state, command);
        if (refusal.isPresent()) {
            return Decision.refused(refusal.get());
        }
        Count before = state == null ? new Count(0, 0) : state;
        if (command.by() == 0) {
            return Decision.accepted(new Transition<>(java.util.List.of(), before));
        }
        if (before.total() + command.by() > MOST) {
            return Decision.refused("too much");
        }
        Raised raised = new Raised(command.by());
        return Decision.accepted(Transition.of(raised, evolve(state, raised)));
    }

    @Override
    public Optional<String> precheck(@Nullable Count state, Raise command) {
        return command.player().equals("stranger") ? Optional.of("forbidden") : Optional.empty();
    }

    @Override
    public Count evolve(@Nullable Count state, Raised event) {
        return state == null ? new Count(1, event.by()) : new Count(state.version() + 1, state.total() + event.by());
    }

    @Override
    public boolean isTerminal(Count state) {
        return state.total() == MOST;
    }
}
