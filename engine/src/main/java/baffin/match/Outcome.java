package baffin.match;

import baffin.game.Event;

/** The decider's answer to a request. */
public sealed interface Outcome<S, E extends Event> {

    /**
     * The command is accepted.
     *
     * @param step to be appended to the log
     * @param next the state after it
     * @param drew true when the decision drew from chance, so that a rehearsal must not show it
     */
    record Accepted<S, E extends Event>(Step step, MatchState<S, E> next, boolean drew) implements Outcome<S, E> {}

    /** The command was accepted before, as the given version. */
    record Repeated<S, E extends Event>(long version) implements Outcome<S, E> {}

    /** The command is refused. */
    record Refused<S, E extends Event>(Refusal refusal, long version) implements Outcome<S, E> {}
}
