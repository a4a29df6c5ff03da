package baffin.competition.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How many people sit at which table of a round.
 *
 * @param sizes seats of each table, full tables first; empty when there are too few people
 * @param byes people without a table
 */
public record TableSizes(List<Integer> sizes, int byes) {

    public static final int SMALLEST = 2;

    /** Most seats of a table. */
    public static final int LARGEST = 4;

    public TableSizes {
        sizes = List.copyOf(sizes);
    }

    /**
     * As few tables as can hold all, filled evenly: tables of four with tables of three as fill-in, tables of three
     * with tables of two. Tables of two are made only when the size is two or when they are allowed; who would need
     * one else sits out.
     *
     * @param people 0 or more
     * @param size seats of a full table, 2 to 4
     * @param twoAllowed whether a larger table may shrink to two seats
     */
    public static TableSizes of(int people, int size, boolean twoAllowed) {
        requireSize(size);
        int least = least(size, twoAllowed);
        for (int seated = people; seated >= least; seated--) {
            int tables = (seated + size - 1) / size;
            if (seated / tables >= least) {
                return new TableSizes(evenly(seated, tables), people - seated);
            }
        }
        return new TableSizes(List.of(), people);
    }

    /**
     * Full tables only, as an organiser may force it: the rest sits out.
     *
     * @param people 0 or more
     * @param size seats of a table, 2 to 4
     */
    public static TableSizes fixed(int people, int size) {
        requireSize(size);
        return new TableSizes(Collections.nCopies(people / size, size), people % size);
    }

    /** Fewest seats that a table of a competition may have. */
    public static int least(int size, boolean twoAllowed) {
        return size == SMALLEST || twoAllowed ? SMALLEST : SMALLEST + 1;
    }

    public static void requireSize(int size) {
        if (size < SMALLEST || size > LARGEST) {
            throw new IllegalArgumentException("a table has " + SMALLEST + " to " + LARGEST + " seats: " + size);
        }
    }

    private static List<Integer> evenly(int seated, int tables) {
        List<Integer> sizes = new ArrayList<>();
        for (int table = 0; table < tables; table++) {
            sizes.add(seated / tables + (table < seated % tables ? 1 : 0));
        }
        return sizes;
    }
}
