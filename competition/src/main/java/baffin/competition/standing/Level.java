package baffin.competition.standing;

import java.util.Comparator;

/**
 * How far an entrant has come in stages after the main one, or in an elimination.
 *
 * @param below 0 for the furthest; compared first
 * @param place at the table that decided, 0 where none did
 */
record Level(int below, int place) implements Comparable<Level> {

    /** Where nothing but points counts. */
    static final Level EVEN = new Level(0, 0);

    private static final Comparator<Level> ORDER =
            Comparator.comparingInt(Level::below).thenComparingInt(Level::place);

    @Override
    public int compareTo(Level other) {
        return ORDER.compare(this, other);
    }
}
