package baffin.competition.entry;

import baffin.match.terms.SeatHolder;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who is to take part.
 *
 * @param rating in points as people see them; null when there is none
 * @param rated matches that the rating comes from
 * @param agreed true when it is known that the person takes part, false when the person is to be asked
 */
public record Newcomer(SeatHolder person, @Nullable Integer rating, int rated, boolean agreed) {}
