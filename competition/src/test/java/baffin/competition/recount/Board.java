package baffin.competition.recount;

import baffin.competition.table.LostSeat;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.TableResult.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A table of a round.
 *
 * @param division 0 outside of a league
 * @param seats numbers of the entrants
 * @param attempt which match of the table is awaited or counts; 0 for none
 * @param result null while it is open
 * @param lost seats that get nothing, whatever the match says
 */
record Board(
        int number,
        int division,
        List<Integer> seats,
        int attempt,
        @Nullable Result result,
        List<LostSeat> lost) {

    /**
     * How the table ended.
     *
     * @param since number of the record with which it first had a result
     */
    record Result(Source source, List<SeatResult> rows, long since) {

        /** True for the result of a match. */
        boolean played() {
            return source == Source.MATCH;
        }
    }

    /** True when an entrant of a table with a result did not come to it. */
    boolean missed(int entrant) {
        return Objects.requireNonNull(result).rows().get(seats.indexOf(entrant)).fate() == Fate.NO_SHOW;
    }

    /** True when it counts for nobody: no match of it is awaited any more. */
    boolean nothing() {
        return result == null && attempt == 0;
    }

    Board with(Result now) {
        return new Board(number, division, seats, attempt, now, lost);
    }

    /** With the result of its match. */
    Board played(List<SeatResult> rows, long since) {
        List<SeatResult> all = new ArrayList<>(rows);
        for (LostSeat seat : lost) {
            int index = seats.indexOf(seat.entrant());
            SeatResult row = all.get(index);
            all.set(index, new SeatResult(row.place(), row.score(), row.team(), seat.fate(), row.player()));
        }
        return with(new Result(Source.MATCH, all, since));
    }

    Board losing(List<LostSeat> more) {
        List<LostSeat> all = new ArrayList<>(lost);
        all.addAll(more);
        return new Board(number, division, seats, attempt, result, all);
    }

    Board again(int match) {
        return new Board(number, division, seats, match, null, List.of());
    }
}
