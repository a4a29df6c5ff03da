package baffin.competition.table;

import baffin.competition.table.SeatResult.Fate;

/**
 * A seat that counts as lost, whatever comes of the match.
 *
 * @param fate {@code DROPPED} or {@code NO_SHOW}
 */
public record LostSeat(int entrant, Fate fate) {}
