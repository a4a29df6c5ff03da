package baffin.competition.standing.tiebreak;

import java.util.Comparator;

/**
 * How far an entrant has come in stages after the main one, or in an elimination.
 *
 * @param below 0 for the furthest; compared first
 * @param place or fate at the table that decided, as {@code Appearance.order}; 0 where none did
 */
public record AdvancementLevel(int below, int place) implements Comparable<AdvancementLevel> {

    /** Where nothing but points counts. */
    static final AdvancementLevel EVEN = new AdvancementLevel(0, 0);

    private static final Comparator<AdvancementLevel> ORDER =
            Comparator.comparingInt(AdvancementLevel::below).thenComparingInt(AdvancementLevel::place);

    @Override
    public int compareTo(AdvancementLevel other) {
        return ORDER.compare(this, other);
    }
}
