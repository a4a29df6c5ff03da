package baffin.expedition.scoring;

import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Places by points; a tie goes to the seat that returned first, and is shared by those that did not (EX-9.6). */
final class Ranking {

    private Ranking() {}

    /**
     * The place of a seat.
     *
     * @param rank 1 is first
     * @param tieBreak how a tie on points was broken, or null when there was none
     */
    record Place(int rank, @Nullable Phrase tieBreak) {}

    /**
     * Ranks all seats.
     *
     * @param totals points by seat
     * @param returned order of return by seat, 0 for none
     */
    static List<Place> of(List<Integer> totals, List<Integer> returned) {
        List<Place> places = new ArrayList<>();
        for (int seat = 0; seat < totals.size(); seat++) {
            int rank = 1;
            boolean tied = false;
            for (int other = 0; other < totals.size(); other++) {
                rank += ahead(totals, returned, other, seat) ? 1 : 0;
                tied |= other != seat && totals.get(other).equals(totals.get(seat));
            }
            places.add(new Place(rank, tied ? tieBreak(totals.get(seat), returned.get(seat)) : null));
        }
        return places;
    }

    private static boolean ahead(List<Integer> totals, List<Integer> returned, int other, int seat) {
        if (!totals.get(other).equals(totals.get(seat))) {
            return totals.get(other) > totals.get(seat);
        }
        int first = returned.get(other);
        int second = returned.get(seat);
        return first > 0 && (second == 0 || first < second);
    }

    private static Phrase tieBreak(int total, int returned) {
        return returned > 0
                ? Phrase.of("tie.returned", "points", total, "order", returned)
                : Phrase.of("tie.not-returned", "points", total);
    }
}
