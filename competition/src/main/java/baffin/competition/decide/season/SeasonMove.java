package baffin.competition.decide.season;

import baffin.competition.standing.StandingLine;
import org.jspecify.annotations.Nullable;

/**
 * Where somebody goes after a season of a league.
 *
 * @param earned tier in which the player belongs by place
 * @param next tier in which the player begins if the next season starts with all who are asked, as far as there are
 *     places, and with nobody else
 * @param season in which the tier was earned
 * @param played where the player stood; null when it was in a season before
 */
public record SeasonMove(
        String player,
        SeasonMoveKind kind,
        int earned,
        int next,
        int season,
        @Nullable Played played) {

    /**
     * Where somebody stood in the season.
     *
     * @param division its number; 1 where the league has one
     * @param tier from 1, the top
     * @param size lines of the division
     * @param last true when the entrant was taken out
     */
    public record Played(int division, int tier, int size, StandingLine line, boolean last) {}

    /** True when the next season may ask the player: whoever was taken out is not asked with the others. */
    public boolean invitable() {
        return played == null || !played.last();
    }
}
