package baffin.gameservice.projection;

import baffin.gameservice.match.FoldedMatches;
import baffin.gameservice.match.FoldedStep;
import baffin.gameservice.match.Match;
import baffin.gameservice.match.StoredMatches;
import baffin.gameservice.notification.Notice;
import baffin.gameservice.notification.NotificationChanges;
import baffin.gameservice.notification.NotificationPolicy;
import baffin.gameservice.notification.ReadPosition;
import baffin.gameservice.push.PushRows;
import baffin.gameservice.webhook.MatchWebhookEvents;
import baffin.gameservice.webhook.WebhookRows;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.store.Sql;
import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** Writes what players, their webhooks and browsers are told, in the transaction of the records that tell it. */
final class NoticeRows {

    private final StoredMatches stored;
    private final FoldedMatches matches;
    private final WebhookRows hooks;
    private final PushRows pushes;

    NoticeRows(StoredMatches stored, FoldedMatches matches, WebhookRows hooks, PushRows pushes) {
        this.stored = stored;
        this.matches = matches;
        this.hooks = hooks;
        this.pushes = pushes;
    }

    private record Row(Entry entry, String game, int number, Notice notice) {

        long place() {
            return entry.offset() * ReadPosition.PER_RECORD_MAX + number;
        }
    }

    private record Mark(Entry entry, NotificationChanges.Settled settled) {}

    private record Batch(List<Row> rows, List<Mark> marks, List<WebhookRows.Brought> news) {}

    /**
     * Writes the notices of a batch whose records stand in {@code match_step} already.
     *
     * @param missed true for records that were passed over when they came
     */
    Uni<Void> write(Mutiny.Session session, int generation, List<Entry> entries, boolean missed) {
        Map<String, Entry> firsts = new LinkedHashMap<>();
        entries.forEach(entry -> firsts.putIfAbsent(entry.key(), entry));
        return stored.before(session, generation, firsts).chain(before -> {
            Batch batch = batchOf(generation, before, entries);
            List<Supplier<Uni<?>>> steps = new ArrayList<>();
            if (!batch.rows().isEmpty()) {
                steps.add(() -> insert(session, generation, batch.rows()));
            }
            if (!batch.marks().isEmpty()) {
                steps.add(() -> settle(session, generation, batch.marks()));
            }
            steps.add(() -> hooks.write(session, batch.news(), missed));
            if (!batch.rows().isEmpty()) {
                steps.add(() -> pushes.ofMatches(session, generation, entries));
            }
            return Sql.inTurn(steps);
        });
    }

    private Batch batchOf(int generation, Map<String, Match<?, ?, ?, ?>> before, List<Entry> entries) {
        Map<String, Match<?, ?, ?, ?>> now = new HashMap<>(before);
        Batch batch = new Batch(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Entry entry : entries) {
            FoldedStep folded = matches.fold(generation, now.get(entry.key()), entry);
            now.put(entry.key(), folded.after());
            NotificationChanges notificationChanges =
                    NotificationPolicy.of(folded.before(), folded.step(), folded.after());
            String game = folded.after().start().setup().game();
            for (int number = 0; number < notificationChanges.notices().size(); number++) {
                batch.rows()
                        .add(new Row(
                                entry,
                                game,
                                number,
                                notificationChanges.notices().get(number)));
            }
            notificationChanges.settled().forEach(settled -> batch.marks().add(new Mark(entry, settled)));
            MatchWebhookEvents.of(notificationChanges, folded.step(), folded.after())
                    .forEach(news -> batch.news().add(new WebhookRows.Brought(entry, news)));
        }
        return batch;
    }

    private static Uni<Integer> insert(Mutiny.Session session, int generation, List<Row> rows) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("generation", generation);
        parameters.put("ids", column(rows, row -> row.entry().key(), String[]::new));
        parameters.put("versions", column(rows, row -> row.entry().version(), Long[]::new));
        parameters.put("numbers", column(rows, Row::number, Integer[]::new));
        parameters.put("parts", column(rows, row -> row.entry().partition(), Integer[]::new));
        parameters.put("places", column(rows, Row::place, Long[]::new));
        parameters.put("players", column(rows, row -> row.notice().player(), String[]::new));
        parameters.put("kinds", column(rows, row -> row.notice().kind().name(), String[]::new));
        parameters.put("games", column(rows, Row::game, String[]::new));
        parameters.put("seats", column(rows, row -> seat(row.notice().seat()), Integer[]::new));
        parameters.put("times", column(rows, row -> row.notice().at().toEpochMilli(), Long[]::new));
        parameters.put("deadlines", column(rows, row -> millis(row.notice().deadline()), Long[]::new));
        parameters.put("wonBy", column(rows, row -> row.notice().wonBy(), String[]::new));
        return Sql.update(session, """
                insert into notice (generation, match_id, version, place_in_step, part, place, player, kind, game,
                  seat, at, deadline, won_by)
                select :generation, id, version, number, part, place, player, kind, game, seat,
                  timestamptz 'epoch' + at * interval '1 millisecond',
                  case when deadline < 0 then null
                    else timestamptz 'epoch' + deadline * interval '1 millisecond' end, won_by
                from unnest(cast(:ids as text[]), cast(:versions as bigint[]), cast(:numbers as int[]),
                  cast(:parts as int[]), cast(:places as bigint[]), cast(:players as text[]), cast(:kinds as text[]),
                  cast(:games as text[]), cast(:seats as int[]), cast(:times as bigint[]), cast(:deadlines as bigint[]),
                  cast(:wonBy as text[]))
                  as s(id, version, number, part, place, player, kind, game, seat, at, deadline, won_by)
                """, parameters);
    }

    /** Whatever the batches: a notice is over at the first version that says so. */
    private static Uni<Integer> settle(Mutiny.Session session, int generation, List<Mark> marks) {
        return Sql.update(
                session,
                """
                update notice n set over_version = f.version
                from (
                  select o.match_id, o.version as told, o.place_in_step, min(s.version) as version
                  from unnest(cast(:ids as text[]), cast(:versions as bigint[]), cast(:kinds as text[]),
                      cast(:seats as int[])) as s(id, version, kind, seat)
                    join notice o on o.generation = :generation and o.match_id = s.id and o.kind = s.kind
                      and o.seat = s.seat and o.version < s.version and o.over_version is null
                  group by o.match_id, o.version, o.place_in_step) f
                where n.generation = :generation and n.match_id = f.match_id and n.version = f.told
                  and n.place_in_step = f.place_in_step
                """,
                Map.of(
                        "generation",
                        generation,
                        "ids",
                        column(marks, mark -> mark.entry().key(), String[]::new),
                        "versions",
                        column(marks, mark -> mark.entry().version(), Long[]::new),
                        "kinds",
                        column(marks, mark -> mark.settled().kind().name(), String[]::new),
                        "seats",
                        column(marks, mark -> mark.settled().seat(), Integer[]::new)));
    }

    private static <R, T> T[] column(List<R> rows, Function<R, T> value, IntFunction<T[]> array) {
        return rows.stream().map(value).toArray(array);
    }

    private static int seat(@Nullable Integer seat) {
        return seat == null ? NotificationChanges.WHOLE_MATCH : seat;
    }

    private static long millis(@Nullable Instant time) {
        return time == null ? -1 : time.toEpochMilli();
    }
}
