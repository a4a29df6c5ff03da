package baffin.scoring.rating;

import baffin.platform.runtime.projection.store.Sql;
import baffin.scoring.rating.RatingBook.Ladder;
import baffin.scoring.skill.Skill;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.hibernate.reactive.mutiny.Mutiny;

/** Reads and writes ratings. */
final class RatingRows {

    private static final String BEFORE = """
            select p.player, c.mu, c.sigma, c.games, cast(extract(epoch from c.ended_at) * 1000 as bigint) as ended_ms
            from unnest(cast(:players as text[]), cast(:ends as text[]), cast(:matches as text[]))
              as p(player, ended_at, match_id)
            cross join lateral (
              select mu, sigma, games, ended_at from rating_change r
              where r.generation = :generation and r.game = :game and r.mode = :mode and r.player = p.player
                and (r.ended_at, r.match_id) < (cast(p.ended_at as timestamptz), p.match_id)
              order by r.ended_at desc, r.match_id desc limit 1) c
            """;

    private static final String UNNESTED = """
            from unnest(cast(:matches as text[]), cast(:seats as int[]), cast(:players as text[]),
                        cast(:bots as boolean[]), cast(:ends as text[]),
                        cast(:mus_before as float8[]), cast(:sigmas_before as float8[]), cast(:mus as float8[]),
                        cast(:sigmas as float8[]), cast(:games as int[]))
              as s(match_id, seat, player, bot, ended_at, mu_before, sigma_before, mu, sigma, games)
            """;

    private static final String CHANGES = """
            insert into rating_change (generation, game, mode, match_id, seat, player, bot, ended_at,
              mu_before, sigma_before, mu, sigma, games, policy)
            select :generation, :game, :mode, match_id, seat, player, bot, cast(ended_at as timestamptz),
              mu_before, sigma_before, mu, sigma, games, :policy
            """ + UNNESTED + """
            on conflict (generation, match_id, seat) do update
              set mu_before = excluded.mu_before, sigma_before = excluded.sigma_before, mu = excluded.mu,
                  sigma = excluded.sigma, games = excluded.games, policy = excluded.policy
            """;

    private static final String CURRENT = """
            insert into rating (generation, game, mode, player, bot, match_id, ended_at, mu, sigma, games)
            select :generation, :game, :mode, player, bot, match_id, cast(ended_at as timestamptz),
              mu, sigma, games
            """ + UNNESTED + """
            on conflict (generation, player, game, mode) do update
              set bot = excluded.bot, match_id = excluded.match_id,
                  ended_at = excluded.ended_at, mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
            """;

    private RatingRows() {}

    /** Ratings of players before a match each; new players are missing. */
    static Uni<Map<String, PlayerRating>> before(
            Mutiny.Session session, Ladder ladder, Map<String, RatedMatch> firsts) {
        Map<String, Object> parameters = parameters(ladder);
        parameters.put("players", firsts.keySet().toArray(String[]::new));
        parameters.put(
                "ends",
                firsts.values().stream()
                        .map(match -> match.endedAt().toString())
                        .toArray(String[]::new));
        parameters.put(
                "matches", firsts.values().stream().map(RatedMatch::matchId).toArray(String[]::new));
        return Sql.rows(session, BEFORE, parameters).map(rows -> {
            Map<String, PlayerRating> standings = new HashMap<>();
            rows.forEach(row -> standings.put(row.get("player", String.class), standing(row)));
            return standings;
        });
    }

    private static PlayerRating standing(Tuple row) {
        Skill skill = new Skill(row.get("mu", Double.class), row.get("sigma", Double.class));
        return new PlayerRating(
                skill, row.get("games", Integer.class), Instant.ofEpochMilli(row.get("ended_ms", Long.class)));
    }

    /** Writes what matches did to ratings; a match that was rated before is replaced. */
    static Uni<Void> write(Mutiny.Session session, Ladder ladder, Replay.Result result) {
        if (result.changes().isEmpty()) {
            return Uni.createFrom().voidItem();
        }
        Map<String, Object> changes = columns(ladder, result.changes());
        changes.put("policy", RatingPolicy.VERSION);
        return Sql.update(session, CHANGES, changes)
                .chain(() -> Sql.update(
                        session, CURRENT, columns(ladder, result.last().values())))
                .replaceWithVoid();
    }

    private static Map<String, Object> columns(Ladder ladder, Collection<RatingChange> changes) {
        Map<String, Object> columns = parameters(ladder);
        columns.put("matches", column(changes, change -> change.match().matchId(), String[]::new));
        columns.put("seats", column(changes, change -> change.entrant().seat(), Integer[]::new));
        columns.put("players", column(changes, change -> change.entrant().player(), String[]::new));
        columns.put("bots", column(changes, change -> change.entrant().bot(), Boolean[]::new));
        columns.put("ends", column(changes, change -> change.match().endedAt().toString(), String[]::new));
        columns.put(
                "mus_before", column(changes, change -> change.before().skill().mu(), Double[]::new));
        columns.put(
                "sigmas_before",
                column(changes, change -> change.before().skill().sigma(), Double[]::new));
        columns.put("mus", column(changes, change -> change.after().skill().mu(), Double[]::new));
        columns.put("sigmas", column(changes, change -> change.after().skill().sigma(), Double[]::new));
        columns.put("games", column(changes, change -> change.after().games(), Integer[]::new));
        return columns;
    }

    private static <T> T[] column(
            Collection<RatingChange> changes, Function<RatingChange, T> value, IntFunction<T[]> array) {
        return changes.stream().map(value).toArray(array);
    }

    private static Map<String, Object> parameters(Ladder ladder) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("generation", ladder.generation());
        parameters.put("game", ladder.game());
        parameters.put("mode", ladder.mode());
        return parameters;
    }
}
