package baffin.platform.tables;

import baffin.platform.runtime.projection.store.Sql;
import io.smallrye.mutiny.Uni;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** The database's side: which rows the log lacks, and how far the log was taken over. */
final class TableRows {

    private static final String LOCK = "select pg_advisory_xact_lock(hashtextextended(:topic, 0)) is null";

    private final String topic;

    TableRows(String topic) {
        this.topic = topic;
    }

    /**
     * A change that the log lacks.
     *
     * @param key of the row in its table
     * @param place grows with every change
     * @param body the row as JSON; null when it was deleted
     */
    record Change(
            String table, String key, long place, @Nullable String body) {}

    /**
     * How far database and log have come together.
     *
     * @param next offset after the last record that the database knows of
     * @param tables that are logged
     * @param sealedUnder how values begin that the present key has sealed
     */
    record Mark(long next, List<String> tables, String sealedUnder) {}

    /** Waits until nobody else writes to the topic; until the end of the transaction nobody else does. */
    Uni<Void> lock(Mutiny.Session session) {
        return Sql.values(session, LOCK, Map.of("topic", topic), Boolean.class).replaceWithVoid();
    }

    Uni<Optional<Mark>> mark(Mutiny.Session session) {
        return Sql.rows(
                        session,
                        "select next_offset, tables, sealed_under from table_log where topic = :topic",
                        Map.of("topic", topic))
                .map(rows -> rows.stream()
                        .map(row -> new Mark(
                                row.get("next_offset", Long.class),
                                List.of(row.get("tables", String.class).split(",")),
                                row.get("sealed_under", String.class)))
                        .findFirst());
    }

    Uni<Void> mark(Mutiny.Session session, Mark mark) {
        return Sql.update(
                        session,
                        """
                        insert into table_log (topic, next_offset, tables, sealed_under)
                        values (:topic, :next, :tables, :under)
                        on conflict (topic) do update set next_offset = excluded.next_offset,
                          tables = excluded.tables, sealed_under = excluded.sealed_under
                        """,
                        Map.of(
                                "topic",
                                topic,
                                "next",
                                mark.next(),
                                "tables",
                                String.join(",", mark.tables()),
                                "under",
                                mark.sealedUnder()))
                .replaceWithVoid();
    }

    /** The changes of tables that the log lacks, in their order. */
    static Uni<List<Change>> changes(Mutiny.Session session, Collection<String> tables, int most) {
        return Sql.rows(
                        session,
                        "select tab, key, place, cast(body as text) as body from table_change"
                                + " where tab = any(cast(:tables as text[])) order by place limit :most",
                        Map.of("tables", tables.toArray(String[]::new), "most", most))
                .map(rows -> rows.stream()
                        .map(row -> new Change(
                                row.get("tab", String.class),
                                row.get("key", String.class),
                                row.get("place", Long.class),
                                row.get("body", String.class)))
                        .toList());
    }

    /** The log has these now. What has changed meanwhile stays, and so does what somebody is just changing. */
    Uni<Void> sent(Mutiny.Session session, List<Change> changes) {
        return Sql.update(
                        session,
                        """
                        delete from table_change
                        where (tab, key) in (
                          select c.tab, c.key
                          from table_change c
                            join unnest(cast(:tabs as text[]), cast(:keys as text[]), cast(:places as bigint[]))
                              as s(tab, key, place) on c.tab = s.tab and c.key = s.key and c.place = s.place
                          for update of c skip locked)
                        """,
                        Map.of(
                                "tabs",
                                changes.stream().map(Change::table).toArray(String[]::new),
                                "keys",
                                changes.stream().map(Change::key).toArray(String[]::new),
                                "places",
                                changes.stream().map(Change::place).toArray(Long[]::new)))
                .chain(() -> Sql.update(
                        session,
                        "update table_log set next_offset = next_offset + :sent where topic = :topic",
                        Map.of("sent", changes.size(), "topic", topic)))
                .replaceWithVoid();
    }

    /** Deletes the rows that the log does not have, apart from those that it still lacks. */
    static Uni<Integer> keepOnly(Mutiny.Session session, LoggedTable table, List<String> keys) {
        return Sql.update(
                session,
                "delete from " + table.name() + " t"
                        + " where not exists (select 1 from unnest(cast(:keys as text[])) as k(key) where k.key = "
                        + table.keyOfRow() + ") and not exists (select 1 from table_change c where c.tab = :tab"
                        + " and c.key = " + table.keyOfRow() + ")",
                Map.of("keys", keys.toArray(String[]::new), "tab", table.name()));
    }

    /**
     * Makes rows what the log says that they are, apart from those that the log still lacks.
     *
     * @param keys of the rows
     * @param bodies the rows as JSON, in the same order
     */
    static Uni<Void> restore(Mutiny.Session session, LoggedTable table, List<String> keys, List<String> bodies) {
        return Sql.values(
                        session,
                        """
                        select sum(table_restore(:tab, cast(:columns as text[]), cast(r.body as jsonb)))
                        from unnest(cast(:keys as text[]), cast(:bodies as text[])) as r(key, body)
                        where not exists (select 1 from table_change c where c.tab = :tab and c.key = r.key)
                        """,
                        Map.of(
                                "tab",
                                table.name(),
                                "columns",
                                table.key().toArray(String[]::new),
                                "keys",
                                keys.toArray(String[]::new),
                                "bodies",
                                bodies.toArray(String[]::new)),
                        Long.class)
                .replaceWithVoid();
    }

    /** Runs statements without parameters, one after the other. */
    static Uni<Void> run(Mutiny.Session session, List<String> statements) {
        return Sql.inTurn(statements.stream()
                .<Supplier<Uni<?>>>map(statement -> () -> Sql.update(session, statement, Map.of()))
                .toList());
    }
}
