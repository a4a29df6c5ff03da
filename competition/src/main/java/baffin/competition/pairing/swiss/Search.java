package baffin.competition.pairing.swiss;

import baffin.competition.pairing.Draws;
import baffin.competition.pairing.Interruption;
import java.util.Arrays;

/**
 * Simulated annealing in whole numbers: two people change places if that costs no more than an allowance, which is drawn
 * anew each time, exponential about a mean that falls. Byes stay where they are, and forbidden pairs stay apart.
 */
final class Search {

    private static final int RUNS = 4;
    private static final int LEVELS = 100;
    private static final int COOLING = 36;
    private static final int WINDOW = 64;
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
        long hot = size == 0 ? 0 : total / (2L * size) * window / size;
        for (int run = 0; run < RUNS && least > 0; run++) {
            long mean = hot;
            for (int level = 0; level < LEVELS; level++) {
                Interruption.check();
                for (int trial = 0; trial < trials / (RUNS * LEVELS) && total > 0; trial++) {
                    long places = next();
                    int a = (int) ((places >>> Integer.SIZE) * size >>> Integer.SIZE);
                    int from = (int) ((places & 0xFFFF_FFFFL) * window >>> Integer.SIZE);
                    long limit = allowance(mean);
                    if (trial % 2 == 0) {
                        two(a, low(a) + from, limit);
                    } else {
                        look(a, from, limit);
                    }
                }
                mean -= mean / COOLING;
            }
            settle();
            remember();
        }
        return best;
    }

    private void settle() {
        boolean lower = true;
        while (lower) {
            lower = false;
            for (int a = 0; a < size; a++) {
                lower |= look(a, 0, -1);
            }
        }
    }

    /** An exponential draw, made of straight pieces: leading zeros of a word, and ten bits after the first one. */
    private long allowance(long mean) {
        long word = next();
        int zeros = Long.numberOfLeadingZeros(word);
        long fraction = word << zeros << 1 >>> Long.SIZE - FRACTION_BITS;
        return mean * (zeros + 1) - (mean * fraction >> FRACTION_BITS);
    }

    /** Lets somebody change places with the first one in the window, from a place on, with whom it is within the limit. */
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

    /** Lets two change places, and a further one from each of their tables, if that is within the limit. */
    private void two(int a, int b, long limit) {
        int s = at[a];
        int t = at[b];
        if (!arrangement.isTable(arrangement.groupOf(a))
                || !arrangement.isTable(arrangement.groupOf(b))
                || !arrangement.mayChange(a, b)) {
            return;
        }
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
                    return;
                }
            }
        }
    }

    /**
     * Lets those of one table change places with those of another if that is within the limit.
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
