package baffin.scoring.match;

import baffin.game.ScoreSheet;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Places of a match in which who did not play to the end comes after all who did. */
final class MatchPlaces {

    private MatchPlaces() {}

    /**
     * The place of each seat. The game's own sheet decides among those who stayed, its tie rule included; a side
     * stays as long as one of its members does. Sides that dropped share the place after all others; behind them come
     * those that left, in the order of the sheet.
     *
     * @param sides who plays together; every seat on one of them
     * @param dropped seats that were not played to the end
     * @param left those of them that resigned or were forfeited
     * @return by seat; 1 is first
     */
    static List<Integer> of(ScoreSheet sheet, List<List<Seat>> sides, Set<Seat> dropped, Collection<Seat> left) {
        List<Integer> places = new ArrayList<>();
        for (int seat = 0; seat < sheet.seats().size(); seat++) {
            Standing own = new Standing(sheet, side(sides, new Seat(seat)), dropped, left);
            long better = sides.stream()
                    .map(side -> new Standing(sheet, side, dropped, left))
                    .filter(other -> other.compareTo(own) < 0)
                    .count();
            places.add(1 + (int) better);
        }
        return places;
    }

    /** What a side is compared by: those who stayed first. */
    private record Standing(boolean dropped, int rank) implements Comparable<Standing> {

        private static final Comparator<Standing> ORDER =
                Comparator.comparing(Standing::dropped).thenComparingInt(Standing::rank);

        Standing(ScoreSheet sheet, List<Seat> side, Set<Seat> dropped, Collection<Seat> left) {
            this(
                    dropped.containsAll(side),
                    dropped.containsAll(side) && !left.containsAll(side) ? 0 : MatchPlaces.rank(sheet, side));
        }

        @Override
        public int compareTo(Standing other) {
            return ORDER.compare(this, other);
        }
    }

    private static List<Seat> side(List<List<Seat>> sides, Seat seat) {
        return sides.stream().filter(side -> side.contains(seat)).findFirst().orElseThrow();
    }

    private static int rank(ScoreSheet sheet, List<Seat> side) {
        return side.stream().mapToInt(seat -> sheet.of(seat).place()).min().orElseThrow();
    }
}
