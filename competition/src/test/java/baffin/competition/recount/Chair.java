package baffin.competition.recount;

import baffin.competition.table.SeatResult.Fate;
import org.jspecify.annotations.Nullable;

/**
 * What a seat of a table with a result is worth.
 *
 * @param end which row of the table "What counts for what" it belongs to
 * @param stayed true for who has played to the end, or would have
 * @param place from 1, as it counts: those who played have the places in front; 1 for all after an abandoned match
 * @param sharing how many seats, or teams, have that place
 * @param points of the place
 * @param score that tie-breaks look at; null when there is none
 * @param team null when everybody plays alone
 */
record Chair(
        int entrant,
        End end,
        boolean stayed,
        int place,
        int sharing,
        Fraction points,
        @Nullable Integer score,
        @Nullable Integer team) {

    /** How a seat came to its end. */
    enum End {
        PLAYED,
        DROPPED,
        NO_SHOW,
        ABANDONED,
        DEADLINE;

        static End of(Board.Result result, Fate fate) {
            return switch (result.source()) {
                case ABANDONED -> ABANDONED;
                case DEADLINE -> DEADLINE;
                default ->
                    switch (fate) {
                        case PLAYED -> PLAYED;
                        case DROPPED -> DROPPED;
                        case NO_SHOW -> NO_SHOW;
                    };
            };
        }
    }

    /** True when the table is a match of the entrant for the tie-breaks. */
    boolean match() {
        return end == End.PLAYED || end == End.DROPPED;
    }
}
