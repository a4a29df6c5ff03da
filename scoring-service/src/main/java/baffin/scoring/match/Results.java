package baffin.scoring.match;

import baffin.platform.match.CompetitionPlace;
import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.Comparator;
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
        if (filter.game() != null) {
            query.append(" and m.game = :game");
        }
        if (filter.competition() != null) {
            query.append(" and m.competition = :competition");
        }
        if (filter.player() != null) {
            query.append(" and exists (select 1 from SeatResultEntity s where s.generation = m.generation"
                    + " and s.matchId = m.matchId and s.player = :player)");
        }
        query.append(
                filter.viewer() == null
                        ? " and m.people is null"
                        : " and (m.people is null or array_contains(m.people, :viewer))");
        if (after != null) {
            query.append(" and (m.endedAt < :endedAt or (m.endedAt = :endedAt and m.matchId < :matchId))");
        }
        query.append(" order by m.endedAt desc, m.matchId desc");
        Mutiny.SelectionQuery<MatchResultEntity> selection = session.createQuery(
                        query.toString(), MatchResultEntity.class)
                .setParameter("generation", generation)
                .setMaxResults(most);
        if (filter.game() != null) {
            selection.setParameter("game", filter.game());
        }
        if (filter.competition() != null) {
            selection.setParameter("competition", filter.competition());
        }
        if (filter.player() != null) {
            selection.setParameter("player", filter.player());
        }
        if (filter.viewer() != null) {
            selection.setParameter("viewer", filter.viewer());
        }
        if (after != null) {
            selection.setParameter("endedAt", Instant.ofEpochMilli(after.endedAt()));
            selection.setParameter("matchId", after.matchId());
        }
        return selection.getResultList().chain(matches -> documents(session, generation, matches));
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
