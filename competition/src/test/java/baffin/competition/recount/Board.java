package baffin.competition.recount;

import baffin.competition.table.SeatResult;
import baffin.competition.table.TableResult.Source;
import java.util.List;
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

    Board with(Result now) {
        return new Board(number, division, seats, attempt, now);
    }

    Board again(int match) {
        return new Board(number, division, seats, match, null);
    }
}
