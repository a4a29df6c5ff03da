package baffin.scoring.match.store;

import baffin.match.Audience;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.wire.Json;
import baffin.scoring.match.domain.MatchScore;
import baffin.scoring.match.domain.Scorer;
import baffin.scoring.match.view.LeaderboardView;
import baffin.scoring.match.view.MatchScoreView;
import baffin.scoring.match.view.RecordView;
import baffin.scoring.match.view.ResultView;
import baffin.scoring.match.view.Scores;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** Reads scores: finished matches from their rows, matches in play by folding what has come since the last look. */
@Singleton
class ScoreStore implements Scores {

    private static final int WATCHED_MAX = 300;

    private final Transactions transactions;
    private final ProjectionEngine engine;
    private final Scorer scorer;
    private final Cache<String, MatchScore> watched =
            Caffeine.newBuilder().maximumSize(WATCHED_MAX).build();

    ScoreStore(
            @Identifier("scoring") Transactions transactions,
            @Identifier("scores") ProjectionEngine engine,
            Scorer scorer) {
        this.transactions = transactions;
        this.engine = engine;
        this.scorer = scorer;
    }

    /**
     * How far a match is folded.
     *
     * @param stoppedSince the version it was stopped at; null when it goes on
     */
    private record Reach(long version, @Nullable Long stoppedSince) {}

    @Override
    public Uni<Optional<MatchScoreView>> match(String matchId, Optional<String> viewer) {
        int generation = engine.generation();
        MatchScore before = watched.getIfPresent(matchId);
        return transactions
                .answer(session -> reach(session, generation, matchId)
                        .chain(reach -> reach.isEmpty()
                                ? Uni.createFrom().item(Found.NOTHING)
                                : find(session, generation, matchId, before, reach.get())))
                // folding is for a worker, outside of the session, which belongs to its event loop
                .emitOn(Infrastructure.getDefaultWorkerPool())
                .map(found -> document(matchId, viewer, before, found));
    }

    /**
     * What stands in the database of a match.
     *
     * @param finished its final scores, when it has ended
     * @param audience who may look at them
     * @param records steps after what was folded before, when it is played
     */
    private record Found(
            Optional<MatchScoreView> finished,
            @Nullable Audience audience,
            List<byte[]> records,
            @Nullable Long stoppedSince) {
        static final Found NOTHING = new Found(Optional.empty(), null, List.of(), null);
    }

    private static Uni<Found> find(
            Mutiny.Session session, int generation, String matchId, @Nullable MatchScore before, Reach reach) {
        return finished(session, generation, matchId)
                .chain(finished -> finished.isPresent()
                        ? Uni.createFrom().item(finished.get())
                        : steps(
                                        session,
                                        generation,
                                        matchId,
                                        before == null ? 0 : before.tally().version())
                                .map(records -> new Found(Optional.empty(), null, records, reach.stoppedSince())));
    }

    private Optional<MatchScoreView> document(
            String matchId, Optional<String> viewer, @Nullable MatchScore before, Found found) {
        if (found.finished().isPresent()) {
            watched.invalidate(matchId);
            Audience audience = found.audience();
            return found.finished().filter(score -> audience == null || audience.admits(viewer));
        }
        MatchScore now = found.records().isEmpty() ? before : scorer.fold(before, found.records());
        if (now == null) {
            return Optional.empty();
        }
        watched.put(matchId, now);
        return now.tally().audience().admits(viewer)
                ? Optional.of(Documents.live(now, found.stoppedSince()))
                : Optional.empty();
    }

    @Override
    public Uni<Long> version(String matchId) {
        int generation = engine.generation();
        return transactions
                .answer(session -> reach(session, generation, matchId))
                .map(reach -> reach.map(Reach::version).orElse(0L));
    }

    @Override
    public Uni<List<ResultView>> results(Filter filter, @Nullable Place after, int most) {
        int generation = engine.generation();
        return transactions.answer(session -> Results.page(session, generation, filter, after, most));
    }

    @Override
    public Uni<RecordView> record(String player) {
        int generation = engine.generation();
        return transactions.answer(session -> Standings.record(session, generation, player));
    }

    @Override
    public Uni<List<LeaderboardView.Row>> leaderboard(String game, int offset, int most) {
        int generation = engine.generation();
        return transactions.answer(session -> Standings.leaderboard(session, generation, game, offset, most));
    }

    private static Uni<Optional<Reach>> reach(Mutiny.Session session, int generation, String matchId) {
        return Sql.rows(
                        session,
                        "select version, stopped_since from projection_progress"
                                + " where projection = 'scores' and generation = :generation and key = :match",
                        Map.of("generation", generation, "match", matchId))
                .map(rows -> rows.stream()
                        .map(row -> new Reach(row.get("version", Long.class), row.get("stopped_since", Long.class)))
                        .findFirst());
    }

    private static Uni<Optional<Found>> finished(Mutiny.Session session, int generation, String matchId) {
        return session.find(MatchResultEntity.class, new MatchResultEntity.Key(generation, matchId))
                .chain(result -> {
                    if (result == null) {
                        return Uni.createFrom().item(Optional.<Found>empty());
                    }
                    return Results.seats(session, generation, List.of(matchId))
                            .map(seats -> Optional.of(new Found(
                                    Optional.of(Documents.finished(result, seats)),
                                    audience(result.audience),
                                    List.of(),
                                    null)));
                });
    }

    private static @Nullable Audience audience(@Nullable String json) {
        return json == null ? null : Json.shared().read(json, Audience.class);
    }

    private static Uni<List<byte[]>> steps(Mutiny.Session session, int generation, String matchId, long after) {
        return Sql.values(
                        session,
                        "select body from score_step where generation = :generation"
                                + " and match_id = :match and version > :after order by version",
                        Map.of("generation", generation, "match", matchId, "after", after),
                        String.class)
                .map(bodies -> bodies.stream()
                        .map(body -> body.getBytes(StandardCharsets.UTF_8))
                        .toList());
    }
}
