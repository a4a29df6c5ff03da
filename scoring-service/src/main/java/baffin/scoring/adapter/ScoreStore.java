package baffin.scoring.adapter;

import baffin.platform.runtime.projection.ProjectionEngine;
import baffin.platform.runtime.projection.Sql;
import baffin.platform.runtime.projection.Transactions;
import baffin.scoring.api.LeaderboardDocument;
import baffin.scoring.api.MatchScoreDocument;
import baffin.scoring.api.RecordDocument;
import baffin.scoring.api.ResultDocument;
import baffin.scoring.api.Scores;
import baffin.scoring.sheet.MatchScore;
import baffin.scoring.sheet.Scorer;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
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

    ScoreStore(Transactions transactions, ProjectionEngine engine, Scorer scorer) {
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
    public Uni<Optional<MatchScoreDocument>> match(String matchId) {
        int generation = engine.generation();
        return transactions.read(session -> reach(session, generation, matchId).chain(reach -> {
            if (reach.isEmpty()) {
                return Uni.createFrom().item(Optional.<MatchScoreDocument>empty());
            }
            return finished(session, generation, matchId)
                    .chain(found -> found.isPresent()
                            ? Uni.createFrom().item(found)
                            : live(session, generation, matchId, reach.get().stoppedSince()));
        }));
    }

    @Override
    public Uni<Long> version(String matchId) {
        int generation = engine.generation();
        return transactions
                .read(session -> reach(session, generation, matchId))
                .map(reach -> reach.map(Reach::version).orElse(0L));
    }

    @Override
    public Uni<List<ResultDocument>> results(
            @Nullable String game, @Nullable String player, @Nullable Place after, int most) {
        int generation = engine.generation();
        return transactions.read(session -> Results.page(session, generation, game, player, after, most));
    }

    @Override
    public Uni<RecordDocument> record(String player) {
        int generation = engine.generation();
        return transactions.read(session -> Standings.record(session, generation, player));
    }

    @Override
    public Uni<List<LeaderboardDocument.Row>> leaderboard(String game, int offset, int most) {
        int generation = engine.generation();
        return transactions.read(session -> Standings.leaderboard(session, generation, game, offset, most));
    }

    private static Uni<Optional<Reach>> reach(Mutiny.Session session, int generation, String matchId) {
        return Sql.rows(
                        session,
                        "select version, stopped_since from projection_progress"
                                + " where projection = 'scores' and generation = :generation and key = :match",
                        Map.of("generation", generation, "match", matchId))
                .map(rows -> rows.stream()
                        .map(row -> new Reach(
                                ((Number) row[0]).longValue(), row[1] == null ? null : ((Number) row[1]).longValue()))
                        .findFirst());
    }

    private static Uni<Optional<MatchScoreDocument>> finished(Mutiny.Session session, int generation, String matchId) {
        return session.find(MatchResultEntity.class, new MatchResultEntity.Key(generation, matchId))
                .chain(result -> {
                    if (result == null) {
                        return Uni.createFrom().item(Optional.<MatchScoreDocument>empty());
                    }
                    return Results.seats(session, generation, List.of(matchId))
                            .map(seats -> Optional.of(Documents.finished(result, seats)));
                });
    }

    private Uni<Optional<MatchScoreDocument>> live(
            Mutiny.Session session, int generation, String matchId, @Nullable Long stoppedSince) {
        MatchScore before = watched.getIfPresent(matchId);
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("generation", generation);
        parameters.put("match", matchId);
        parameters.put("after", before == null ? 0 : before.tally().version());
        return Sql.rows(
                        session,
                        "select body, version from score_step where generation = :generation"
                                + " and match_id = :match and version > :after order by version",
                        parameters)
                .emitOn(Infrastructure.getDefaultWorkerPool())
                .map(rows -> rows.stream()
                        .map(row -> ((String) row[0]).getBytes(StandardCharsets.UTF_8))
                        .toList())
                .map(records -> {
                    if (before == null && records.isEmpty()) {
                        return Optional.empty();
                    }
                    MatchScore now = before != null && records.isEmpty() ? before : scorer.fold(before, records);
                    watched.put(matchId, now);
                    return Optional.of(Documents.live(now, stoppedSince));
                });
    }
}
