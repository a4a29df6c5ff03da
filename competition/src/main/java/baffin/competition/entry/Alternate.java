package baffin.competition.entry;

import baffin.match.terms.SeatHolder;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who would take a free place.
 *
 * @param rating in points as people see them; null when there is none
 * @param rated matches that the rating comes from
 */
public record Alternate(SeatHolder person, @Nullable Integer rating, int rated) {}
