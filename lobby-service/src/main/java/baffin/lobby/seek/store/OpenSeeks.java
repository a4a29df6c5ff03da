package baffin.lobby.seek.store;

import baffin.lobby.seek.domain.SeekNow;
import baffin.lobby.seek.domain.SeekRecord;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.wire.Json;
import io.smallrye.mutiny.Uni;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;

/** Every seek that was ever made, one row each. */
public final class OpenSeeks {

    public static final String TABLE = "seek";

    public static final List<String> SCHEMA = List.of("""
            create table if not exists seek (
              generation int not null, seek_id text not null, game text not null, player text not null,
              status text not null, made_at timestamptz not null, body text not null,
              primary key (generation, seek_id)) partition by list (generation)""", """
            create index if not exists seek_waiting
              on seek (generation, made_at, seek_id) where status = 'WAITING'""");

    private static final String UPSERT = """
            insert into seek (generation, seek_id, game, player, status, made_at, body)
            select :generation, id, game, player, status, cast(made as timestamptz), body
            from unnest(cast(:ids as text[]), cast(:games as text[]), cast(:players as text[]),
                        cast(:statuses as text[]), cast(:made as text[]), cast(:bodies as text[]))
              as s(id, game, player, status, made, body)
            on conflict (generation, seek_id) do update
              set status = excluded.status, made_at = excluded.made_at, body = excluded.body
            """;

    private OpenSeeks() {}

    public static long version(RecordValue value) {
        return record(value).version();
    }

    private static SeekRecord record(RecordValue value) {
        return value.as(SeekRecord.class, json -> Json.shared().read(json, SeekRecord.class));
    }

    /** Folds records of pools. */
    public static Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries) {
        List<SeekRecord> records =
                entries.stream().map(entry -> record(entry.content())).toList();
        String[] ids = records.stream()
                .flatMap(record -> SeekNow.named(record).stream())
                .distinct()
                .toArray(String[]::new);
        return Sql.rows(
                        session,
                        "select seek_id, body from seek where generation = :generation"
                                + " and seek_id = any(cast(:ids as text[]))",
                        Map.of("generation", generation, "ids", ids))
                .chain(rows -> {
                    Map<String, SeekNow> seeks = new LinkedHashMap<>();
                    rows.forEach(
                            row -> seeks.put(row.get("seek_id", String.class), seek(row.get("body", String.class))));
                    records.forEach(record -> SeekNow.after(seeks, record));
                    return write(session, generation, seeks.values());
                });
    }

    static SeekNow seek(String body) {
        return Json.shared().read(body, SeekNow.class);
    }

    private static Uni<Void> write(Mutiny.Session session, int generation, Collection<SeekNow> seeks) {
        Map<String, Object> columns = new LinkedHashMap<>();
        columns.put("generation", generation);
        columns.put("ids", texts(seeks, now -> now.seek().seekId()));
        columns.put("games", texts(seeks, SeekNow::game));
        columns.put("players", texts(seeks, now -> now.seek().person().player()));
        columns.put("statuses", texts(seeks, now -> now.status().name()));
        columns.put("made", texts(seeks, now -> now.seek().madeAt().toString()));
        columns.put("bodies", texts(seeks, now -> Json.shared().text(now)));
        return Sql.update(session, UPSERT, columns).replaceWithVoid();
    }

    private static String[] texts(Collection<SeekNow> seeks, Function<SeekNow, String> column) {
        return seeks.stream().map(column).toArray(String[]::new);
    }
}
