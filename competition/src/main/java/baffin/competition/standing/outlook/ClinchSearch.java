package baffin.competition.standing.outlook;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Who can still pass whom in one table of a standing, by trying all outcomes of the tables that are still to be played.
 * The search looks at a bounded number of positions and then gives up; it never guesses.
 */
final class ClinchSearch {

    /** Positions that one question may look at. */
    private static final int NODES_MAX = 20_000;

    /** Positions that all questions about one table of a standing may look at. */
    private static final int ALL_NODES_MAX = 1_000_000;

    /** Looks at single runners, of all questions about a competition: a position costs as many as there are. */
    private static final long WORK_MAX = 16_000_000;

    private final long[] points;
    private final long[] most;
    private final List<OpenTable> tables;
    private int left;
    private int nodes;

    /**
     * A race.
     *
     * @param points that each runner has, in units, byes that are sure to come included
     * @param tables all that are still to be played
     * @param races how many there are in the competition
     */
    ClinchSearch(long[] points, List<OpenTable> tables, int races) {
        this.points = points;
        this.tables = tables;
        this.most = points.clone();
        this.left = (int) Math.min(ALL_NODES_MAX, WORK_MAX / Math.max(1, (long) points.length * races));
        for (OpenTable table : tables) {
            for (int seat = 0; seat < table.seats(); seat++) {
                if (table.runner(seat) >= 0) {
                    most[table.runner(seat)] += table.most(seat);
                }
            }
        }
    }

    /** What a runner can win at its open tables, the most first. */
    List<Long> gains(int runner) {
        TreeSet<Long> sums = new TreeSet<>(Set.of(0L));
        for (OpenTable table : own(runner, true)) {
            int seat = table.seat(runner);
            Set<Long> values = new HashSet<>();
            table.outcomes().forEach(outcome -> values.add(outcome[seat]));
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

    private List<OpenTable> own(int runner, boolean own) {
        return tables.stream().filter(table -> table.seat(runner) >= 0 == own).toList();
    }

    /** One question: against the runner, others gather points; for it, they stay below. */
    private final class Search {

        private final int runner;
        private final int places;
        private final long mark;
        private final boolean against;
        private final List<OpenTable> order;
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
            int ahead = 0;
            int possible = 0;
            for (int one = 0; one < now.length; one++) {
                ahead += one != runner && passes(now[one]) ? 1 : 0;
                possible += one != runner && passes(now[one] + spare[one]) ? 1 : 0;
            }
            boolean ownDone = depth >= order.size() || order.get(depth).seat(runner) < 0;
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
            OpenTable table = order.get(depth);
            int own = table.seat(runner);
            for (long[] outcome : own < 0 ? table.different(open(table)) : table.outcomes()) {
                long rest = own < 0 ? gain : gain - outcome[own];
                if (rest < 0) {
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

        /** A bit for each seat whose runner is neither past the mark nor beyond hope. */
        private int open(OpenTable table) {
            int open = 0;
            for (int seat = 0; seat < table.seats(); seat++) {
                int one = table.runner(seat);
                boolean matters = one >= 0 && !passes(now[one]) && passes(now[one] + spare[one]);
                open |= matters ? 1 << seat : 0;
            }
            return open;
        }

        private void step(OpenTable table, long[] outcome, int sign) {
            for (int seat = 0; seat < outcome.length; seat++) {
                int one = table.runner(seat);
                if (one >= 0) {
                    now[one] += sign * outcome[seat];
                    spare[one] -= sign * table.most(seat);
                }
            }
        }
    }
}
