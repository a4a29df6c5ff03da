package baffin.scoring.rating;

import baffin.platform.runtime.projection.store.Sql;
import baffin.scoring.match.SeatResultEntity;
import baffin.scoring.rating.RatedMatch.Entrant;
import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/**
 * Keeps ratings as if every match had become known in the order in which they ended: when some turn up, all that ended
 * later and that they touch are rated again.
 */
public final class RatingBook {

    private static final Comparator<Ladder> BY_NAME =
            Comparator.comparing(Ladder::game).thenComparing(Ladder::mode);

    private RatingBook() {}

    /** Matches of a game that are rated together. */
    record Ladder(int generation, String game, String mode) {}

    /** Rates matches whose seats have just been written. */
    public static Uni<Void> add(Mutiny.Session session, Collection<SeatResultEntity> seats) {
        // always in the same order, so that two instances that wait for each other's ladders can't block for good
        Map<Ladder, List<SeatResultEntity>> ladders = new TreeMap<>(BY_NAME);
        seats.stream()
                .filter(seat -> seat.rated != null)
                .forEach(seat -> ladders.computeIfAbsent(
                                new Ladder(seat.generation, seat.game, seat.mode), key -> new ArrayList<>())
                        .add(seat));
        List<Supplier<Uni<?>>> steps = new ArrayList<>();
        ladders.forEach((ladder, fresh) -> steps.add(() -> add(session, ladder, fresh)));
        return Sql.inTurn(steps);
    }

    private static Uni<Void> add(Mutiny.Session session, Ladder ladder, List<SeatResultEntity> fresh) {
        Set<String> ids = fresh.stream().map(seat -> seat.matchId).collect(Collectors.toSet());
        Instant from = fresh.stream()
                .map(seat -> seat.endedAt)
                .min(Comparator.naturalOrder())
                .orElseThrow();
        return lock(session, ladder)
                .chain(() -> tail(session, ladder, from))
                .map(tail -> Replay.touched(tail, ids))
                .chain(touched ->
                        RatingRows.before(session, ladder, firsts(touched)).map(before -> Replay.rate(before, touched)))
                .chain(result -> RatingRows.write(session, ladder, result));
    }

    /** One transaction at a time rates a ladder, and sees what all before it have written. */
    private static Uni<?> lock(Mutiny.Session session, Ladder ladder) {
        return Sql.values(
                session,
                "select pg_advisory_xact_lock(hashtextextended(:ladder, 0)) is null",
                Map.of("ladder", "rating/" + ladder),
                Boolean.class);
    }

    private static Uni<List<RatedMatch>> tail(Mutiny.Session session, Ladder ladder, Instant from) {
        return session.createQuery(
                        "from SeatResultEntity s where s.generation = :generation and s.game = :game"
                                + " and s.mode = :mode and s.rated is not null and s.endedAt >= :from"
                                + " order by s.endedAt, s.matchId, s.seat",
                        SeatResultEntity.class)
                .setParameter("generation", ladder.generation())
                .setParameter("game", ladder.game())
                .setParameter("mode", ladder.mode())
                .setParameter("from", from)
                .getResultList()
                .map(RatingBook::matches);
    }

    private static List<RatedMatch> matches(List<SeatResultEntity> seats) {
        Map<String, List<SeatResultEntity>> byMatch = seats.stream()
                .collect(Collectors.groupingBy(seat -> seat.matchId, LinkedHashMap::new, Collectors.toList()));
        return byMatch.values().stream()
                .map(all -> new RatedMatch(
                        all.getFirst().matchId,
                        all.getFirst().endedAt,
                        all.stream().map(RatingBook::entrant).toList()))
                .toList();
    }

    private static Entrant entrant(SeatResultEntity seat) {
        return new Entrant(
                seat.seat, known(seat.rated), seat.ratedBot, seat.dropped, seat.side, seat.place, seat.leaving);
    }

    private static String known(@Nullable String value) {
        return Objects.requireNonNull(value, "only rated seats are read");
    }

    private static Map<String, RatedMatch> firsts(List<RatedMatch> matches) {
        Map<String, RatedMatch> firsts = new LinkedHashMap<>();
        matches.forEach(match -> match.entrants().forEach(entrant -> firsts.putIfAbsent(entrant.player(), match)));
        return firsts;
    }
}
