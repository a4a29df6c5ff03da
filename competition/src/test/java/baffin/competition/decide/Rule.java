package baffin.competition.decide;

import baffin.competition.event.RulingCommand.Abandon;
import baffin.competition.event.RulingCommand.Adjudicate;
import baffin.competition.event.RulingCommand.Correct;
import baffin.competition.event.RulingCommand.Forfeit;
import baffin.competition.event.RulingCommand.Forfeit.Rest;
import baffin.competition.event.RulingCommand.Replay;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Rulings of an organiser who has looked at the table. */
public final class Rule {

    private Rule() {}

    static Forfeit forfeit(Event event, int round, int table, List<Integer> entrants, String reason) {
        return new Forfeit(round, table, entrants, reason, seen(event, round, table)).then(Rest.END);
    }

    public static Adjudicate adjudicate(Event event, int round, int table, List<Integer> places, String reason) {
        return new Adjudicate(
                round, table, rows(event, round, table, places), reason, false, seen(event, round, table));
    }

    /** Rows that give places to the entrants of a table, by seat; what is more than its seats names nobody. */
    public static List<RuledSeat> rows(Event event, int round, int table, List<Integer> places) {
        return IntStream.range(0, places.size())
                .mapToObj(seat -> RuledSeat.at(entrant(event, round, table, seat), places.get(seat)))
                .toList();
    }

    private static int entrant(Event event, int round, int table, int seat) {
        return event.state()
                .round(round)
                .flatMap(one -> one.table(table))
                .map(Table::seats)
                .filter(seats -> seat < seats.size())
                .map(seats -> seats.get(seat))
                .orElse(0);
    }

    /** Rows for the entrants of a table, by seat. */
    public static Correct correct(Event event, int round, int table, List<SeatResult> seats, String reason) {
        List<RuledSeat> rows = IntStream.range(0, seats.size())
                .mapToObj(index -> {
                    SeatResult seat = seats.get(index);
                    int entrant = entrant(event, round, table, index);
                    return new RuledSeat(
                            entrant, null, seat.player(), seat.place(), seat.score(), seat.team(), seat.fate());
                })
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
