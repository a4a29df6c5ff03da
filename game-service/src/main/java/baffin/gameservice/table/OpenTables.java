package baffin.gameservice.table;

import baffin.platform.directory.NamesInJson;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.stream.BoardStreams;
import baffin.platform.stream.BoardStreams.Key;
import baffin.platform.stream.Item;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** The tables that wait, as rows of a projection and as a stream for each player who sits at some. */
@Singleton
public class OpenTables {

    /** Name of the table in the database. */
    public static final String TABLE = "open_table";

    /** What makes it. */
    public static final List<String> SCHEMA = List.of("""
            create table if not exists open_table (
              generation int not null, match_id text not null, people text[] not null, body text not null,
              primary key (generation, match_id)) partition by list (generation)""", """
            create index if not exists open_table_people on open_table using gin (people)""");

    private final Transactions transactions;
    private final ProjectionEngine engine;
    private final Json shown;
    private final BoardStreams streams;

    OpenTables(
            @Identifier("game") Transactions transactions,
            @Identifier("game-competitions") ProjectionEngine engine,
            @Identifier(NamesInJson.SHOWN) Json shown,
            MeterRegistry meters,
            Vertx vertx) {
        this.transactions = transactions;
        this.engine = engine;
        this.shown = shown;
        this.streams =
                new BoardStreams("baffin.streams.tables", meters, vertx, Map.of("table", "tables"), this::boards);
    }

    /** Opens the stream of a player's tables; resumes after a position. */
    public Multi<Item> open(String reader, String player, @Nullable String resume) {
        return streams.open(reader, player, resume);
    }

    private Uni<Map<String, Map<Key, String>>> boards(Set<String> players) {
        Map<String, Object> parameters =
                Map.of("generation", engine.generation(), "players", players.toArray(String[]::new));
        return transactions
                .answer(session -> Sql.values(
                        session,
                        "select body from open_table where generation = :generation"
                                + " and people && cast(:players as text[]) order by match_id",
                        parameters,
                        String.class))
                .map(bodies -> {
                    Map<String, Map<Key, String>> boards = new HashMap<>();
                    for (String body : bodies) {
                        OpenTable table = read(body);
                        String json = shown.text(table);
                        table.people().stream()
                                .filter(players::contains)
                                .forEach(player -> boards.computeIfAbsent(player, one -> new LinkedHashMap<>())
                                        .put(new Key("table", table.matchId()), json));
                    }
                    return boards;
                });
    }

    private static OpenTable read(String body) {
        return Json.shared().read(body, OpenTable.class);
    }

    /**
     * A record of a table.
     *
     * @param before the table before it; null for the first record
     */
    public record Change(
            Entry entry, JsonNode record, @Nullable OpenTable before, OpenTable now) {}

    /** True for the key of a match; those of competitions and seeks have a slash. */
    public static boolean isKey(String key) {
        return key.indexOf('/') < 0;
    }

    /** Reads a record of a match. */
    public static JsonNode record(RecordValue value) {
        return value.as(JsonNode.class, json -> Json.shared().read(json, JsonNode.class));
    }

    /** Folds the records of open matches among some of the topic, and tells what they change. */
    public static Uni<List<Change>> write(Mutiny.Session session, int generation, List<Entry> entries) {
        Map<String, List<Entry>> byMatch = new LinkedHashMap<>();
        for (Entry entry : entries) {
            if (isKey(entry.key())) {
                byMatch.computeIfAbsent(entry.key(), id -> new ArrayList<>()).add(entry);
            }
        }
        if (byMatch.isEmpty()) {
            return Uni.createFrom().item(List.of());
        }
        return Sql.values(
                        session,
                        "select body from open_table where generation = :generation"
                                + " and match_id = any(cast(:ids as text[]))",
                        Map.of("generation", generation, "ids", byMatch.keySet().toArray(String[]::new)),
                        String.class)
                .chain(bodies -> {
                    Map<String, OpenTable> tables = new HashMap<>();
                    bodies.stream().map(OpenTables::read).forEach(table -> tables.put(table.matchId(), table));
                    List<Change> changes = new ArrayList<>();
                    byMatch.values().forEach(some -> some.forEach(entry -> fold(tables, entry, changes)));
                    return save(session, generation, byMatch.keySet(), tables).replaceWith(changes);
                });
    }

    private static void fold(Map<String, OpenTable> tables, Entry entry, List<Change> changes) {
        JsonNode record = record(entry.content());
        OpenTable before = tables.get(entry.key());
        if (before != null && record.path("version").asLong() <= before.version()) {
            return;
        }
        OpenTable now = OpenTable.after(before, record);
        if (now != null) {
            tables.put(entry.key(), now);
            changes.add(new Change(entry, record, before, now));
        }
    }

    private static Uni<Integer> save(
            Mutiny.Session session, int generation, Set<String> ids, Map<String, OpenTable> tables) {
        List<OpenTable> kept =
                tables.values().stream().filter(OpenTable::waiting).toList();
        return Sql.update(
                        session,
                        "delete from open_table where generation = :generation"
                                + " and match_id = any(cast(:ids as text[]))",
                        Map.of("generation", generation, "ids", ids.toArray(String[]::new)))
                .chain(() -> Sql.update(
                        session,
                        """
                        insert into open_table (generation, match_id, people, body)
                        select :generation, id, string_to_array(people, ' '), body
                        from unnest(cast(:ids as text[]), cast(:people as text[]), cast(:bodies as text[]))
                          as s(id, people, body)
                        """,
                        Map.of(
                                "generation",
                                generation,
                                "ids",
                                kept.stream().map(OpenTable::matchId).toArray(String[]::new),
                                "people",
                                kept.stream()
                                        .map(table -> String.join(" ", table.people()))
                                        .toArray(String[]::new),
                                "bodies",
                                kept.stream().map(Json.shared()::text).toArray(String[]::new))));
    }
}
