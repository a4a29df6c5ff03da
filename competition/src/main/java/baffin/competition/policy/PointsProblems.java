package baffin.competition.policy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Whether points are fair: a short table is neither gift nor tax, and playing on is worth more than leaving. */
public final class PointsProblems {

    private static final Points MOST = Points.of(1_000);

    private PointsProblems() {}

    /** Messages keyed by JSON pointer; such a scheme is refused. */
    static Map<String, String> of(Policy policy) {
        Map<String, String> problems = new LinkedHashMap<>();
        PointsRule rule = policy.points();
        for (int size : policy.tableSizes()) {
            String pointer = "/points/places/" + size;
            List<Points> places = rule.of(size);
            if (places.size() != size) {
                problems.put(pointer, "must have the points of " + size + " places, because such tables can occur");
            } else if (falls(places)) {
                problems.put(pointer, "must not rise from place to place, and be from 0 to " + MOST);
            } else if (!rule.mean(size).equals(rule.mean(policy.tableSizes().getFirst()))) {
                problems.put(
                        pointer,
                        "gives " + rule.mean(size) + " a seat where a table of "
                                + policy.tableSizes().getFirst() + " gives "
                                + rule.mean(policy.tableSizes().getFirst())
                                + ": a short table would be an advantage or a disadvantage");
            }
        }
        rule.places().keySet().stream()
                .filter(size -> size < 2 || size > 8)
                .sorted()
                .forEach(size -> problems.put("/points/places/" + size, "no table has so many seats"));
        within("/points/bye", rule.bye(), problems);
        within("/points/requestedBye", rule.requestedBye(), problems);
        within("/points/draw", rule.draw(), problems);
        if (rule.draw() != null && !policy.tableSizes().equals(List.of(2))) {
            problems.put("/points/draw", "is for competitions of two-seat tables only");
        }
        return problems;
    }

    private static void within(String pointer, @Nullable Points points, Map<String, String> problems) {
        if (points != null && (points.units() < 0 || points.compareTo(MOST) > 0)) {
            problems.put(pointer, "must be from 0 to " + MOST);
        }
    }

    private static boolean falls(List<Points> places) {
        for (int index = 0; index < places.size(); index++) {
            Points here = places.get(index);
            boolean outside = here.units() < 0 || here.compareTo(MOST) > 0;
            if (outside || index > 0 && here.compareTo(places.get(index - 1)) > 0) {
                return true;
            }
        }
        return false;
    }

    /** What an organiser should think about; such a scheme is taken. */
    public static List<String> warnings(Policy policy) {
        List<String> warnings = new ArrayList<>();
        for (int size : policy.tableSizes()) {
            List<Points> places = policy.points().of(size);
            if (size > 2 && !places.isEmpty() && places.getLast().units() == 0) {
                warnings.add("the last place of a table of " + size
                        + " is worth as much as a forfeit: those who are behind have no reason to play on");
            }
            if (places.size() > 2 && places.get(1).units() == places.getLast().units()) {
                warnings.add("at a table of " + size + " only winning counts: there will be many ties");
            }
        }
        Points bye = policy.points().forBye(policy.tableSize());
        if (bye.compareTo(policy.points().mean(policy.tableSize())) > 0) {
            warnings.add("a bye is worth more than the mean of a table: it is an advantage");
        }
        boolean byesOnRequest = policy.format() instanceof Format.PodSwiss swiss && swiss.byesToAskFor() > 0;
        Points requested = policy.points().forRequestedBye(policy.tableSize());
        if (byesOnRequest && requested.compareTo(policy.points().mean(policy.tableSize())) > 0) {
            warnings.add("a requested bye is worth more than the mean of a table: it is an advantage");
        }
        if (policy.tieBreaks().isEmpty()) {
            warnings.add("there are no tie-breaks: equal points share their place for good");
        }
        return warnings;
    }
}
