package baffin.competition.standing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Who can still pass whom in one table of a standing: by bounds, and by trying all outcomes of the open tables. The
 * search looks at a bounded number of positions and then gives up; it never guesses.
 */
final class Race {

    /** Positions that one question may look at. */
    private static final int NODES_MAX = 20_000;

    /** Positions that all questions about one table of a standing may look at. */
    private static final int ALL_NODES_MAX = 1_000_000;

    private final long[] points;
    private final long[] least;
    private final long[] most;
    private final List<int[]> tables;
    private final Outcomes outcomes;
    private int left = ALL_NODES_MAX;
    private int nodes;

    /**
     * A race.
     *
     * @param points that each runner has, in units
     * @param tables open ones, as positions of runners
     */
    Race(long[] points, List<int[]> tables, Outcomes outcomes) {
        this.points = points;
        this.tables = tables;
        this.outcomes = outcomes;
        this.least = points.clone();
        this.most = points.clone();
        for (int[] table : tables) {
            for (int runner : table) {
                least[runner] += outcomes.least(table.length);
                most[runner] += outcomes.most(table.length);
            }
        }
    }

    /** The same with other bounds: matches that are not published yet, or heats of which only some count. */
    void widen(int runner, long lowest, long highest) {
        least[runner] = lowest;
        most[runner] = highest;
    }

    /** True when at most {@code places - 1} others can have as many points as this one has at least. */
    boolean clinched(int runner, int places) {
        return others(runner).filter(other -> most[other] >= least[runner]).count() < places;
    }

    /** True when at least {@code places} others have more points for sure than this one can have. */
    boolean out(int runner, int places) {
        return others(runner).filter(other -> least[other] > most[runner]).count() >= places;
    }

    /** Points in all beyond which nobody counts: more than these suffice whatever happens. */
    long bar(int runner, int places) {
        long[] highest = others(runner).mapToLong(other -> most[other]).sorted().toArray();
        return highest.length < places ? Long.MIN_VALUE : highest[highest.length - places];
    }

    long least(int runner) {
        return least[runner];
    }

    long most(int runner) {
        return most[runner];
    }

    private IntStream others(int runner) {
        return IntStream.range(0, points.length).filter(other -> other != runner);
    }

    /** What a runner can win at its open tables, the most first. */
    List<Long> gains(int runner) {
        TreeSet<Long> sums = new TreeSet<>(Set.of(0L));
        for (int[] table : own(runner, true)) {
            int seat = seat(table, runner);
            Set<Long> values = new HashSet<>();
            outcomes.of(table.length).forEach(outcome -> values.add(outcome[seat]));
            TreeSet<Long> next = new TreeSet<>();
            sums.forEach(sum -> values.forEach(value -> next.add(sum + value)));
            sums = next;
        }
        return List.copyOf(sums.descendingSet());
    }

    /**
     * Whether others can keep a runner from the goal that wins just so much: as many as there are places have at least
     * as many points.
     *
     * @return null when the search was too long
     */
    @Nullable
    Boolean beatable(int runner, int places, long gain) {
        Search search = new Search(runner, places, points[runner] + gain, true);
        return search.run(gain);
    }

    /**
     * Whether a runner that wins all its matches can reach the goal, equal points included.
     *
     * @return null when the search was too long
     */
    @Nullable
    Boolean reachable(int runner, int places) {
        Search search = new Search(runner, places, most[runner], false);
        return search.run(most[runner] - points[runner]);
    }

    private List<int[]> own(int runner, boolean own) {
        return tables.stream().filter(table -> seat(table, runner) >= 0 == own).toList();
    }

    private static int seat(int[] table, int runner) {
        for (int seat = 0; seat < table.length; seat++) {
            if (table[seat] == runner) {
                return seat;
            }
        }
        return -1;
    }

    /** One question: against the runner, others gather points; for it, they stay below. */
    private final class Search {

        private final int runner;
        private final int places;
        private final long mark;
        private final boolean against;
        private final List<int[]> order;
        private final long[] now = points.clone();
        private final long[] spare;

        Search(int runner, int places, long mark, boolean against) {
            this.runner = runner;
            this.places = places;
            this.mark = mark;
            this.against = against;
            this.order = new ArrayList<>(own(runner, true));
            this.order.addAll(own(runner, false));
            this.spare = new long[points.length];
            for (int one = 0; one < points.length; one++) {
                spare[one] = most[one] - points[one];
            }
        }

        @Nullable
        Boolean run(long gain) {
            nodes = Math.min(NODES_MAX, left);
            int before = nodes;
            boolean found = look(0, gain);
            left -= before - Math.max(0, nodes);
            return found ? Boolean.TRUE : nodes <= 0 ? null : Boolean.FALSE;
        }

        private boolean passes(long total) {
            return against ? total >= mark : total > mark;
        }

        /** True when the position leads to what is looked for; no answer once there are no nodes left. */
        private boolean look(int depth, long gain) {
            if (nodes-- <= 0) {
                return false;
            }
            long ahead = others(runner).filter(one -> passes(now[one])).count();
            long possible =
                    others(runner).filter(one -> passes(now[one] + spare[one])).count();
            boolean ownDone = depth >= order.size() || seat(order.get(depth), runner) < 0;
            if (against ? possible < places : ahead >= places) {
                return false;
            }
            if (ownDone && (against ? ahead >= places : possible < places)) {
                return gain == 0;
            }
            if (depth == order.size()) {
                return false;
            }
            return tries(depth, gain);
        }

        private boolean tries(int depth, long gain) {
            int[] table = order.get(depth);
            int own = seat(table, runner);
            Set<String> seen = new HashSet<>();
            for (long[] outcome : outcomes.of(table.length)) {
                long rest = own < 0 ? gain : gain - outcome[own];
                if (rest < 0 || own < 0 && !seen.add(told(table, outcome))) {
                    continue;
                }
                step(table, outcome, 1);
                boolean found = look(depth + 1, rest);
                step(table, outcome, -1);
                if (found || nodes <= 0) {
                    return found;
                }
            }
            return false;
        }

        /** Two outcomes are the same when all who are neither past the mark nor beyond hope get the same. */
        private String told(int[] table, long[] outcome) {
            long[] open = outcome.clone();
            for (int seat = 0; seat < table.length; seat++) {
                int one = table[seat];
                if (passes(now[one]) || !passes(now[one] + spare[one])) {
                    open[seat] = -1;
                }
            }
            return Arrays.toString(open);
        }

        private void step(int[] table, long[] outcome, int sign) {
            for (int seat = 0; seat < table.length; seat++) {
                now[table[seat]] += sign * outcome[seat];
                spare[table[seat]] -= sign * outcomes.most(table.length);
            }
        }
    }
}
