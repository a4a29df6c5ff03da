package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.SeatResult;
import baffin.competition.SeatResult.Fate;
import baffin.competition.Table;
import baffin.competition.course.Stages;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Places of a table that come from no match. */
final class Places {

    private Places() {}

    /** All who are there share the first place; whoever has left gets nothing. */
    static List<SeatResult> shared(Competition state, Table table) {
        List<Integer> there = Stages.active(state, table.seats());
        return table.seats().stream()
                .map(entrant -> there.contains(entrant) ? seat(1, Fate.PLAYED) : seat(there.size() + 1, Fate.NO_SHOW))
                .toList();
    }

    /** All share the first place, whoever has left as well. */
    static List<SeatResult> shared(Table table) {
        return Collections.nCopies(table.seats().size(), seat(1, Fate.PLAYED));
    }

    /** Places that an organiser gives. */
    static List<SeatResult> given(List<Integer> places) {
        return places.stream().map(place -> seat(place, Fate.PLAYED)).toList();
    }

    /** Some have lost their seats; the others keep their order, or share when there is none. */
    static List<SeatResult> without(Competition state, Table table, List<Integer> lost) {
        List<SeatResult> before =
                table.result() == null ? shared(state, table) : table.result().seats();
        int staying = (int) table.seats().stream()
                .filter(entrant -> !lost.contains(entrant))
                .count();
        List<SeatResult> after = new ArrayList<>();
        for (int seat = 0; seat < before.size(); seat++) {
            SeatResult old = before.get(seat);
            if (lost.contains(table.seats().get(seat))) {
                after.add(new SeatResult(staying + 1, old.score(), old.team(), Fate.DROPPED, old.player()));
            } else {
                after.add(new SeatResult(
                        1 + ahead(table, before, lost, old.place()),
                        old.score(),
                        old.team(),
                        old.fate(),
                        old.player()));
            }
        }
        return after;
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

    /** What is wrong with places: of n seats, a place is 1 more than the number of those ahead. Empty when nothing. */
    static String fault(List<Integer> places, int seats) {
        if (places.size() != seats) {
            return "must have one place for each of the " + seats + " seats";
        }
        for (int place : places) {
            long ahead = places.stream().filter(other -> other < place).count();
            if (place != ahead + 1) {
                return "must be places from 1, shared ones equal, as 1, 2, 2, 4";
            }
        }
        return "";
    }

    private static SeatResult seat(int place, Fate fate) {
        return new SeatResult(place, 0, null, fate, null);
    }
}
