package baffin.scoring.rating;

import baffin.scoring.match.LeaderboardView;
import baffin.scoring.match.Scores;
import io.smallrye.mutiny.Uni;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the resources ask of the store of ratings. */
public interface Ratings {

    /**
     * All ratings of a player; empty when the player has none.
     *
     * @param viewer who asks; null for one who is not signed in
     */
    Uni<RatingsView> of(String player, @Nullable String viewer);

    /**
     * What matches did to a player's ratings, the latest first.
     *
     * @param after the last change of the page before; null for the first page
     */
    Uni<List<RatingChangeView>> changes(Filter filter, Scores.@Nullable Place after, int most);

    /**
     * Which changes are wanted.
     *
     * @param player whose
     * @param game null for all games
     * @param mode null for all modes
     * @param viewer who asks; null for one who is not signed in
     */
    record Filter(
            String player,
            @Nullable String game,
            @Nullable String mode,
            @Nullable String viewer) {}

    /**
     * The players of a game by what is proven, from a position on.
     *
     * @param viewer who asks; null for one who is not signed in
     */
    Uni<List<LeaderboardView.Row>> leaderboard(String game, String mode, @Nullable String viewer, int offset, int most);
}
