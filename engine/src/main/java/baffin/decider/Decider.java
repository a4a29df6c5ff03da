package baffin.decider;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Decides what a command does to a state. Pure: the same state and the same command give the same decision, always; a
 * decider reads no clock, does no I/O and remembers nothing. Time, identity and randomness come with the command or the
 * state.
 *
 * @param <C> commands, with who sends them and when
 * @param <S> state, an immutable value; null where nothing exists yet
 * @param <E> events
 * @param <R> refusals
 */
public interface Decider<C, S, E, R> {

    /** The state of a key before its first event; null when nothing exists until then. */
    default @Nullable S initial(String key) {
        return null;
    }

    /**
     * Judges a command. Never throws for a bad one.
     *
     * @return what it causes and the state after it; no events when everything is as asked already
     */
    Decision<Transition<S, E>, R> decide(@Nullable S state, C command);

    /**
     * A refusal that holds whatever version of the state the sender has seen, such as that the sender has no say in it.
     * It takes precedence over a stale version. {@link #decide} refuses the same.
     */
    default Optional<R> precheck(@Nullable S state, C command) {
        return Optional.empty();
    }

    /** Folds one event. Never fails on an event that {@link #decide} has produced from the same state. */
    S evolve(@Nullable S state, E event);

    /** True once no command can change the state any more; it stays so. */
    boolean isTerminal(S state);
}
