package baffin.scoring.projection;

import baffin.game.Seat;
import baffin.match.event.MatchEvent.TableRuled;
import baffin.platform.match.MatchScored;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.StepHead;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.StepRows;
import baffin.platform.topics.Topics;
import baffin.scoring.match.MatchAnnouncement;
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
        List<Entry> stopped = open.stream()
                .filter(entry -> StepHead.of(entry.content()).tells(TableRuled.class))
                .filter(entry -> scorer.stopped(entry.value()).isPresent())
                .toList();
        if (!stopped.isEmpty()) {
            steps.add(() -> stop(session, generation, stopped));
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
                        scored.add(MatchAnnouncement.of(score, endedAt, null));
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

    /** Where time is over, the competition waits to hear who had to act. */
    private Uni<Void> stop(Mutiny.Session session, int generation, List<Entry> stopped) {
        String[] ids = stopped.stream().map(Entry::key).distinct().toArray(String[]::new);
        return earlier(session, generation, ids).chain(stored -> {
            List<MatchScored> stops = stopped.stream()
                    .map(entry -> stop(entry, stored.getOrDefault(entry.key(), List.of())))
                    .toList();
            return outbox.add(session, stops);
        });
    }

    private MatchScored stop(Entry entry, List<byte[]> stored) {
        int version = Math.toIntExact(StepHead.of(entry.content()).version());
        TableRuled ruled = scorer.stopped(entry.value()).orElseThrow();
        return MatchAnnouncement.of(
                scorer.fold(null, stored.subList(0, version)),
                ruled.at(),
                ruled.toAct().stream().map(Seat::index).toList());
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

    /** The tables of scoring-service. */
    static final class ScoreTables {

        /** Raised whenever a table or what stands in it changes: rows are then folded anew. */
        static final int SHAPE = 3;

        static final List<String> NAMES =
                List.of("score_step", "match_result", "seat_result", "rating_change", "rating");

        static final List<String> SCHEMA = List.of("""
                create table if not exists score_step (
                  generation int not null, match_id text not null, version bigint not null, body text not null,
                  primary key (generation, match_id, version)) partition by list (generation)""", """
                create table if not exists match_result (
                  generation int not null, match_id text not null, game text not null, ranked boolean not null,
                  rules_version text not null, options text not null, version bigint not null,
                  ended_at timestamptz not null, sheet text not null,
                  competition text, round_no int, table_no int, attempt_no int,
                  audience text, people varchar[],
                  primary key (generation, match_id)) partition by list (generation)""", """
                create index if not exists match_result_latest
                  on match_result (generation, game, ended_at desc, match_id desc)""", """
                create index if not exists match_result_competition
                  on match_result (generation, competition, ended_at desc, match_id desc)
                  where competition is not null""", """
                create table if not exists seat_result (
                  generation int not null, match_id text not null, seat int not null, game text not null,
                  ranked boolean not null, player text not null, handle text, bot boolean not null,
                  resigned boolean not null, mode text not null, side int not null, rated text,
                  rated_bot boolean not null, dropped boolean not null, leaving int not null,
                  points int not null, place int not null, shared boolean not null, seats int not null,
                  ended_at timestamptz not null,
                  primary key (generation, match_id, seat)) partition by list (generation)""", """
                create index if not exists seat_result_player
                  on seat_result (generation, player, ended_at desc, match_id desc)""", """
                create index if not exists seat_result_board
                  on seat_result (generation, game, player) include (place, shared, points) where ranked""", """
                create index if not exists seat_result_rated
                  on seat_result (generation, game, mode, ended_at) where rated is not null""", """
                create table if not exists rating_change (
                  generation int not null, game text not null, mode text not null,
                  match_id text collate "C" not null, seat int not null, player text not null,
                  bot boolean not null, ended_at timestamptz not null, mu_before double precision not null,
                  sigma_before double precision not null, mu double precision not null, sigma double precision not null,
                  games int not null, policy text not null,
                  primary key (generation, match_id, seat)) partition by list (generation)""", """
                create index if not exists rating_change_player
                  on rating_change (generation, player, game, mode, ended_at desc, match_id desc)""", """
                create table if not exists rating (
                  generation int not null, game text not null, mode text not null, player text not null,
                  bot boolean not null, match_id text not null, ended_at timestamptz not null,
                  mu double precision not null, sigma double precision not null, games int not null,
                  primary key (generation, player, game, mode)) partition by list (generation)""", """
                create index if not exists rating_board
                  on rating (generation, game, mode, (mu - 3 * sigma) desc, player)""");

        private ScoreTables() {}
    }
}
