package baffin.competition.standing;

import baffin.competition.policy.PointsRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/** All ways in which a table can end, shared places included, as points by seat; the first seat's richest first. */
final class Outcomes {

    private final PointsRule rule;
    private final TreeMap<Integer, List<long[]>> bySize = new TreeMap<>();

    Outcomes(PointsRule rule) {
        this.rule = rule;
    }

    /** Points in units of {@link baffin.competition.policy.Points}, a row for each way. */
    List<long[]> of(int size) {
        return bySize.computeIfAbsent(size, this::all);
    }

    long least(int size) {
        return rule.share(size, size, 1).units();
    }

    long most(int size) {
        return rule.share(size, 1, 1).units();
    }

    private List<long[]> all(int size) {
        List<long[]> found = new ArrayList<>();
        place(new int[size], 0, found);
        found.sort((one, other) -> Arrays.compare(other, one));
        return found;
    }

    /** Gives the seats from {@code seat} on any places; keeps those that are places of a table. */
    private void place(int[] places, int seat, List<long[]> found) {
        if (seat < places.length) {
            for (int place = 1; place <= places.length; place++) {
                places[seat] = place;
                place(places, seat + 1, found);
            }
            return;
        }
        long[] points = new long[places.length];
        for (int own = 0; own < places.length; own++) {
            int ahead = 0;
            int sharing = 0;
            for (int other : places) {
                ahead += other < places[own] ? 1 : 0;
                sharing += other == places[own] ? 1 : 0;
            }
            if (places[own] != ahead + 1) {
                return;
            }
            points[own] = rule.share(places.length, places[own], sharing).units();
        }
        found.add(points);
    }
}
