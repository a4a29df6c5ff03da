package baffin.scoring.api;

import io.smallrye.mutiny.Uni;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the resources ask of the store of ratings. */
public interface Ratings {

    /** All ratings of a player; empty when the player has none. */
    Uni<RatingsDocument> of(String player);

    /**
     * What matches did to a player's ratings, the latest first.
     *
     * @param game null for all games
     * @param mode null for all modes
     * @param after the last change of the page before; null for the first page
     */
    Uni<List<RatingChangeDocument>> changes(
            String player, @Nullable String game, @Nullable String mode, Scores.@Nullable Place after, int most);

    /** The players of a game by what is proven, from a position on. */
    Uni<List<LeaderboardDocument.Row>> leaderboard(String game, String mode, int offset, int most);
}
