package baffin.competition.entry;

import baffin.match.terms.SeatHolder;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who would take a free place.
 *
 * @param rating in points as people see them; null when there is none
 * @param rated matches that the rating comes from
 * @param suspended true while the account is suspended, so that others come first
 * @param checkedIn true once it has said that it is there
 */
public record Alternate(SeatHolder person, @Nullable Integer rating, int rated, boolean suspended, boolean checkedIn) {

    /** Somebody whose account is not. */
    public Alternate(SeatHolder person, @Nullable Integer rating, int rated) {
        this(person, rating, rated, false, false);
    }

    /** The same; suspended or not, if it is that player. */
    public Alternate suspended(String player, boolean now) {
        return is(player) ? new Alternate(person, rating, rated, now, checkedIn) : this;
    }

    /** The same; there, if it is that player. */
    public Alternate checked(String player) {
        return is(player) ? new Alternate(person, rating, rated, suspended, true) : this;
    }

    public boolean is(String player) {
        return person.player().equals(player);
    }
}
