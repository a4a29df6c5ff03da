package baffin.competition.table;

import org.jspecify.annotations.Nullable;

/**
 * The seasons of a league.
 *
 * @param id of the league: the competition of its first season
 * @param season from 1
 * @param previous the competition before; null in the first season
 */
public record Series(String id, int season, @Nullable String previous) {}
