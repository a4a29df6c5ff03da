package baffin.scoring.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The players of a game by wins. Only ranked matches count: none with a seed from outside.
 *
 * @param game id of the game
 * @param items most wins first, then best average place, then most matches, then id
 * @param nextCursor what to send as {@code cursor} for the next page; absent on the last
 */
@Schema(name = "Leaderboard")
public record LeaderboardDocument(
        String game, List<Row> items, @Nullable String nextCursor) {

    /**
     * One player.
     *
     * @param position 1 is first
     * @param player id of the player
     * @param handle public name in the last match
     * @param wins matches in first place, shared ones included
     * @param matches finished ranked matches
     * @param averagePoints points of the game a match, two decimals
     * @param averagePlace place a match, two decimals
     */
    @Schema(name = "LeaderboardRow")
    public record Row(
            long position,
            String player,
            String handle,
            long wins,
            long matches,
            double averagePoints,
            double averagePlace) {}
}
