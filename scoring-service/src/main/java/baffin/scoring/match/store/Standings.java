package baffin.scoring.match.store;

import baffin.platform.runtime.projection.Sql;
import baffin.scoring.match.view.LeaderboardView;
import baffin.scoring.match.view.RecordView;
import baffin.scoring.match.view.RecordView.GameRecord;
import baffin.scoring.match.view.RecordView.Numbers;
import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;

/** Reads players' records and leaderboards, counted from the seats of finished matches. */
final class Standings {

    private Standings() {}

    /** What a player has achieved, game by game. */
    static Uni<RecordView> record(Mutiny.Session session, int generation, String player) {
        return Sql.rows(session, """
                select game, ranked, count(*), count(*) filter (where place = 1), count(*) filter (where resigned),
                  cast(round(avg(points), 2) as double precision), cast(round(avg(place), 2) as double precision),
                  max(points)
                from seat_result where generation = :generation and player = :player
                group by game, ranked order by game, ranked
                """, Map.of("generation", generation, "player", player))
                .map(rows -> new RecordView(player, games(rows)));
    }

    private static List<GameRecord> games(List<Object[]> rows) {
        Map<String, GameRecord> games = new LinkedHashMap<>();
        for (Object[] row : rows) {
            Numbers numbers = new Numbers(
                    number(row[2]),
                    number(row[3]),
                    number(row[4]),
                    ((Number) row[5]).doubleValue(),
                    ((Number) row[6]).doubleValue(),
                    ((Number) row[7]).intValue());
            boolean ranked = (Boolean) row[1];
            games.merge(
                    (String) row[0],
                    new GameRecord((String) row[0], ranked ? numbers : Numbers.NONE, ranked ? Numbers.NONE : numbers),
                    (unranked, other) -> new GameRecord(unranked.game(), other.ranked(), unranked.unranked()));
        }
        return List.copyOf(games.values());
    }

    /** Players of a game in order, from a position on. */
    static Uni<List<LeaderboardView.Row>> leaderboard(
            Mutiny.Session session, int generation, String game, int offset, int most) {
        return Sql.rows(session, """
                select player, (array_agg(handle order by ended_at desc))[1], count(*) filter (where place = 1),
                  count(*), cast(round(avg(points), 2) as double precision),
                  cast(round(avg(place), 2) as double precision)
                from seat_result where generation = :generation and game = :game and ranked
                group by player
                order by 3 desc, avg(place), 4 desc, player
                offset :skip limit :most
                """, Map.of("generation", generation, "game", game, "skip", offset, "most", most))
                .map(rows -> rows(rows, offset));
    }

    private static List<LeaderboardView.Row> rows(List<Object[]> rows, int offset) {
        List<LeaderboardView.Row> board = new ArrayList<>(rows.size());
        for (Object[] row : rows) {
            board.add(new LeaderboardView.Row(
                    offset + board.size() + 1L,
                    (String) row[0],
                    (String) row[1],
                    number(row[2]),
                    number(row[3]),
                    ((Number) row[4]).doubleValue(),
                    ((Number) row[5]).doubleValue(),
                    null));
        }
        return board;
    }

    private static long number(Object value) {
        return ((Number) value).longValue();
    }
}
