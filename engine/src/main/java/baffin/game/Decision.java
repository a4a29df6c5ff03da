package baffin.game;

import java.util.List;

/**
 * The answer to a command: the events it causes, or the rule that forbids it.
 *
 * @param <E> the game's events
 */
public sealed interface Decision<E extends Event> {

    /**
     * The command is lawful.
     *
     * @param events what it causes, in order, at least one
     */
    record Accepted<E extends Event>(List<E> events) implements Decision<E> {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** The command breaks a rule; nothing has changed. */
    record Rejected<E extends Event>(RuleViolation violation) implements Decision<E> {}
}
