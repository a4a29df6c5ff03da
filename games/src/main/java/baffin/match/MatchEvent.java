package baffin.match;

import baffin.game.Event;
import baffin.game.Seat;
import org.jspecify.annotations.Nullable;

/** What happens in a match, around the game and in it. */
public sealed interface MatchEvent {

    /**
     * The first event of every match.
     *
     * @param setup game, options, seats
     * @param rulesVersion version of the engine's reading of the rules, for good
     * @param commitment SHA-256 of the seed, hexadecimal
     * @param ranked false for good when the seed was given from outside ("seeded, unranked")
     * @param seed the secret seed; null for every viewer until {@link MatchEnded} reveals it
     */
    record MatchStarted(
            MatchSetup setup,
            String rulesVersion,
            String commitment,
            boolean ranked,
            @Nullable String seed) implements MatchEvent {}

    /** An event of the game; on the wire it stands for itself, without a wrapper. */
    record Played<E extends Event>(E event) implements MatchEvent {}

    /** The holder of the seat has given up; the seat's possessions stay. */
    record SeatResigned(Seat seat) implements MatchEvent {}

    /**
     * A step was taken back; its events count no more, though they stay in the log.
     *
     * @param version version of the step taken back
     */
    record StepUndone(Seat seat, long version) implements MatchEvent {}

    /**
     * The match is over and its secret is public.
     *
     * @param seed the seed, 64 hexadecimal digits, so that everyone can check every draw
     */
    record MatchEnded(String seed) implements MatchEvent {}
}
