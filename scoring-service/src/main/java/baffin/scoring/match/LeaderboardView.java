package baffin.scoring.match;

import baffin.match.terms.Named;
import baffin.scoring.skill.RatingValue;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The players of a game by wins or by rating. Only ranked matches count: none with a seed from outside.
 *
 * @param items most wins first, then most shared ones, then best average place, then most matches, then id; by
 *     rating, the highest proven rating first
 * @param nextCursor what to send as {@code cursor} for what follows; absent at the end
 */
@Schema(name = "Leaderboard")
public record LeaderboardView(
        String game, List<Row> items, @Nullable String nextCursor) {

    /**
     * One player.
     *
     * @param rank 1 is first
     * @param wins matches in first place alone, or with the own team
     * @param sharedWins matches in a first place that others had as well
     * @param matches finished ranked matches
     * @param averageScore score of a match on average, two decimals
     * @param averagePlace place a match, two decimals
     * @param rating the rating; only on a leaderboard by rating
     */
    @Schema(name = "LeaderboardRow")
    public record Row(
            long rank,
            String player,
            @Nullable String handle,
            long wins,
            long sharedWins,
            long matches,
            double averageScore,
            double averagePlace,
            @Nullable Rating rating)
            implements Named {}

    /**
     * A player's rating.
     *
     * @param mode {@code solo} or {@code teams}
     * @param games rated matches
     * @param provisional true below 10 rated matches
     * @param matchId the match that made it what it is; absent when it stands in no list, but for its own people
     */
    @Schema(name = "LeaderboardRating")
    public record Rating(
            String mode,
            boolean bot,
            RatingValue value,
            int games,
            boolean provisional,
            @Nullable String matchId) {}
}
