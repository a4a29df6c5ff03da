package baffin.scoring.match.view;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the resources ask of the store. */
public interface Scores {

    /**
     * The scores of a match now; empty when there is no such match for the viewer.
     *
     * @param viewer who asks; empty for one who is not signed in
     */
    Uni<Optional<MatchScoreView>> match(String matchId, Optional<String> viewer);

    /** The version up to which a match is folded; 0 when it is not known. */
    Uni<Long> version(String matchId);

    /**
     * Finished matches, the latest first.
     *
     * @param after ended-at (ms since 1970) and id of the last match of the page before; null for the first page
     */
    Uni<List<ResultView>> results(Filter filter, @Nullable Place after, int most);

    /** What a player has achieved; no games when the player is not known here. */
    Uni<RecordView> record(String player);

    /** The players of a game in order, from a position on. */
    Uni<List<LeaderboardView.Row>> leaderboard(String game, int offset, int most);

    /**
     * Which results are wanted.
     *
     * @param game null for all games
     * @param player null for all players
     * @param competition null for all, of competitions or not
     * @param viewer who asks, and sees their own that stand in no list; null for one who is not signed in
     */
    record Filter(
            @Nullable String game,
            @Nullable String player,
            @Nullable String competition,
            @Nullable String viewer) {}

    /** A place in the list of results. */
    record Place(long endedAt, String matchId) {

        /** The place that two keys of a cursor name. */
        public static Place of(List<String> keys) {
            return new Place(Long.parseLong(keys.getFirst()), keys.getLast());
        }
    }
}
