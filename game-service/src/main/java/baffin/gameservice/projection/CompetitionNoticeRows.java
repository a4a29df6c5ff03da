package baffin.gameservice.projection;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionRecord;
import baffin.gameservice.notification.CompetitionFact;
import baffin.gameservice.notification.CompetitionFact.Recipient;
import baffin.gameservice.notification.CompetitionNotificationChanges;
import baffin.gameservice.notification.CompetitionNotificationPolicy;
import baffin.gameservice.notification.ReadPosition;
import baffin.gameservice.notification.TableNotices;
import baffin.gameservice.push.PushRows;
import baffin.gameservice.table.OpenTables;
import baffin.gameservice.webhook.CompetitionWebhookEvents;
import baffin.gameservice.webhook.TableWebhookEvents;
import baffin.gameservice.webhook.WebhookRows;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.wire.Json;
import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/**
 * Writes what people, their webhooks and browsers are told of competitions, in the transaction of the records that tell
 * it.
 */
final class CompetitionNoticeRows {

    private final WebhookRows hooks;
    private final PushRows pushes;

    CompetitionNoticeRows(WebhookRows hooks, PushRows pushes) {
        this.hooks = hooks;
        this.pushes = pushes;
    }

    /**
     * The subject of a notification.
     *
     * @param id of the competition, or of a match that waits
     * @param at ms since 1970
     */
    private record Source(Entry entry, String id, long version, String game, long at) {

        static Source of(Entry entry, Competition now) {
            return new Source(
                    entry,
                    now.id(),
                    now.version(),
                    now.policy().game(),
                    now.changedAt().toEpochMilli());
        }

        static Source of(OpenTables.Change change) {
            Instant at = Instant.parse(change.record().path("at").asText());
            return new Source(
                    change.entry(),
                    TableNotices.idOf(change.now().matchId()),
                    change.now().version(),
                    change.now().game(),
                    at.toEpochMilli());
        }
    }

    private record Row(Source source, int number, int fact, CompetitionFact content, Recipient recipient) {

        long place() {
            return source.entry().offset() * ReadPosition.PER_COMPETITION_RECORD_MAX + number;
        }
    }

    private record Text(
            String competition,
            long version,
            int fact,
            @Nullable String body,
            String details) {}

    private record Mark(String competition, long version, CompetitionNotificationChanges.Settled settled) {}

    private record Batch(
            Map<String, Competition> states,
            List<Row> rows,
            List<Text> texts,
            List<Mark> marks,
            List<WebhookRows.Brought> news) {

        /** Those that have told something. */
        List<Entry> entries() {
            return rows.stream().map(row -> row.source().entry()).distinct().toList();
        }

        void tell(Source source, CompetitionNotificationChanges changes) {
            int number = 0;
            for (int fact = 0; fact < changes.facts().size(); fact++) {
                CompetitionFact one = changes.facts().get(fact);
                for (Recipient recipient : one.recipients()) {
                    rows.add(new Row(source, number, fact, one, recipient));
                    number++;
                }
                if (!one.recipients().isEmpty()) {
                    texts.add(new Text(
                            source.id(),
                            source.version(),
                            fact,
                            one.text(),
                            Json.shared().text(Objects.requireNonNull(one.details()))));
                }
            }
            changes.settled().forEach(settled -> marks.add(new Mark(source.id(), source.version(), settled)));
        }
    }

    /** Reads a record of the log. */
    static CompetitionRecord record(RecordValue value) {
        return value.as(CompetitionRecord.class, json -> Json.shared().read(json, CompetitionRecord.class));
    }

    /**
     * Folds records, and writes what they tell.
     *
     * @param tables what the same records change at tables that wait
     * @param missed true for records that were passed over when they came
     */
    Uni<Void> write(
            Mutiny.Session session,
            int generation,
            List<Entry> entries,
            List<OpenTables.Change> tables,
            boolean missed) {
        List<Entry> ours =
                entries.stream().filter(entry -> Competition.isKey(entry.key())).toList();
        Set<String> ids = new HashSet<>();
        ours.forEach(entry -> ids.add(Competition.idOf(entry.key())));
        return states(session, generation, ids).chain(states -> {
            // all at once: what is told of a partition is told up to a place
            Batch batch = folded(states, ours);
            for (OpenTables.Change change : tables) {
                batch.tell(Source.of(change), TableNotices.of(change));
                TableWebhookEvents.of(change)
                        .forEach(news -> batch.news().add(new WebhookRows.Brought(change.entry(), news)));
            }
            List<Supplier<Uni<?>>> steps = new ArrayList<>();
            if (!ours.isEmpty()) {
                steps.add(() ->
                        save(session, generation, List.copyOf(batch.states().values())));
            }
            if (!batch.rows().isEmpty()) {
                steps.add(() -> insert(session, generation, batch.rows()));
            }
            if (!batch.texts().isEmpty()) {
                steps.add(() -> insertTexts(session, generation, batch.texts()));
            }
            if (!batch.marks().isEmpty()) {
                steps.add(() -> settle(session, generation, batch.marks()));
            }
            steps.add(() -> hooks.write(session, batch.news(), missed));
            if (!batch.rows().isEmpty()) {
                steps.add(() -> pushes.ofCompetitions(session, generation, batch.entries()));
            }
            return Sql.inTurn(steps);
        });
    }

    private static Batch folded(Map<String, Competition> states, List<Entry> entries) {
        Batch batch = new Batch(
                new LinkedHashMap<>(states),
                new ArrayList<>(),
                new ArrayList<>(),
                new ArrayList<>(),
                new ArrayList<>());
        for (Entry entry : entries) {
            CompetitionRecord record = record(entry.content());
            Competition before = batch.states().get(record.competitionId());
            Competition now = Competition.after(before, record);
            CompetitionNotificationChanges changes = CompetitionNotificationPolicy.of(before, record, now);
            batch.tell(Source.of(entry, now), changes);
            CompetitionWebhookEvents.of(changes, record)
                    .forEach(news -> batch.news().add(new WebhookRows.Brought(entry, news)));
            batch.states().put(now.id(), now);
        }
        return batch;
    }

    private static Uni<Map<String, Competition>> states(Mutiny.Session session, int generation, Set<String> ids) {
        return Sql.rows(
                        session,
                        "select competition_id, body from competition_state"
                                + " where generation = :generation and competition_id = any(cast(:ids as text[]))",
                        Map.of("generation", generation, "ids", ids.toArray(String[]::new)))
                .map(rows -> {
                    Map<String, Competition> states = new HashMap<>();
                    rows.forEach(row -> states.put(
                            row.get("competition_id", String.class), competition(row.get("body", String.class))));
                    return states;
                });
    }

    private static Competition competition(String json) {
        return Json.shared().read(json, Competition.class);
    }

    // nothing that is secret before play begins has to be known to tell people
    private static String json(Competition competition) {
        return Json.shared().text(competition.redacted());
    }

    private static Uni<Integer> save(Mutiny.Session session, int generation, List<Competition> states) {
        return Sql.update(
                session,
                """
                insert into competition_state (generation, competition_id, body)
                select :generation, id, body from unnest(cast(:ids as text[]), cast(:bodies as text[])) as s(id, body)
                on conflict (generation, competition_id) do update set body = excluded.body
                """,
                Map.of(
                        "generation",
                        generation,
                        "ids",
                        column(states, Competition::id, String[]::new),
                        "bodies",
                        column(states, CompetitionNoticeRows::json, String[]::new)));
    }

    private static Uni<Integer> insert(Mutiny.Session session, int generation, List<Row> rows) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("generation", generation);
        parameters.put("ids", column(rows, row -> row.source().id(), String[]::new));
        parameters.put("versions", column(rows, row -> row.source().version(), Long[]::new));
        parameters.put("numbers", column(rows, Row::number, Integer[]::new));
        parameters.put("facts", column(rows, Row::fact, Integer[]::new));
        parameters.put(
                "parts",
                column(
                        rows,
                        row -> ReadPosition.COMPETITIONS + row.source().entry().partition(),
                        Integer[]::new));
        parameters.put("places", column(rows, Row::place, Long[]::new));
        parameters.put("players", column(rows, row -> row.recipient().player(), String[]::new));
        parameters.put("kinds", column(rows, row -> row.recipient().kind().name(), String[]::new));
        parameters.put("games", column(rows, row -> row.source().game(), String[]::new));
        parameters.put("subjects", column(rows, row -> row.content().subject(), String[]::new));
        parameters.put(
                "rounds", column(rows, row -> number(row.content().about().round()), Integer[]::new));
        parameters.put(
                "tables", column(rows, row -> number(row.content().about().table()), Integer[]::new));
        parameters.put(
                "entrants", column(rows, row -> number(row.content().about().entrant()), Integer[]::new));
        parameters.put("times", column(rows, row -> row.source().at(), Long[]::new));
        parameters.put("deadlines", column(rows, row -> millis(row.content().deadline()), Long[]::new));
        return Sql.update(session, """
                insert into competition_notice (generation, competition_id, version, number, fact, part, place, player,
                  kind, game, subject, round_no, table_no, entrant_no, at, deadline)
                select :generation, id, version, number, fact, part, place, player, kind, game, subject, round_no,
                  table_no, entrant_no, timestamptz 'epoch' + at * interval '1 millisecond',
                  case when deadline < 0 then null
                    else timestamptz 'epoch' + deadline * interval '1 millisecond' end
                from unnest(cast(:ids as text[]), cast(:versions as bigint[]), cast(:numbers as int[]),
                  cast(:facts as int[]), cast(:parts as int[]), cast(:places as bigint[]), cast(:players as text[]),
                  cast(:kinds as text[]), cast(:games as text[]), cast(:subjects as text[]), cast(:rounds as int[]),
                  cast(:tables as int[]), cast(:entrants as int[]), cast(:times as bigint[]),
                  cast(:deadlines as bigint[]))
                  as s(id, version, number, fact, part, place, player, kind, game, subject, round_no, table_no,
                    entrant_no, at, deadline)
                """, parameters);
    }

    private static Uni<Integer> insertTexts(Mutiny.Session session, int generation, List<Text> texts) {
        return Sql.update(
                session,
                """
                insert into competition_text (generation, competition_id, version, fact, body, details)
                select :generation, id, version, fact, nullif(body, ''), details
                from unnest(cast(:ids as text[]), cast(:versions as bigint[]), cast(:facts as int[]),
                  cast(:bodies as text[]), cast(:details as text[])) as s(id, version, fact, body, details)
                """,
                Map.of(
                        "generation",
                        generation,
                        "ids",
                        column(texts, Text::competition, String[]::new),
                        "versions",
                        column(texts, Text::version, Long[]::new),
                        "facts",
                        column(texts, Text::fact, Integer[]::new),
                        "bodies",
                        column(texts, text -> text.body() == null ? "" : text.body(), String[]::new),
                        "details",
                        column(texts, Text::details, String[]::new)));
    }

    /** Whatever the batches: a notice is over at the first version that says so. */
    private static Uni<Integer> settle(Mutiny.Session session, int generation, List<Mark> marks) {
        return Sql.update(
                session,
                """
                update competition_notice n set over_version = f.version
                from (
                  select o.competition_id, o.version as told, o.number, min(s.version) as version
                  from unnest(cast(:ids as text[]), cast(:versions as bigint[]), cast(:kinds as text[]),
                      cast(:subjects as text[]), cast(:alls as boolean[])) as s(id, version, kind, subject, every)
                    join competition_notice o on o.generation = :generation and o.competition_id = s.id
                      and o.kind = s.kind and (s.every or o.subject = s.subject) and o.version < s.version
                      and o.over_version is null
                  group by o.competition_id, o.version, o.number) f
                where n.generation = :generation and n.competition_id = f.competition_id and n.version = f.told
                  and n.number = f.number
                """,
                Map.of(
                        "generation",
                        generation,
                        "ids",
                        column(marks, Mark::competition, String[]::new),
                        "versions",
                        column(marks, Mark::version, Long[]::new),
                        "kinds",
                        column(marks, mark -> mark.settled().kind().name(), String[]::new),
                        "subjects",
                        column(marks, mark -> subject(mark.settled().subject()), String[]::new),
                        "alls",
                        column(marks, mark -> mark.settled().subject() == null, Boolean[]::new)));
    }

    private static <R, T> T[] column(List<R> rows, Function<R, T> value, IntFunction<T[]> array) {
        return rows.stream().map(value).toArray(array);
    }

    private static int number(@Nullable Integer number) {
        return number == null ? 0 : number;
    }

    private static String subject(@Nullable String subject) {
        return subject == null ? "" : subject;
    }

    private static long millis(@Nullable Instant time) {
        return time == null ? -1 : time.toEpochMilli();
    }
}
