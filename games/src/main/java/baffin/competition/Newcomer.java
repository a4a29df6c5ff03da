package baffin.competition;

import baffin.match.SeatHolder;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who is to take part.
 *
 * @param rating in points as people see them; null when there is none
 * @param rated matches that the rating comes from
 */
public record Newcomer(SeatHolder person, @Nullable Integer rating, int rated) {}
