package baffin.scoring.match;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * How a player has done against another, by their places in the matches in which they were no team.
 *
 * @param matches of both that the reader may see
 * @param ahead of these in which the player was placed better
 * @param level of these with the same place
 * @param behind of these in which the opponent was placed better
 */
@Schema(name = "HeadToHead")
public record HeadToHead(long matches, long ahead, long level, long behind) {}
