package baffin.scoring.match;

import baffin.platform.runtime.projection.store.Sql;
import baffin.scoring.match.RecordView.GameRecord;
import baffin.scoring.match.RecordView.Numbers;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;

/** Reads players' records and leaderboards, counted from the seats of finished matches. */
final class Leaderboards {

    private Leaderboards() {}

    /** What a player has achieved, game by game. */
    static Uni<RecordView> record(Mutiny.Session session, int generation, String player) {
        return Sql.rows(session, """
                select game, ranked, count(*) as matches, count(*) filter (where place = 1 and not shared) as wins,
                  count(*) filter (where place = 1 and shared) as shared_wins,
                  count(*) filter (where resigned) as given_up,
                  cast(round(avg(points), 2) as double precision) as mean_points,
                  cast(round(avg(place), 2) as double precision) as mean_place, max(points) as most_points
                from seat_result where generation = :generation and player = :player
                group by game, ranked order by game, ranked
                """, Map.of("generation", generation, "player", player))
                .map(rows -> new RecordView(player, games(rows)));
    }

    private static List<GameRecord> games(List<Tuple> rows) {
        Map<String, GameRecord> games = new LinkedHashMap<>();
        for (Tuple row : rows) {
            Numbers numbers = new Numbers(
                    row.get("matches", Long.class),
                    row.get("wins", Long.class),
                    row.get("shared_wins", Long.class),
                    row.get("given_up", Long.class),
                    row.get("mean_points", Double.class),
                    row.get("mean_place", Double.class),
                    row.get("most_points", Integer.class));
            String game = row.get("game", String.class);
            boolean ranked = row.get("ranked", Boolean.class);
            games.merge(
                    game,
                    new GameRecord(game, ranked ? numbers : Numbers.NONE, ranked ? Numbers.NONE : numbers),
                    (unranked, other) -> new GameRecord(unranked.game(), other.ranked(), unranked.unranked()));
        }
        return List.copyOf(games.values());
    }

    /** Players of a game in order, from a position on. */
    static Uni<List<LeaderboardView.Row>> leaderboard(
            Mutiny.Session session, int generation, String game, int offset, int most) {
        return Sql.rows(session, """
                select player,
                  count(*) filter (where place = 1 and not shared) as wins,
                  count(*) filter (where place = 1 and shared) as shared_wins, count(*) as matches,
                  cast(round(avg(points), 2) as double precision) as mean_points,
                  cast(round(avg(place), 2) as double precision) as mean_place
                from seat_result where generation = :generation and game = :game and ranked
                group by player
                order by wins desc, shared_wins desc, avg(place), matches desc, player
                offset :skip limit :most
                """, Map.of("generation", generation, "game", game, "skip", offset, "most", most))
                .map(rows -> rows(rows, offset));
    }

    private static List<LeaderboardView.Row> rows(List<Tuple> rows, int offset) {
        List<LeaderboardView.Row> board = new ArrayList<>(rows.size());
        for (Tuple row : rows) {
            board.add(new LeaderboardView.Row(
                    offset + board.size() + 1L,
                    row.get("player", String.class),
                    null,
                    row.get("wins", Long.class),
                    row.get("shared_wins", Long.class),
                    row.get("matches", Long.class),
                    row.get("mean_points", Double.class),
                    row.get("mean_place", Double.class),
                    null));
        }
        return board;
    }
}
