package baffin.competition.standing.outlook;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A table that is still to be played, published or not. */
final class OpenTable {

    private final int[] runners;
    private final List<long[]> outcomes;
    private final long[] least;
    private final long[] most;
    private final Map<Integer, List<long[]>> different = new HashMap<>();

    /**
     * A table.
     *
     * @param runners positions in the {@link ClinchSearch} by seat; below zero for somebody who does not run there
     * @param outcomes points by seat, a row for each way in which it can end
     */
    OpenTable(int[] runners, List<long[]> outcomes) {
        this.runners = runners;
        this.outcomes = outcomes;
        this.least = outcomes.getFirst().clone();
        this.most = least.clone();
        for (long[] outcome : outcomes) {
            for (int seat = 0; seat < runners.length; seat++) {
                least[seat] = Math.min(least[seat], outcome[seat]);
                most[seat] = Math.max(most[seat], outcome[seat]);
            }
        }
    }

    int seats() {
        return runners.length;
    }

    /** Who sits there; below zero for somebody who does not run. */
    int runner(int seat) {
        return runners[seat];
    }

    /** The seat of a runner; below zero when it has none. */
    int seat(int runner) {
        for (int seat = 0; seat < runners.length; seat++) {
            if (runners[seat] == runner) {
                return seat;
            }
        }
        return -1;
    }

    List<long[]> outcomes() {
        return outcomes;
    }

    /** One outcome of each kind that gives the same to all whose points still matter: a bit for each such seat. */
    List<long[]> different(int seats) {
        return different.computeIfAbsent(seats, this::found);
    }

    private List<long[]> found(int seats) {
        Set<List<Long>> seen = new HashSet<>();
        List<long[]> found = new ArrayList<>();
        for (long[] outcome : outcomes) {
            List<Long> open = new ArrayList<>();
            for (int seat = 0; seat < outcome.length; seat++) {
                if ((seats >> seat & 1) == 1) {
                    open.add(outcome[seat]);
                }
            }
            if (seen.add(open)) {
                found.add(outcome);
            }
        }
        return found;
    }

    long least(int seat) {
        return least[seat];
    }

    long most(int seat) {
        return most[seat];
    }
}
