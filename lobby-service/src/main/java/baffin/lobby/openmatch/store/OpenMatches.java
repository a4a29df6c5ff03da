package baffin.lobby.openmatch.store;

import baffin.lobby.openmatch.domain.LobbyRecord;
import baffin.lobby.openmatch.domain.OpenMatch;
import baffin.match.terms.Visibility;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.wire.AccountStanding;
import baffin.platform.wire.Json;
import baffin.platform.wire.MatchRuling;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;

/** Every match that was ever opened, one row each. */
public final class OpenMatches {

    public static final String TABLE = "open_match";

    public static final List<String> SCHEMA = List.of("""
            create table if not exists open_match (
              generation int not null, match_id text not null, version bigint not null, status text not null,
              game text not null, seats int not null, hidden boolean not null, players text[] not null,
              opened_at timestamptz not null, body text not null,
              primary key (generation, match_id)) partition by list (generation)""", """
            create index if not exists open_match_latest
              on open_match (generation, status, opened_at desc, match_id desc)""", """
            create index if not exists open_match_players on open_match using gin (players)""");

    private static final String UPSERT = """
            insert into open_match
              (generation, match_id, version, status, game, seats, hidden, players, opened_at, body)
            select :generation, id, version, status, game, seats, hidden, %s,
                   cast(opened as timestamptz), body
            from unnest(cast(:ids as text[]), cast(:versions as bigint[]), cast(:statuses as text[]),
                        cast(:games as text[]), cast(:seats as int[]), cast(:hidden as boolean[]),
                        cast(:players as text[]), cast(:opened as text[]), cast(:bodies as text[]))
              as s(id, version, status, game, seats, hidden, players, opened, body)
            on conflict (generation, match_id) do update
              set version = excluded.version, status = excluded.status, players = excluded.players,
                  body = excluded.body
            """.formatted(Sql.listIn("players"));

    private OpenMatches() {}

    /** What a competition says of a match in play, and how an account stands, is no version of an open one. */
    public static long version(String key, RecordValue value) {
        return AccountStanding.isKey(key) || MatchRuling.is(value.bytes())
                ? Entry.UNVERSIONED
                : record(value).version();
    }

    private static LobbyRecord record(RecordValue value) {
        return value.as(LobbyRecord.class, json -> Json.shared().read(json, LobbyRecord.class));
    }

    /** Folds records of matches. */
    public static Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> all) {
        List<Entry> entries = all.stream()
                .filter(entry -> entry.version() != Entry.UNVERSIONED)
                .toList();
        if (entries.isEmpty()) {
            return Uni.createFrom().voidItem();
        }
        String[] ids = entries.stream().map(Entry::key).distinct().toArray(String[]::new);
        return Sql.rows(
                        session,
                        "select match_id, body from open_match where generation = :generation"
                                + " and match_id = any(cast(:ids as text[]))",
                        Map.of("generation", generation, "ids", ids))
                .chain(rows -> write(session, generation, folded(rows, entries).values()));
    }

    private static Map<String, OpenMatch> folded(List<Tuple> rows, List<Entry> entries) {
        Map<String, OpenMatch> matches = new LinkedHashMap<>();
        rows.forEach(row -> matches.put(row.get("match_id", String.class), match(row.get("body", String.class))));
        for (Entry entry : entries) {
            LobbyRecord record = record(entry.content());
            matches.put(entry.key(), OpenMatch.after(matches.get(entry.key()), record));
        }
        return matches;
    }

    static OpenMatch match(String body) {
        return Json.shared().read(body, OpenMatch.class);
    }

    private static Uni<Void> write(Mutiny.Session session, int generation, Collection<OpenMatch> matches) {
        Map<String, Object> columns = new LinkedHashMap<>();
        columns.put("generation", generation);
        columns.put("ids", texts(matches, OpenMatch::matchId));
        columns.put("versions", matches.stream().map(OpenMatch::version).toArray(Long[]::new));
        columns.put("statuses", texts(matches, match -> match.status().name()));
        columns.put("games", texts(matches, match -> match.terms().game()));
        columns.put(
                "seats", matches.stream().map(match -> match.terms().seats()).toArray(Integer[]::new));
        columns.put(
                "hidden",
                matches.stream()
                        .map(match -> match.terms().agreed() != Visibility.PUBLIC)
                        .toArray(Boolean[]::new));
        columns.put("players", texts(matches, OpenMatches::players));
        columns.put("opened", texts(matches, match -> match.openedAt().toString()));
        columns.put("bodies", texts(matches, match -> Json.shared().text(match)));
        return Sql.update(session, UPSERT, columns).replaceWithVoid();
    }

    private static String players(OpenMatch match) {
        List<String> all = new ArrayList<>();
        all.add(match.host());
        match.seats().forEach(seat -> all.add(seat.person().player()));
        return Sql.list(all.stream().distinct().toList());
    }

    private static String[] texts(Collection<OpenMatch> matches, Function<OpenMatch, String> column) {
        return matches.stream().map(column).toArray(String[]::new);
    }
}
