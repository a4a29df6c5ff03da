package baffin.competition.entry;

import baffin.match.terms.SeatHolder;

/**
 * Somebody who played for an entrant until another person did.
 *
 * @param person without the quiet hours
 * @param until version of the competition from which on another person has played
 */
public record Former(SeatHolder person, long until) {}
