package baffin.lobby.competition.store;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.entry.Invitation;
import baffin.competition.entry.Official;
import baffin.competition.event.CompetitionRecord;
import baffin.lobby.competition.domain.Brief;
import baffin.lobby.competition.domain.CompetitionJson;
import baffin.match.terms.SeatHolder;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.wire.Json;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hibernate.reactive.mutiny.Mutiny;

/** Every competition as it is, one row each, and all that happened to it, one row a record. */
public final class CompetitionStore {

    public static final List<String> TABLES = List.of("competition", "competition_record");

    public static final List<String> SCHEMA = List.of("""
            create table if not exists competition (
              generation int not null, competition_id text not null, version bigint not null, status text not null,
              game text not null, series text not null, owner text not null, officials text[] not null,
              players text[] not null,
              invited text[] not null, created_at timestamptz not null, brief text not null, body bytea not null,
              primary key (generation, competition_id)) partition by list (generation)""", """
            create index if not exists competition_latest
              on competition (generation, created_at desc, competition_id desc)""", """
            create index if not exists competition_owner on competition (generation, owner)""", """
            create index if not exists competition_officials on competition using gin (officials)""", """
            create index if not exists competition_players on competition using gin (players)""", """
            create index if not exists competition_invited on competition using gin (invited)""", """
            create table if not exists competition_record (
              generation int not null, competition_id text not null, version bigint not null,
              happened_at timestamptz not null, body text not null,
              primary key (generation, competition_id, version)) partition by list (generation)""");

    private static final String UPSERT =
            """
            insert into competition
              (generation, competition_id, version, status, game, series, owner, officials, players, invited,
               created_at, brief, body)
            select :generation, id, version, status, game, series, owner, %s, %s, %s,
                   cast(created as timestamptz), brief, decode(body, 'base64')
            from unnest(cast(:ids as text[]), cast(:versions as bigint[]), cast(:statuses as text[]),
                        cast(:games as text[]), cast(:series as text[]), cast(:owners as text[]),
                        cast(:officials as text[]), cast(:players as text[]), cast(:invited as text[]),
                        cast(:created as text[]), cast(:briefs as text[]), cast(:bodies as text[]))
              as s(id, version, status, game, series, owner, officials, players, invited, created, brief, body)
            on conflict (generation, competition_id) do update
              set version = excluded.version, status = excluded.status, game = excluded.game,
                  series = excluded.series, owner = excluded.owner, officials = excluded.officials,
                  players = excluded.players, invited = excluded.invited, brief = excluded.brief, body = excluded.body
            """.formatted(Sql.listIn("officials"), Sql.listIn("players"), Sql.listIn("invited"));

    private static final String APPEND = """
            insert into competition_record (generation, competition_id, version, happened_at, body)
            select :generation, id, version, cast(happened as timestamptz), body
            from unnest(cast(:ids as text[]), cast(:versions as bigint[]), cast(:happened as text[]),
                        cast(:bodies as text[]))
              as s(id, version, happened, body)
            on conflict do nothing
            """;

    private CompetitionStore() {}

    public static long version(RecordValue value) {
        return record(value).version();
    }

    private static CompetitionRecord record(RecordValue value) {
        return value.as(CompetitionRecord.class, CompetitionJson::record);
    }

    /** Folds records of competitions. */
    public static Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries) {
        List<CompetitionRecord> records =
                entries.stream().map(entry -> record(entry.content())).toList();
        String[] ids =
                texts(records.stream().map(CompetitionRecord::competitionId).collect(Collectors.toSet()), id -> id);
        return Sql.rows(
                        session,
                        "select competition_id, encode(body, 'base64') as body from competition"
                                + " where generation = :generation and competition_id = any(cast(:ids as text[]))",
                        Map.of("generation", generation, "ids", ids))
                .chain(rows -> write(session, generation, folded(rows, records).values()))
                .chain(() -> append(session, generation, records));
    }

    private static Map<String, Competition> folded(List<Tuple> rows, List<CompetitionRecord> records) {
        Map<String, Competition> all = new LinkedHashMap<>();
        rows.forEach(
                row -> all.put(row.get("competition_id", String.class), competition(row.get("body", String.class))));
        records.forEach(
                record -> all.put(record.competitionId(), Competition.after(all.get(record.competitionId()), record)));
        return all;
    }

    static Competition competition(String base64) {
        return CompetitionJson.competition(Base64.getMimeDecoder().decode(base64));
    }

    private static Uni<Void> write(Mutiny.Session session, int generation, Collection<Competition> all) {
        Map<String, Object> columns = new LinkedHashMap<>();
        columns.put("generation", generation);
        columns.put("ids", texts(all, Competition::id));
        columns.put("versions", all.stream().map(Competition::version).toArray(Long[]::new));
        columns.put("statuses", texts(all, one -> one.status().name()));
        columns.put("games", texts(all, one -> one.policy().game()));
        columns.put("series", texts(all, CompetitionStore::series));
        columns.put("owners", texts(all, one -> one.officials().getFirst().player()));
        columns.put("officials", people(all, one -> one.officials().stream().map(Official::player)));
        columns.put(
                "players",
                people(all, one -> one.entrants().stream().map(Entrant::person).map(SeatHolder::player)));
        columns.put(
                "invited",
                people(
                        all,
                        one -> one.invitations().stream()
                                .map(Invitation::person)
                                .map(SeatHolder::player)));
        columns.put("created", texts(all, one -> one.createdAt().toString()));
        columns.put("briefs", texts(all, one -> text(Json.shared().bytes(Brief.of(one)))));
        columns.put("bodies", texts(all, one -> Base64.getEncoder().encodeToString(CompetitionJson.pressed(one))));
        return Sql.update(session, UPSERT, columns).replaceWithVoid();
    }

    private static String[] people(Collection<Competition> all, Function<Competition, Stream<String>> ids) {
        return texts(all, one -> list(ids.apply(one)));
    }

    private static Uni<Void> append(Mutiny.Session session, int generation, List<CompetitionRecord> records) {
        Map<String, Object> columns = new LinkedHashMap<>();
        columns.put("generation", generation);
        columns.put("ids", texts(records, CompetitionRecord::competitionId));
        columns.put("versions", records.stream().map(CompetitionRecord::version).toArray(Long[]::new));
        columns.put("happened", texts(records, record -> record.at().toString()));
        columns.put("bodies", texts(records, record -> text(Json.shared().bytes(record))));
        return Sql.update(session, APPEND, columns).replaceWithVoid();
    }

    private static String series(Competition competition) {
        return competition.series() == null ? "" : competition.series().id();
    }

    private static String list(Stream<String> players) {
        return Sql.list(players.distinct().toList());
    }

    private static String text(byte[] json) {
        return new String(json, StandardCharsets.UTF_8);
    }

    private static <T> String[] texts(Collection<T> all, Function<T, String> column) {
        return all.stream().map(column).toArray(String[]::new);
    }
}
