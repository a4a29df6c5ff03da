package baffin.gameservice.push.store;

import baffin.gameservice.notification.domain.NoticeKind;
import baffin.gameservice.notification.domain.Notices;
import baffin.gameservice.notification.store.NoticeQueries;
import baffin.gameservice.push.domain.PushMessage;
import baffin.gameservice.push.domain.PushOutbox;
import baffin.gameservice.push.domain.PushStore;
import baffin.gameservice.push.domain.PushSubscription;
import baffin.gameservice.push.domain.PushWish;
import baffin.match.terms.NamedIds;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** Push subscriptions in PostgreSQL. */
public final class DatabasePushStore implements PushStore, PushOutbox {

    private static final String COLUMNS =
            "id, endpoint, device, array_to_string(kinds, ' ') as kinds, language, created, last_sent";

    private static final String DUE = NoticeQueries.each(NoticeQueries.COLUMNS
            + ", p.id as subscription, p.owner, p.endpoint, p.keys, p.language from {notices}"
            + " join unnest(cast(:ids as text[]), cast(:versions as bigint[])) as s(step, at_version)"
            + " on s.step = n.id and s.at_version = n.version"
            + " join push_subscription p on p.owner = n.player and n.kind = any(p.kinds) and p.server_key = :key"
            + " and timestamptz 'epoch' + p.created * interval '1 millisecond' <= n.at"
            + NoticeQueries.MARKS
            + " where n.over_version is null and r.player is null"
            + " and n.at >= timestamptz 'epoch' + cast(:since as bigint) * interval '1 millisecond'");

    private static final String CLAIM = "with due as (" + DUE + """
            ), claimed as (
              insert into push_claim (subscription, notice_id, version, number, claimed)
              select subscription, id, version, number, cast(:now as bigint) from due on conflict do nothing
              returning subscription, notice_id, version, number)
            select due.* from due join claimed c on c.subscription = due.subscription and c.notice_id = due.id
              and c.version = due.version and c.number = due.number
            order by due.at, due.id, due.version, due.number
            """;

    private final Transactions transactions;
    private final ProjectionEngine matches;
    private final ProjectionEngine competitions;
    private final PushVault vault;
    private final String serverKey;

    /**
     * Subscriptions in a database.
     *
     * @param serverKey the public key of the platform; empty where push is off
     */
    public DatabasePushStore(
            Transactions transactions,
            ProjectionEngine matches,
            ProjectionEngine competitions,
            PushVault vault,
            String serverKey) {
        this.transactions = transactions;
        this.matches = matches;
        this.competitions = competitions;
        this.vault = vault;
        this.serverKey = serverKey;
    }

    @Override
    public Uni<Optional<Put>> put(String owner, PushWish wish, Instant now, int most) {
        String id = NamedIds.of("push:" + wish.endpoint());
        return transactions.writeAnswer(session -> Sql.values(
                        session,
                        // two requests of one owner count one after the other
                        "select pg_advisory_xact_lock(hashtextextended(:owner, 4711182)) is null",
                        Map.of("owner", owner),
                        Boolean.class)
                .chain(() -> Sql.update(
                        session,
                        "delete from push_subscription where owner = :owner and server_key <> :key",
                        Map.of("owner", owner, "key", serverKey)))
                .chain(() -> Sql.values(
                        session,
                        "select id from push_subscription where owner = :owner",
                        Map.of("owner", owner),
                        String.class))
                .chain(ids -> {
                    boolean replaced = ids.contains(id);
                    return !replaced && ids.size() >= most
                            ? Uni.createFrom().item(Optional.empty())
                            : upsert(session, id, owner, wish, now).map(kept -> Optional.of(new Put(kept, replaced)));
                }));
    }

    private Uni<PushSubscription> upsert(Mutiny.Session session, String id, String owner, PushWish wish, Instant now) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("id", id);
        parameters.put("owner", owner);
        parameters.put("endpoint", wish.endpoint());
        parameters.put("keys", vault.seal(id, wish.keys()));
        parameters.put("device", wish.device());
        parameters.put("kinds", wish.kinds().stream().map(NoticeKind::name).toArray(String[]::new));
        parameters.put("language", wish.language().getLanguage());
        parameters.put("key", serverKey);
        parameters.put("now", now.toEpochMilli());
        return Sql.rows(session, """
                insert into push_subscription as p
                  (id, owner, endpoint, keys, device, kinds, language, server_key, created)
                values (:id, :owner, :endpoint, :keys, :device, cast(:kinds as text[]), :language, :key, :now)
                on conflict (id) do update
                set owner = excluded.owner, endpoint = excluded.endpoint, keys = excluded.keys,
                  device = excluded.device, kinds = excluded.kinds, language = excluded.language,
                  server_key = excluded.server_key,
                  created = case when p.owner = excluded.owner then p.created else excluded.created end,
                  last_sent = case when p.owner = excluded.owner then p.last_sent end
                returning
                """ + COLUMNS, parameters).map(rows -> subscription(rows.getFirst()));
    }

    @Override
    public Uni<List<PushSubscription>> all(String owner) {
        return transactions
                .answer(session -> Sql.rows(
                        session,
                        "select " + COLUMNS + " from push_subscription where owner = :owner order by created desc, id",
                        Map.of("owner", owner)))
                .map(rows -> rows.stream().map(DatabasePushStore::subscription).toList());
    }

    @Override
    public Uni<Boolean> delete(String owner, String id) {
        return transactions
                .writeAnswer(session -> Sql.update(
                        session,
                        "delete from push_subscription where id = :id and owner = :owner",
                        Map.of("id", id, "owner", owner)))
                .map(rows -> rows > 0);
    }

    @Override
    public Uni<List<PushMessage>> claim(List<Notices.Stored> steps, Instant since, Instant now) {
        Map<String, Object> parameters = Map.of(
                "matches", matches.generation(),
                "competitions", competitions.generation(),
                "ids", steps.stream().map(Notices.Stored::match).toArray(String[]::new),
                "versions", steps.stream().map(Notices.Stored::version).toArray(Long[]::new),
                "key", serverKey,
                "since", since.toEpochMilli(),
                "now", now.toEpochMilli());
        return transactions
                .write(session -> Sql.values(
                                session, "select exists (select 1 from push_subscription)", Map.of(), Boolean.class)
                        .chain(any -> any.getFirst()
                                ? Sql.rows(session, CLAIM, parameters)
                                : Uni.createFrom().item(List.<Tuple>of())))
                .map(rows -> rows.stream().flatMap(row -> message(row).stream()).toList());
    }

    private Optional<PushMessage> message(Tuple row) {
        String id = row.get("subscription", String.class);
        return vault.open(id, row.get("keys", String.class))
                .map(keys -> new PushMessage(
                        id,
                        row.get("owner", String.class),
                        row.get("endpoint", String.class),
                        keys,
                        Locale.of(row.get("language", String.class)),
                        NoticeQueries.listed(row)));
    }

    @Override
    public Uni<Integer> forget(Instant before) {
        return transactions.write(session -> Sql.update(
                session, "delete from push_claim where claimed < :before", Map.of("before", before.toEpochMilli())));
    }

    @Override
    public Uni<Void> sent(String id, Instant at) {
        return transactions
                .write(session -> Sql.update(
                        session,
                        "update push_subscription set last_sent = :at where id = :id",
                        Map.of("at", at.toEpochMilli(), "id", id)))
                .replaceWithVoid();
    }

    @Override
    public Uni<Void> end(String id) {
        return transactions
                .write(session -> Sql.update(session, "delete from push_subscription where id = :id", Map.of("id", id)))
                .replaceWithVoid();
    }

    @Override
    public Uni<List<String>> sealAll() {
        return vault.sealAll(transactions);
    }

    private static PushSubscription subscription(Tuple row) {
        return new PushSubscription(
                row.get("id", String.class),
                row.get("endpoint", String.class),
                row.get("device", String.class),
                Arrays.stream(row.get("kinds", String.class).split(" ", -1))
                        .map(NoticeKind::valueOf)
                        .toList(),
                Locale.of(row.get("language", String.class)),
                Instant.ofEpochMilli(row.get("created", Long.class)),
                time(row.get("last_sent", Long.class)));
    }

    private static @Nullable Instant time(@Nullable Long millis) {
        return millis == null ? null : Instant.ofEpochMilli(millis);
    }
}
