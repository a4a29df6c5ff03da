package baffin.competition.pairing.swiss;

import baffin.competition.pairing.Draws;
import baffin.competition.pairing.Interruption;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Simulated annealing in whole numbers, many short runs of it: people change places if that costs no more than an
 * allowance, which is drawn anew each time, exponential about a mean that falls. Each run ends where no change that it
 * knows lowers the cost. Byes stay where they are, and forbidden pairs stay apart.
 */
final class Search {

    private static final int RUNS = 32;
    private static final int FEW = 64;
    private static final int LEVELS = 50;
    private static final int COOLING = 18;
    private static final int WINDOW = 32;
    private static final int CYCLE = 4;
    private static final int FRACTION_BITS = 10;
    private static final long NEVER = Long.MAX_VALUE / 2;

    private final Field field;
    private final Arrangement arrangement;
    private final int size;
    private final int window;
    private final long[] costs;
    private final long[] beside;
    private final long[] own;
    private final int[] at;
    private final int[] cycle = new int[CYCLE];
    private long total;
    private long least;
    private int[][] best;
    private long state;

    /** A search that changes this arrangement, in which no forbidden pair meets. */
    Search(Field field, Arrangement arrangement, Draws draws) {
        this.field = field;
        this.arrangement = arrangement;
        size = field.size();
        window = Math.min(size, WINDOW);
        costs = field.costs();
        state = draws.bits();
        int tables = arrangement.tables();
        beside = new long[(tables + 1) * size];
        Arrays.fill(beside, tables * size, (tables + 1) * size, NEVER);
        own = new long[size];
        at = new int[size];
        for (int member = 0; member < size; member++) {
            at[member] = arrangement.groupOf(member) * size;
            for (int other = 0; other < size && at[member] < tables * size; other++) {
                beside[at[member] + other] += costs[member * size + other];
            }
        }
        for (int table = 0; table < tables; table++) {
            int[] members = arrangement.group(table);
            long seats = field.seats(members);
            weigh(table, seats);
            for (int member : members) {
                total += own[member] - seats;
            }
            total += 2 * seats;
        }
        total /= 2;
        least = total;
        best = arrangement.copy();
    }

    /** The cheapest groups that there were, those of the start among them. */
    int[][] best(int trials) {
        if (size == 0) {
            return best;
        }
        int runs = trials < RUNS * LEVELS ? 1 : Math.clamp(RUNS * FEW * FEW / size / size, 1, RUNS);
        long each = (long) trials * window / WINDOW / ((long) runs * LEVELS);
        long hot = Math.max(total / (2L * size), field.leastMean()) * Math.min(size, FEW) / size;
        for (int run = 0; run < runs && least > 0; run++) {
            long mean = hot;
            for (int level = 0; level < LEVELS; level++) {
                Interruption.check();
                for (int trial = 0; trial < each && total > 0; trial++) {
                    attempt(trial % 2 == 0, mean);
                }
                mean -= mean / COOLING;
            }
            settle();
            remember();
        }
        return best;
    }

    private void attempt(boolean several, long mean) {
        long places = next();
        int a = (int) ((places >>> Integer.SIZE) * size >>> Integer.SIZE);
        int from = (int) ((places & 0xFFFF_FFFFL) * window >>> Integer.SIZE);
        long limit = allowance(mean);
        if (several) {
            several(a, low(a) + from, limit);
        } else {
            look(a, from, limit);
        }
    }

    /**
     * Makes whatever change lowers the cost until there is none; one kind waits until those before it have none.
     * Cycles take long among many people.
     */
    private void settle() {
        boolean lower = true;
        while (lower) {
            Interruption.check();
            lower = all(a -> look(a, 0, -1)) || all(this::several) || size <= FEW && all(this::cycles);
        }
    }

    private boolean all(IntPredicate change) {
        boolean lower = false;
        for (int a = 0; a < size; a++) {
            lower |= change.test(a);
        }
        return lower;
    }

    private boolean several(int a) {
        boolean lower = false;
        for (int b = low(a); b < low(a) + window; b++) {
            lower |= several(a, b, -1);
        }
        return lower;
    }

    private boolean cycles(int a) {
        cycle[0] = a;
        return arrangement.isTable(arrangement.groupOf(a)) && around(1, 0);
    }

    /** An exponential draw, made of straight pieces: leading zeros of a word, and ten bits after the first one. */
    private long allowance(long mean) {
        long word = next();
        int zeros = Long.numberOfLeadingZeros(word);
        long fraction = word << zeros << 1 >>> Long.SIZE - FRACTION_BITS;
        return mean * (zeros + 1) - (mean * fraction >> FRACTION_BITS);
    }

    /** Lets somebody change places with the first one in the window, from a place on, with whom it is allowed. */
    private boolean look(int a, int from, long limit) {
        int low = low(a);
        return arrangement.isTable(arrangement.groupOf(a))
                && (look(a, low + from, low + window, limit) || look(a, low, low + from, limit));
    }

    private boolean look(int a, int first, int end, long limit) {
        int table = at[a];
        int row = a * size;
        long most = limit + own[a];
        for (int b = first; b < end; b++) {
            long change = beside[table + b] - own[b] - 2 * costs[row + b] + beside[at[b] + a];
            if (change <= most
                    && arrangement.mayChange(a, b)
                    && swap(new int[] {a}, new int[] {b}, change - own[a], limit)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Makes the first change between the tables of two people that is within the limit: of tables of different sizes
     * one moves from the larger to the smaller; otherwise these two change places, and a further one from each table.
     */
    private boolean several(int a, int b, long limit) {
        int s = arrangement.groupOf(a);
        int t = arrangement.groupOf(b);
        if (s == t || !arrangement.isTable(s) || !arrangement.isTable(t)) {
            return false;
        }
        int longer = arrangement.group(s).length - arrangement.group(t).length;
        return longer > 0 && move(s, t, limit)
                || longer < 0 && move(t, s, limit)
                || arrangement.mayChange(a, b) && two(a, b, limit);
    }

    /** Lets one of a larger table go to a smaller one: all others of both change places. */
    private boolean move(int larger, int smaller, long limit) {
        int[] these = arrangement.group(smaller).clone();
        int[] those = arrangement.group(larger).clone();
        long seats = seats(smaller) + seats(larger);
        for (int leaves = 0; leaves < those.length; leaves++) {
            int mover = those[leaves];
            long change = beside[smaller * size + mover] - beside[larger * size + mover] - seats;
            if (change <= limit) {
                int[] rest = without(those, leaves);
                if (arrangement.mayChange(these, rest) && swap(these, rest, change, limit)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int[] without(int[] members, int place) {
        int[] rest = new int[members.length - 1];
        System.arraycopy(members, 0, rest, 0, place);
        System.arraycopy(members, place + 1, rest, place, rest.length - place);
        return rest;
    }

    private boolean two(int a, int b, long limit) {
        int s = at[a];
        int t = at[b];
        long first = beside[s + b] + beside[t + a] - own[a] - own[b] - 2 * costs[a * size + b];
        for (int c : arrangement.group(s / size).clone()) {
            for (int d : arrangement.group(t / size).clone()) {
                long second = beside[s + d] + beside[t + c] - beside[s + c] - beside[t + d] - 2 * costs[c * size + d];
                long kept = costs[a * size + c] + costs[b * size + d] - costs[a * size + d] - costs[c * size + b];
                if (c != a
                        && d != b
                        && first + second + 2 * kept <= limit
                        && arrangement.mayChange(c, d)
                        && swap(new int[] {a, c}, new int[] {b, d}, first + second + 2 * kept, limit)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Lengthens a cycle, in which each takes the place of the next and the last that of the first, as long as what is
     * known of it lowers the cost; makes the first one found that does so with all seats.
     *
     * @param length how many are in it
     * @param sum what they add to the tables to which they go, without the last one
     */
    private boolean around(int length, long sum) {
        int last = cycle[length - 1];
        for (int b = low(last); b < low(last) + window; b++) {
            long more = sum + comes(last, b);
            if (more < 0 && arrangement.mayChange(last, b) && isFree(length, at[b])) {
                cycle[length] = b;
                long closed = more + comes(b, cycle[0]);
                if (closed < 0 && arrangement.mayChange(b, cycle[0]) && turn(length + 1, closed)
                        || length + 1 < CYCLE && around(length + 1, more)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What the table of b costs more with a in b's place, seats of the new table left out. */
    private long comes(int a, int b) {
        return beside[at[b] + a] - costs[a * size + b] - own[b];
    }

    /** True for a table at which none of the cycle sits. */
    private boolean isFree(int length, int table) {
        for (int i = 0; i < length; i++) {
            if (at[cycle[i]] == table) {
                return false;
            }
        }
        return table < arrangement.tables() * size;
    }

    private boolean turn(int length, long change) {
        for (int i = 0; i + 1 < length; i++) {
            arrangement.change(cycle[i], cycle[i + 1]);
        }
        long more = change;
        long clashes = 0;
        for (int i = 0; i < length; i++) {
            int[] members = arrangement.group(arrangement.groupOf(cycle[i]));
            more += field.seats(members);
            clashes += field.clashes(members);
        }
        if (more >= 0 || clashes > 0) {
            for (int i = length - 2; i >= 0; i--) {
                arrangement.change(cycle[i], cycle[i + 1]);
            }
            return false;
        }
        total += more;
        for (int i = 0; i < length; i++) {
            int table = arrangement.groupOf(cycle[i]);
            exchange(table, cycle[(i + 1) % length], cycle[i], field.seats(arrangement.group(table)));
        }
        return true;
    }

    /**
     * Lets those of one table change places with as many of another if that is within the limit.
     *
     * @param change of the cost, seats of the new tables left out
     */
    private boolean swap(int[] these, int[] those, long change, long limit) {
        int s = arrangement.groupOf(these[0]);
        int t = arrangement.groupOf(those[0]);
        change(these, those);
        int[] one = arrangement.group(s);
        int[] other = arrangement.group(t);
        long seatsOne = field.seats(one);
        long seatsOther = field.seats(other);
        long more = change + seatsOne + seatsOther;
        if (more > limit || field.clashes(one) + field.clashes(other) > 0) {
            change(these, those);
            return false;
        }
        if (total < least && more > 0) {
            change(these, those);
            remember();
            change(these, those);
        }
        total += more;
        for (int i = 0; i < these.length; i++) {
            exchange(s, these[i], those[i], seatsOne);
            exchange(t, those[i], these[i], seatsOther);
        }
        return true;
    }

    private void change(int[] these, int[] those) {
        for (int i = 0; i < these.length; i++) {
            arrangement.change(these[i], those[i]);
        }
    }

    private int low(int a) {
        return Math.clamp(a - window / 2, 0, size - window);
    }

    private void exchange(int table, int leaves, int comes, long seats) {
        int less = leaves * size;
        int more = comes * size;
        at[comes] = table * size;
        for (int other = 0; other < size; other++) {
            beside[table * size + other] += costs[more + other] - costs[less + other];
        }
        weigh(table, seats);
    }

    /** What goes with each of a table: their part of the pairs, and the seats. */
    private void weigh(int table, long seats) {
        for (int member : arrangement.group(table)) {
            own[member] = beside[table * size + member] + seats;
        }
    }

    private long seats(int table) {
        int member = arrangement.group(table)[0];
        return own[member] - beside[table * size + member];
    }

    private void remember() {
        if (total < least) {
            least = total;
            best = arrangement.copy();
        }
    }

    /** SplitMix64. */
    private long next() {
        state += 0x9E3779B97F4A7C15L;
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
