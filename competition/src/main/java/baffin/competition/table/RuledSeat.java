package baffin.competition.table;

import baffin.competition.table.SeatResult.Fate;
import org.jspecify.annotations.Nullable;

/**
 * What an organiser rules about one entrant of a table.
 *
 * @param seat index from 0; null when it is not said
 * @param player id of whoever plays for the entrant or played for it at this table; null when it is not said
 * @param place 1 for the first; null for the place that the scores give, and where the fate is not {@code PLAYED}
 * @param score of the game; null when there is none
 * @param team of the seat, from 0; null for the team of the result before
 * @param fate null for {@code PLAYED}
 */
public record RuledSeat(
        int entrant,
        @Nullable Integer seat,
        @Nullable String player,
        @Nullable Integer place,
        @Nullable Integer score,
        @Nullable Integer team,
        @Nullable Fate fate) {

    /** A seat that was played to the end, without a score. */
    public static RuledSeat at(int entrant, int place) {
        return new RuledSeat(entrant, null, null, place, null, null, null);
    }

    /** The fate that is meant. */
    public Fate end() {
        return fate == null ? Fate.PLAYED : fate;
    }

    /** The same at a place. */
    public RuledSeat placed(@Nullable Integer its) {
        return new RuledSeat(entrant, seat, player, its, score, team, fate);
    }

    /** The same in a team. */
    public RuledSeat in(@Nullable Integer its) {
        return new RuledSeat(entrant, seat, player, place, score, its, fate);
    }
}
