package baffin.competition.recount;

import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.TableResult.Source;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A table of a round.
 *
 * @param division 0 outside of a league
 * @param seats numbers of the entrants
 * @param attempt which match of the table is awaited or counts
 * @param result null while it is open
 */
record Board(
        int number,
        int division,
        List<Integer> seats,
        int attempt,
        @Nullable Result result) {

    /** How the table ended. */
    record Result(Source source, List<SeatResult> rows) {

        /** True for the result of a match. */
        boolean played() {
            return source == Source.MATCH;
        }
    }

    /** True when an entrant of a table with a result did not come to it. */
    boolean missed(int entrant) {
        return Objects.requireNonNull(result).rows().get(seats.indexOf(entrant)).fate() == Fate.NO_SHOW;
    }

    Board with(Result now) {
        return new Board(number, division, seats, attempt, now);
    }

    Board again(int match) {
        return new Board(number, division, seats, match, null);
    }
}
