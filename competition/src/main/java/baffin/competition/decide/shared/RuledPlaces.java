package baffin.competition.decide.shared;

import baffin.competition.Competition;
import baffin.competition.event.RulingCommand.Forfeit;
import baffin.competition.table.LostSeat;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/** Places of a table that come from no match. */
public final class RuledPlaces {

    private RuledPlaces() {}

    /**
     * All who are there share the first place; whoever has left, or had when the match was made, or has lost the seat,
     * gets nothing.
     */
    public static List<SeatResult> shared(Competition state, Round round, Table table) {
        return stopped(state, round, table, List.of());
    }

    /**
     * The same, with those who had to act behind those who waited for them.
     *
     * @param toAct indexes of the seats that had to act
     */
    public static List<SeatResult> stopped(Competition state, Round round, Table table, List<Integer> toAct) {
        List<Integer> there = table.seats().stream()
                .filter(entrant -> !state.away(round, table, entrant) && table.lost(entrant) == null)
                .toList();
        List<Integer> waited = there.stream()
                .filter(entrant -> !toAct.contains(table.seats().indexOf(entrant)))
                .toList();
        int behind = 1 + waited.size();
        return table.seats().stream()
                .map(entrant -> there.contains(entrant)
                        ? seat(waited.contains(entrant) ? 1 : behind, Fate.PLAYED)
                        : seat(there.size() + 1, Objects.requireNonNullElse(table.lost(entrant), Fate.NO_SHOW)))
                .toList();
    }

    /**
     * Places as a match has them now; an entrant who has left, had left when the table
     * was made, or has lost the seat comes behind all others.
     */
    public static List<SeatResult> seen(Competition state, Round round, Table table, List<SeatResult> now) {
        List<SeatResult> ended = new ArrayList<>();
        for (int seat = 0; seat < now.size(); seat++) {
            int entrant = table.seats().get(seat);
            Fate gone = state.away(round, table, entrant) ? Fate.NO_SHOW : table.lost(entrant);
            ended.add(gone == null ? now.get(seat) : now.get(seat).ended(gone));
        }
        List<SeatResult> there = ended.stream().filter(SeatResult::scores).toList();
        return ended.equals(now)
                ? now
                : ended.stream()
                        .map(one -> one.placed(
                                one.scores()
                                        ? 1
                                                + (int) there.stream()
                                                        .filter(other -> other.place() < one.place())
                                                        .count()
                                        : there.size() + 1))
                        .toList();
    }

    /** How those have lost their seats whom a ruling names while the match is played. */
    public static List<LostSeat> lost(Forfeit forfeit) {
        SeatResult open = seat(1, Fate.PLAYED);
        return forfeit.entrants().stream()
                .map(entrant -> new LostSeat(entrant, fate(forfeit, entrant, open, true)))
                .toList();
    }

    /** All share the first place, whoever has left as well. */
    public static List<SeatResult> shared(Table table) {
        return Collections.nCopies(table.seats().size(), seat(1, Fate.PLAYED));
    }

    /** Some have lost their seats; the others keep their order, or share when there is none. */
    public static List<SeatResult> without(Competition state, Round round, Table table, Forfeit forfeit) {
        List<Integer> lost = forfeit.entrants();
        List<SeatResult> before = table.result() == null
                ? shared(state, round, table)
                : table.result().seats();
        int staying = (int) table.seats().stream()
                .filter(entrant -> !lost.contains(entrant))
                .count();
        List<SeatResult> after = new ArrayList<>();
        for (int seat = 0; seat < before.size(); seat++) {
            SeatResult old = before.get(seat);
            int entrant = table.seats().get(seat);
            boolean gone = lost.contains(entrant);
            after.add(new SeatResult(
                    gone ? staying + 1 : 1 + ahead(table, before, lost, old.place()),
                    old.score(),
                    old.team(),
                    gone ? fate(forfeit, entrant, old, table.open()) : old.fate(),
                    old.player()));
        }
        return after;
    }

    /** As the ruling says; else whoever had done nothing was not there. */
    private static Fate fate(Forfeit forfeit, int entrant, SeatResult before, boolean open) {
        if (forfeit.fate() != null) {
            return forfeit.fate();
        }
        boolean absent = before.fate() == Fate.NO_SHOW || open && forfeit.idle().contains(entrant);
        return absent ? Fate.NO_SHOW : Fate.DROPPED;
    }

    private static int ahead(Table table, List<SeatResult> all, List<Integer> lost, int place) {
        int ahead = 0;
        for (int seat = 0; seat < all.size(); seat++) {
            if (!lost.contains(table.seats().get(seat)) && all.get(seat).place() < place) {
                ahead++;
            }
        }
        return ahead;
    }

    private static SeatResult seat(int place, Fate fate) {
        return new SeatResult(place, null, null, fate, null);
    }
}
