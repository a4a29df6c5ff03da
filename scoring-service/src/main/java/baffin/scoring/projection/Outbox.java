package baffin.scoring.projection;

import baffin.platform.match.MatchScored;
import baffin.platform.runtime.projection.store.Sql;
import io.smallrye.mutiny.Uni;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * What is to be announced of matches that have ended or were stopped: written in the transaction that scores them, one
 * row for each end and stop for good. The table belongs to no generation, so that a rebuild finds all announced.
 */
final class Outbox {

    static final List<String> SCHEMA = List.of("""
            create table if not exists score_outbox (
              place bigint generated always as identity primary key, match_id text not null, version bigint not null,
              body text, sent_at timestamptz, unique (match_id, version))""", """
            create index if not exists score_outbox_waiting on score_outbox (place) where sent_at is null""");

    private static final String WRITERS = "select pg_advisory_xact_lock(hashtextextended('score/outbox', 0)) is null";
    private static final String READERS = "select pg_advisory_xact_lock(hashtextextended('score/relay', 0)) is null";

    /** A match that is to be announced. */
    record Waiting(long place, String body) {}

    private final AtomicBoolean filled = new AtomicBoolean();

    /**
     * Puts finished matches into the outbox. Must be the last step of a transaction: until it ends, nobody else adds,
     * so that rows become visible in the order of their places.
     */
    Uni<Void> add(Mutiny.Session session, List<MatchScored> scored) {
        filled.set(true);
        return Sql.values(session, WRITERS, Map.of(), Boolean.class)
                .chain(() -> Sql.update(
                        session,
                        """
                        insert into score_outbox (match_id, version, body)
                        select id, version, body
                        from unnest(cast(:ids as text[]), cast(:versions as bigint[]), cast(:bodies as text[]))
                          with ordinality as s(id, version, body, nth)
                        order by nth
                        on conflict (match_id, version) do nothing
                        """,
                        Map.of(
                                "ids",
                                scored.stream().map(MatchScored::matchId).toArray(String[]::new),
                                "versions",
                                scored.stream().map(MatchScored::version).toArray(Long[]::new),
                                "bodies",
                                scored.stream()
                                        .map(match -> new String(match.json(), StandardCharsets.UTF_8))
                                        .toArray(String[]::new))))
                .replaceWithVoid();
    }

    /** True when something may have come since the last call. */
    boolean filled() {
        return filled.getAndSet(false);
    }

    /** The rows that wait, the oldest first, for nobody else to see before the transaction ends. */
    static Uni<List<Waiting>> waiting(Mutiny.Session session, int most) {
        return Sql.values(session, READERS, Map.of(), Boolean.class)
                .chain(() -> Sql.rows(
                        session,
                        "select place, body from score_outbox where sent_at is null order by place limit :most",
                        Map.of("most", most)))
                .map(rows -> rows.stream()
                        .map(row -> new Waiting(row.get("place", Long.class), row.get("body", String.class)))
                        .toList());
    }

    /** Marks rows as announced; what they say stands in the log now. */
    static Uni<Integer> sent(Mutiny.Session session, Long[] places) {
        return Sql.update(
                session,
                "update score_outbox set sent_at = clock_timestamp(), body = null"
                        + " where place = any(cast(:places as bigint[]))",
                Map.of("places", places));
    }
}
