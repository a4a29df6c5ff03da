package baffin.competition.table;

/**
 * Where somebody belongs in a season, from the seasons before.
 *
 * @param tier that the player has earned
 * @param order within the tier, from 1: the place in the last standing
 * @param season in which that was
 */
public record Placement(String player, int tier, int order, int season) {}
