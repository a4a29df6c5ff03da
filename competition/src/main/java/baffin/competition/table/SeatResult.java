package baffin.competition.table;

import org.jspecify.annotations.Nullable;

/**
 * What came out of a match for a seat, in the order of the table's seats.
 *
 * @param place 1 for the first; shared places are equal, as the game's own rule says
 * @param score of the game (victory points); null when there is none
 * @param team of the seat, from 0; null when everyone plays alone
 * @param fate how the seat came to its end
 * @param player who made most of its moves, by id; null when that is the entrant's own person, or nobody
 */
public record SeatResult(
        int place,
        @Nullable Integer score,
        @Nullable Integer team,
        Fate fate,
        @Nullable String player) {

    /** How a seat came to its end, from the best to the worst. A place says something of {@code PLAYED} only. */
    public enum Fate {
        /** Played to the end, by whomever. */
        PLAYED,
        /** Left or lost in the middle: no points. */
        DROPPED,
        /** Never began: no points, and nothing to rate. */
        NO_SHOW
    }

    /** The same with another end. */
    public SeatResult ended(Fate other) {
        return new SeatResult(place, score, team, other, player);
    }

    /** The same with another place. */
    public SeatResult placed(int other) {
        return new SeatResult(other, score, team, fate, player);
    }

    /** True when points are due. */
    public boolean scores() {
        return fate == Fate.PLAYED;
    }
}
