package baffin.competition.policy;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Match points for places.
 *
 * @param places size of the table to the points of its places, the first place first; shared places share the mean
 * @param draw points of each at a table of two that share the first place; null for the mean
 * @param bye points of somebody without a table; null for the mean of a table
 * @param requestedBye points of somebody who has asked for a bye; null for the mean of a table
 */
public record PointsRule(
        Map<Integer, List<Points>> places,
        @Nullable Points draw,
        @Nullable Points bye,
        @Nullable Points requestedBye) {

    /** 10/6/3/1, 10/4/1 and 9/1: halves ties at the cut, and a short table is neither gift nor tax. */
    public static final PointsRule EXPEDITION =
            new PointsRule(Map.of(4, whole(10, 6, 3, 1), 3, whole(10, 4, 1), 2, whole(9, 1)), null, null);

    /** 7/5/3/1, 7/4/1 and 7/1: every place is worth the same. */
    public static final PointsRule LINEAR =
            new PointsRule(Map.of(4, whole(7, 5, 3, 1), 3, whole(7, 4, 1), 2, whole(7, 1)), null, null);

    /** 3/0 and 1 for a draw, for tables of two. */
    public static final PointsRule DUEL = new PointsRule(Map.of(2, whole(3, 0)), Points.of(1), null);

    /** A requested bye is worth the mean of a table. */
    public PointsRule(Map<Integer, List<Points>> places, @Nullable Points draw, @Nullable Points bye) {
        this(places, draw, bye, null);
    }

    public PointsRule {
        places = Map.copyOf(places);
    }

    private static List<Points> whole(int... points) {
        return java.util.Arrays.stream(points).mapToObj(Points::of).toList();
    }

    /** Points of the places of a table, the first place first; empty when the rule knows no such table. */
    public List<Points> of(int tableSize) {
        return places.getOrDefault(tableSize, List.of());
    }

    /** Sum of a table's points divided by its seats: what an abandoned match gives to each. */
    public Points mean(int tableSize) {
        List<Points> all = of(tableSize);
        return all.isEmpty() ? Points.ZERO : sum(all.stream()).dividedBy(all.size());
    }

    /** Points without a table. */
    public Points forBye(int tableSize) {
        return bye == null ? mean(tableSize) : bye;
    }

    /** Points without a table for whoever has asked for that. */
    public Points forRequestedBye(int tableSize) {
        return requestedBye == null ? mean(tableSize) : requestedBye;
    }

    /**
     * Points of a place that several may share.
     *
     * @param tableSize seats at the start, whoever has left since
     * @param place 1 for the first
     * @param sharing how many have that place, at least 1
     */
    public Points share(int tableSize, int place, int sharing) {
        if (draw != null && tableSize == 2 && sharing == 2) {
            return draw;
        }
        List<Points> all = of(tableSize);
        int last = Math.min(place - 1 + sharing, all.size());
        return place - 1 >= last
                ? Points.ZERO
                : sum(all.subList(place - 1, last).stream()).dividedBy(sharing);
    }

    /** The most that one match can give. */
    public Points most() {
        return places.values().stream()
                .flatMap(List::stream)
                .max(Points::compareTo)
                .orElse(Points.ZERO);
    }

    private static Points sum(Stream<Points> points) {
        return points.reduce(Points.ZERO, Points::plus);
    }
}
