package baffin.scoring.projection;

import baffin.platform.match.MatchScored;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.StepHead;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.StepRows;
import baffin.platform.topics.Topics;
import baffin.scoring.match.Announcement;
import baffin.scoring.match.MatchScore;
import baffin.scoring.match.ResultRows;
import baffin.scoring.match.Scorer;
import baffin.scoring.match.SeatResultEntity;
import baffin.scoring.rating.RatingBook;
import io.smallrye.mutiny.Uni;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * Keeps the steps of matches in play, and turns them into results when the match ends.
 *
 * <p>Nothing is computed while a match is played: its score is folded when somebody asks.
 */
final class ScoreProjection implements Projection {

    private final Scorer scorer;
    private final ResultRows rows;
    private final Outbox outbox;

    ScoreProjection(Scorer scorer, ResultRows rows, Outbox outbox) {
        this.scorer = scorer;
        this.rows = rows;
        this.outbox = outbox;
    }

    @Override
    public String name() {
        return "scores";
    }

    @Override
    public String topic() {
        return Topics.MATCH_EVENTS;
    }

    @Override
    public int schemaVersion() {
        return ScoreTables.SHAPE;
    }

    @Override
    public List<String> schema() {
        return Stream.concat(ScoreTables.SCHEMA.stream(), Outbox.SCHEMA.stream())
                .toList();
    }

    @Override
    public List<String> tables() {
        return ScoreTables.NAMES;
    }

    @Override
    public long version(String key, RecordValue value) {
        return StepHead.of(value).version();
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries) {
        Map<String, List<Entry>> ended = new LinkedHashMap<>();
        Map<String, Instant> ends = new LinkedHashMap<>();
        for (Entry entry : entries) {
            StepHead head = StepHead.of(entry.content());
            if (head.ends()) {
                ends.put(entry.key(), head.at());
            }
        }
        List<Entry> open = new ArrayList<>(entries.size());
        for (Entry entry : entries) {
            if (ends.containsKey(entry.key())) {
                ended.computeIfAbsent(entry.key(), key -> new ArrayList<>()).add(entry);
            } else {
                open.add(entry);
            }
        }
        List<Supplier<Uni<?>>> steps = new ArrayList<>();
        if (!open.isEmpty()) {
            steps.add(() -> StepRows.insert(session, "score_step", generation, open));
        }
        if (!ended.isEmpty()) {
            steps.add(() -> finish(session, generation, ended, ends));
        }
        return Sql.inTurn(steps);
    }

    private Uni<Void> finish(
            Mutiny.Session session, int generation, Map<String, List<Entry>> ended, Map<String, Instant> ends) {
        String[] ids = ended.keySet().toArray(String[]::new);
        return earlier(session, generation, ids)
                .chain(stored -> {
                    List<Object> results = new ArrayList<>();
                    List<MatchScored> scored = new ArrayList<>();
                    ended.forEach((id, last) -> {
                        List<byte[]> all = stored.getOrDefault(id, new ArrayList<>());
                        last.forEach(entry -> all.add(entry.value()));
                        MatchScore score = scorer.fold(null, all);
                        Instant endedAt = ends.getOrDefault(id, Instant.EPOCH);
                        results.addAll(rows.of(generation, score, endedAt));
                        scored.add(Announcement.of(score, endedAt));
                    });
                    return session.persistAll(results.toArray())
                            .call(session::flush)
                            .chain(() -> RatingBook.add(session, seats(results)))
                            .chain(() -> delete(session, generation, ids))
                            .invoke(session::clear)
                            .chain(() -> outbox.add(session, scored));
                })
                .replaceWithVoid();
    }

    private static Uni<Integer> delete(Mutiny.Session session, int generation, String[] ids) {
        return Sql.update(
                session,
                "delete from score_step where generation = :generation and match_id = any(cast(:ids as text[]))",
                Map.of("generation", generation, "ids", ids));
    }

    private static List<SeatResultEntity> seats(List<Object> rows) {
        return rows.stream()
                .filter(SeatResultEntity.class::isInstance)
                .map(SeatResultEntity.class::cast)
                .toList();
    }

    private static Uni<Map<String, List<byte[]>>> earlier(Mutiny.Session session, int generation, String[] ids) {
        return Sql.rows(
                        session,
                        "select match_id, body from score_step where generation = :generation"
                                + " and match_id = any(cast(:ids as text[])) order by match_id, version",
                        Map.of("generation", generation, "ids", ids))
                .map(found -> {
                    Map<String, List<byte[]>> byMatch = new LinkedHashMap<>();
                    found.forEach(
                            row -> byMatch.computeIfAbsent(row.get("match_id", String.class), key -> new ArrayList<>())
                                    .add(row.get("body", String.class).getBytes(StandardCharsets.UTF_8)));
                    return byMatch;
                });
    }
}
