package baffin.competition.standing.ledger;

import baffin.competition.policy.Points;

/**
 * What a seat of a table with a result gets.
 *
 * @param side seats of one team have the same; seats that play alone have each their own
 * @param place 1 for the first, among sides; those who left come after all who stayed; last where nobody stayed
 * @param sharing how many sides have the place
 * @param points match points
 */
public record SeatScore(int side, int place, int sharing, Points points) {}
