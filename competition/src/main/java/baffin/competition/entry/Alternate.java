package baffin.competition.entry;

import baffin.match.terms.SeatHolder;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who would take a free place.
 *
 * @param rating in points as people see them; null when there is none
 * @param rated matches that the rating comes from
 * @param suspended true while the account is suspended, so that others come first
 */
public record Alternate(SeatHolder person, @Nullable Integer rating, int rated, boolean suspended) {

    /** Somebody whose account is not. */
    public Alternate(SeatHolder person, @Nullable Integer rating, int rated) {
        this(person, rating, rated, false);
    }

    /** The same; suspended or not, if it is that player. */
    public Alternate suspended(String player, boolean now) {
        return person.player().equals(player) ? new Alternate(person, rating, rated, now) : this;
    }
}
