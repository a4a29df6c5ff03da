package baffin.scoring.match;

import baffin.platform.match.CompetitionPlace;
import baffin.platform.runtime.projection.store.Sql;
import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** Reads finished matches. */
final class Results {

    private Results() {}

    /** A page of them, the latest first. */
    static Uni<List<ResultView>> page(
            Mutiny.Session session, int generation, Scores.Filter filter, Scores.@Nullable Place after, int most) {
        StringBuilder query = new StringBuilder("from MatchResultEntity m where m.generation = :generation");
        Map<String, Object> parameters = new HashMap<>(Map.of("generation", generation));
        and(query, parameters, "m.game = :game", "game", filter.game());
        and(query, parameters, "m.competition = :competition", "competition", filter.competition());
        and(
                query,
                parameters,
                "exists (select 1 from SeatResultEntity s where s.generation = m.generation"
                        + " and s.matchId = m.matchId and s.player = :player)",
                "player",
                filter.player());
        and(
                query,
                parameters,
                "exists (select 1 from SeatResultEntity o, SeatResultEntity s where o.generation = m.generation"
                        + " and o.matchId = m.matchId and o.player = :opponent and s.generation = m.generation"
                        + " and s.matchId = m.matchId and s.player = :player and s.side <> o.side)",
                "opponent",
                filter.opponent());
        query.append(" and (m.people is null");
        if (filter.viewer() != null) {
            query.append(" or array_contains(m.people, :viewer)");
            parameters.put("viewer", filter.viewer());
        }
        query.append(")");
        if (after != null) {
            query.append(" and (m.endedAt < :endedAt or (m.endedAt = :endedAt and m.matchId < :matchId))");
            parameters.put("endedAt", Instant.ofEpochMilli(after.endedAt()));
            parameters.put("matchId", after.matchId());
        }
        query.append(" order by m.endedAt desc, m.matchId desc");
        Mutiny.SelectionQuery<MatchResultEntity> selection =
                session.createQuery(query.toString(), MatchResultEntity.class).setMaxResults(most);
        parameters.forEach(selection::setParameter);
        return selection.getResultList().chain(matches -> documents(session, generation, matches));
    }

    /** How two players have done against each other, in the matches that the filter lets through. */
    static Uni<ResultPage.HeadToHead> headToHead(Mutiny.Session session, int generation, Scores.Filter filter) {
        StringBuilder query = new StringBuilder("""
                select count(*) as matches, count(*) filter (where own < other) as ahead,
                  count(*) filter (where own = other) as level, count(*) filter (where own > other) as behind
                from (
                  select min(s.place) as own, min(o.place) as other
                  from seat_result s
                  join seat_result o on o.generation = s.generation and o.match_id = s.match_id and o.side <> s.side
                  join match_result m on m.generation = s.generation and m.match_id = s.match_id
                  where s.generation = :generation
                """);
        Map<String, Object> parameters = new HashMap<>(Map.of("generation", generation));
        and(query, parameters, "s.player = :player", "player", filter.player());
        and(query, parameters, "o.player = :opponent", "opponent", filter.opponent());
        and(query, parameters, "m.game = :game", "game", filter.game());
        and(query, parameters, "m.competition = :competition", "competition", filter.competition());
        query.append(" and (m.people is null");
        if (filter.viewer() != null) {
            query.append(" or :viewer = any(m.people)");
            parameters.put("viewer", filter.viewer());
        }
        query.append(") group by s.match_id) met");
        return Sql.rows(session, query.toString(), parameters)
                .map(List::getFirst)
                .map(row -> new ResultPage.HeadToHead(
                        row.get("matches", Long.class),
                        row.get("ahead", Long.class),
                        row.get("level", Long.class),
                        row.get("behind", Long.class)));
    }

    private static void and(
            StringBuilder query, Map<String, Object> parameters, String clause, String name, @Nullable String value) {
        if (value != null) {
            query.append(" and ").append(clause);
            parameters.put(name, value);
        }
    }

    /** The seats of some matches, by place and seat. */
    static Uni<List<SeatResultEntity>> seats(Mutiny.Session session, int generation, List<String> matches) {
        return session.createQuery(
                        "from SeatResultEntity s where s.generation = :generation and s.matchId in (:matches)"
                                + " order by s.place, s.seat",
                        SeatResultEntity.class)
                .setParameter("generation", generation)
                .setParameter("matches", matches)
                .getResultList();
    }

    private static Uni<List<ResultView>> documents(
            Mutiny.Session session, int generation, List<MatchResultEntity> matches) {
        if (matches.isEmpty()) {
            return Uni.createFrom().item(List.of());
        }
        return seats(session, generation, matches.stream().map(m -> m.matchId).toList())
                .map(seats -> {
                    Map<String, List<SeatResultEntity>> byMatch =
                            seats.stream().collect(Collectors.groupingBy(seat -> seat.matchId));
                    return matches.stream()
                            .map(match -> document(match, byMatch.getOrDefault(match.matchId, List.of())))
                            .toList();
                });
    }

    private static ResultView document(MatchResultEntity match, List<SeatResultEntity> seats) {
        return new ResultView(
                match.matchId,
                match.game,
                match.ranked,
                CompetitionPlace.of(match.place()),
                null,
                match.version,
                match.endedAt,
                seats.stream()
                        .sorted(Comparator.<SeatResultEntity>comparingInt(s -> s.place)
                                .thenComparingInt(s -> s.seat))
                        .map(s -> new ResultView.SeatResult(
                                s.seat, s.player, s.handle, s.bot, s.resigned, s.points, s.place))
                        .toList());
    }
}
