package baffin.competition.standing.outlook;

import baffin.competition.policy.PointsRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All ways in which a table can end, shared places included, as points by seat; the first seat's richest first. */
final class Outcomes {

    private record Kind(int size, int absent, int perhaps) {}

    private final PointsRule rule;
    private final Map<Kind, List<long[]>> known = new HashMap<>();

    Outcomes(PointsRule rule) {
        this.rule = rule;
    }

    /**
     * Points in units of {@link baffin.competition.policy.Points}, a row for each way.
     *
     * @param absent a bit for each seat whose entrant has left and gets nothing: the others share the places in front
     * @param perhaps a bit for each seat whose entrant has left, but may have played most of the match before
     */
    List<long[]> of(int size, int absent, int perhaps) {
        return known.computeIfAbsent(new Kind(size, absent, perhaps), this::all);
    }

    private List<long[]> all(Kind kind) {
        List<long[]> found = new ArrayList<>();
        int some = kind.perhaps();
        while (true) {
            place(new int[kind.size()], 0, kind.absent() | some, found);
            if (some == 0) {
                break;
            }
            some = (some - 1) & kind.perhaps();
        }
        found.sort((one, other) -> Arrays.compare(other, one));
        return found;
    }

    /** Gives the seats from {@code seat} on any places; keeps those that are places of a table. */
    private void place(int[] places, int seat, int absent, List<long[]> found) {
        if (seat == places.length) {
            long[] points = points(places, absent);
            if (points.length > 0) {
                found.add(points);
            }
        } else if ((absent >> seat & 1) == 1) {
            places[seat] = Integer.MAX_VALUE;
            place(places, seat + 1, absent, found);
        } else {
            for (int place = 1; place <= places.length; place++) {
                places[seat] = place;
                place(places, seat + 1, absent, found);
            }
        }
    }

    /** Empty when these are no places of a table. */
    private long[] points(int[] places, int absent) {
        long[] points = new long[places.length];
        for (int own = 0; own < places.length; own++) {
            if ((absent >> own & 1) == 1) {
                continue;
            }
            int ahead = 0;
            int sharing = 0;
            for (int other : places) {
                ahead += other < places[own] ? 1 : 0;
                sharing += other == places[own] ? 1 : 0;
            }
            if (places[own] != ahead + 1) {
                return new long[0];
            }
            points[own] = rule.share(places.length, places[own], sharing).units();
        }
        return points;
    }
}
