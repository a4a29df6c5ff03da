package baffin.scoring.rating;

import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.scoring.match.LeaderboardView;
import baffin.scoring.match.Scores;
import baffin.scoring.skill.RatingValue;
import baffin.scoring.skill.Skill;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads ratings and what changed them. */
@Singleton
class RatingStore {

    /** The id of a match for those who find it in lists. */
    private static final String LISTED =
            "case when m.people is null or m.people @> cast(:viewer as varchar[]) then m.match_id end as listed";

    private static final String CHANGE = "select " + LISTED + """
            , c.game, c.mode, cast(extract(epoch from c.ended_at) * 1000 as bigint) as ended_ms, c.games,
              c.mu_before, c.sigma_before, c.mu, c.sigma, c.policy
            from rating_change c
              join match_result m on m.generation = c.generation and m.match_id = c.match_id""";

    private static final String LATEST = CHANGE + """
             join rating r on r.generation = c.generation and r.match_id = c.match_id and r.player = c.player
            where r.generation = :generation and r.player = :player and c.generation = :generation
              and c.player = :player
            order by c.game, c.mode
            """;

    private static final String BOARD = """
            select r.player, s.wins, s.shared_wins, s.matches, s.points, s.place, r.bot, r.mu, r.sigma, r.games,
            """ + LISTED + """

            from rating r
            join match_result m on m.generation = r.generation and m.match_id = r.match_id
            cross join lateral (
              select count(*) filter (where place = 1 and not shared) as wins,
                count(*) filter (where place = 1 and shared) as shared_wins, count(*) as matches,
                cast(round(avg(points), 2) as double precision) as points,
                cast(round(avg(place), 2) as double precision) as place
              from seat_result s
              where s.generation = :generation and s.game = :game and s.ranked and s.player = r.player) s
            where r.generation = :generation and r.game = :game and r.mode = :mode
            order by r.mu - 3 * r.sigma desc, r.player
            offset :skip limit :most
            """;

    private final Transactions transactions;
    private final ProjectionEngine engine;

    RatingStore(@Identifier("scoring") Transactions transactions, @Identifier("scores") ProjectionEngine engine) {
        this.transactions = transactions;
        this.engine = engine;
    }

    /**
     * All ratings of a player; empty when the player has none.
     *
     * @param viewer who asks; null for one who is not signed in
     */
    Uni<RatingsView> of(String player, @Nullable String viewer) {
        int generation = engine.generation();
        return transactions
                .answer(session -> Sql.rows(
                        session, LATEST, Map.of("generation", generation, "player", player, "viewer", array(viewer))))
                .map(rows -> new RatingsView(
                        player,
                        rows.stream()
                                .map(RatingStore::change)
                                .map(RatingStore::item)
                                .toList()));
    }

    private static RatingsView.Item item(RatingChangeView latest) {
        return new RatingsView.Item(
                latest.game(),
                latest.mode(),
                latest.after(),
                latest.games(),
                PlayerRating.provisional(latest.games()),
                latest);
    }

    /**
     * Which changes are wanted.
     *
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
     * What matches did to a player's ratings, the latest first.
     *
     * @param after the last change of the page before; null for the first page
     */
    Uni<List<RatingChangeView>> changes(Filter filter, Scores.@Nullable Place after, int most) {
        StringBuilder query =
                new StringBuilder(CHANGE).append(" where c.generation = :generation and c.player = :player");
        Map<String, Object> parameters = new HashMap<>(
                Map.of("generation", engine.generation(), "player", filter.player(), "viewer", array(filter.viewer())));
        if (filter.game() != null) {
            query.append(" and c.game = :game");
            parameters.put("game", filter.game());
        }
        if (filter.mode() != null) {
            query.append(" and c.mode = :mode");
            parameters.put("mode", filter.mode());
        }
        if (after != null) {
            query.append(" and (c.ended_at, c.match_id) < (cast(:at as timestamptz), :match)");
            parameters.put("at", Instant.ofEpochMilli(after.endedAt()).atOffset(ZoneOffset.UTC));
            parameters.put("match", after.matchId());
        }
        query.append(" order by c.ended_at desc, c.match_id desc limit :most");
        parameters.put("most", most);
        return transactions
                .answer(session -> Sql.rows(session, query.toString(), parameters))
                .map(rows -> rows.stream().map(RatingStore::change).toList());
    }

    /** Nobody is among the people of a match; the empty array would be contained in all. */
    private static String[] array(@Nullable String viewer) {
        return new String[] {viewer == null ? "" : viewer};
    }

    private static RatingChangeView change(Tuple row) {
        return new RatingChangeView(
                row.get("listed", String.class),
                row.get("game", String.class),
                row.get("mode", String.class),
                Instant.ofEpochMilli(row.get("ended_ms", Long.class)),
                row.get("games", Integer.class),
                value(row, "mu_before", "sigma_before"),
                value(row, "mu", "sigma"),
                row.get("policy", String.class));
    }

    /** The players of a game by what is proven, from a position on. */
    Uni<List<LeaderboardView.Row>> leaderboard(
            String game, String mode, @Nullable String viewer, int offset, int most) {
        Map<String, Object> parameters = Map.of(
                "generation",
                engine.generation(),
                "game",
                game,
                "mode",
                mode,
                "viewer",
                array(viewer),
                "skip",
                offset,
                "most",
                most);
        return transactions
                .answer(session -> Sql.rows(session, BOARD, parameters))
                .map(rows -> {
                    List<LeaderboardView.Row> board = new ArrayList<>(rows.size());
                    rows.forEach(row -> board.add(row(offset + board.size() + 1L, mode, row)));
                    return board;
                });
    }

    private static LeaderboardView.Row row(long position, String mode, Tuple row) {
        int games = row.get("games", Integer.class);
        return new LeaderboardView.Row(
                position,
                row.get("player", String.class),
                null,
                row.get("wins", Long.class),
                row.get("shared_wins", Long.class),
                row.get("matches", Long.class),
                row.get("points", Double.class),
                row.get("place", Double.class),
                new LeaderboardView.Rating(
                        mode,
                        row.get("bot", Boolean.class),
                        value(row, "mu", "sigma"),
                        games,
                        PlayerRating.provisional(games),
                        row.get("listed", String.class)));
    }

    private static RatingValue value(Tuple row, String mu, String sigma) {
        return RatingValue.of(new Skill(row.get(mu, Double.class), row.get(sigma, Double.class)));
    }
}
