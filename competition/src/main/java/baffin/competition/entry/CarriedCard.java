package baffin.competition.entry;

/**
 * A yellow card with which somebody begins a season, for the red one of a season before.
 *
 * @param season in which the red card was shown, or the yellow cards that made one
 */
public record CarriedCard(String player, int season) {}
