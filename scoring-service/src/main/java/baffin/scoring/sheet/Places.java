package baffin.scoring.sheet;

import baffin.game.ScoreSheet;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Places of a match in which who did not play to the end comes after all who did. */
final class Places {

    private Places() {}

    /**
     * The place of each seat. The game's own sheet decides among those who stayed, its tie rule included; a side
     * stays as long as one of its members does. Those who dropped share the place after all others.
     *
     * @param sides who plays together; every seat on one of them
     * @param dropped seats that were not played to the end
     * @return by seat; 1 is first
     */
    static List<Integer> of(ScoreSheet sheet, List<List<Seat>> sides, Set<Seat> dropped) {
        List<Integer> stayed = sides.stream()
                .filter(side -> !dropped.containsAll(side))
                .map(side -> rank(sheet, side))
                .toList();
        List<Integer> places = new ArrayList<>();
        for (int seat = 0; seat < sheet.seats().size(); seat++) {
            List<Seat> own = side(sides, new Seat(seat));
            long better = dropped.containsAll(own)
                    ? stayed.size()
                    : stayed.stream().filter(rank -> rank < rank(sheet, own)).count();
            places.add(1 + (int) better);
        }
        return places;
    }

    private static List<Seat> side(List<List<Seat>> sides, Seat seat) {
        return sides.stream().filter(side -> side.contains(seat)).findFirst().orElseThrow();
    }

    private static int rank(ScoreSheet sheet, List<Seat> side) {
        return side.stream().mapToInt(seat -> sheet.of(seat).rank()).min().orElseThrow();
    }
}
