package baffin.competition.decide;

import baffin.competition.event.CompetitionCommand.Abandon;
import baffin.competition.event.CompetitionCommand.Adjudicate;
import baffin.competition.event.CompetitionCommand.Correct;
import baffin.competition.event.CompetitionCommand.Forfeit;
import baffin.competition.event.CompetitionCommand.Replay;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rulings of an organiser who has looked at the table. */
public final class Rule {

    private Rule() {}

    static Forfeit forfeit(Event event, int round, int table, List<Integer> entrants, String reason) {
        return new Forfeit(round, table, entrants, reason, null, List.of(), seen(event, round, table));
    }

    public static Adjudicate adjudicate(Event event, int round, int table, List<Integer> places, String reason) {
        return new Adjudicate(round, table, places, reason, null, null, seen(event, round, table));
    }

    /** Rows by seat. */
    public static Correct correct(Event event, int round, int table, List<SeatResult> seats, String reason) {
        List<RuledSeat> rows = seats.stream()
                .map(seat ->
                        new RuledSeat(null, null, seat.player(), seat.place(), seat.score(), seat.team(), seat.fate()))
                .toList();
        return new Correct(round, table, rows, reason, true, seen(event, round, table));
    }

    public static Abandon abandon(Event event, int round, int table, String reason) {
        return new Abandon(round, table, reason, seen(event, round, table));
    }

    public static Replay replay(Event event, int round, int table, String reason) {
        return new Replay(round, table, reason, seen(event, round, table));
    }

    /** Version of the result of a table; null when there is none. */
    public static @Nullable Long seen(Event event, int round, int table) {
        return event.state()
                .round(round)
                .flatMap(one -> one.table(table))
                .map(Table::result)
                .map(result -> result.version())
                .orElse(null);
    }
}
