package baffin.gameservice.push;

import baffin.gameservice.notification.NoticeKind;
import baffin.match.terms.NamedIds;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** Push subscriptions as their owners see them. Whatever is not the owner's is not there. */
public final class PushStore {

    private static final String COLUMNS =
            "id, endpoint, device, array_to_string(kinds, ' ') as kinds, language, created, last_sent";

    private final Transactions transactions;
    private final PushVault vault;
    private final String serverKey;

    /**
     * Subscriptions in a database.
     *
     * @param serverKey the public key of the platform; empty where push is off
     */
    PushStore(Transactions transactions, PushVault vault, String serverKey) {
        this.transactions = transactions;
        this.vault = vault;
        this.serverKey = serverKey;
    }

    /**
     * Keeps a subscription in place of the one with the same endpoint, whoever has that: a browser is one user's at a
     * time. Those of the owner that belong to another key of the platform go.
     *
     * @param most how many the owner may have
     * @return empty when the owner has too many
     */
    public Uni<Optional<Put>> put(String owner, PushRequest request, Instant now, int most) {
        String id = NamedIds.of("push:" + request.endpoint());
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
                            : upsert(session, id, owner, request, now)
                                    .map(kept -> Optional.of(new Put(kept, replaced)));
                }));
    }

    private Uni<PushSubscription> upsert(
            Mutiny.Session session, String id, String owner, PushRequest request, Instant now) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("id", id);
        parameters.put("owner", owner);
        parameters.put("endpoint", request.endpoint());
        parameters.put("keys", vault.seal(id, request.keys()));
        parameters.put("device", request.device());
        parameters.put("kinds", request.kinds().stream().map(NoticeKind::name).toArray(String[]::new));
        parameters.put("language", request.language().getLanguage());
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

    /** All of an owner, the latest first. */
    public Uni<List<PushSubscription>> all(String owner) {
        return transactions
                .answer(session -> Sql.rows(
                        session,
                        "select " + COLUMNS + " from push_subscription where owner = :owner order by created desc, id",
                        Map.of("owner", owner)))
                .map(rows -> rows.stream().map(PushStore::subscription).toList());
    }

    /** Deletes one. */
    public Uni<Boolean> delete(String owner, String id) {
        return transactions
                .writeAnswer(session -> Sql.update(
                        session,
                        "delete from push_subscription where id = :id and owner = :owner",
                        Map.of("id", id, "owner", owner)))
                .map(rows -> rows > 0);
    }

    /**
     * Seals under the present key all keys of browsers that are not.
     *
     * @return subscriptions whose keys no key opens; they stay as they are, and are told nothing
     */
    public Uni<List<String>> sealAll() {
        List<String> closed = new ArrayList<>();
        return transactions
                .read(session -> Sql.rows(
                        session,
                        "select id, keys from push_subscription where keys not like :present order by id",
                        Map.of("present", vault.present() + "%")))
                .chain(rows -> Multi.createFrom()
                        .iterable(rows)
                        .onItem()
                        .transformToUniAndConcatenate(row -> sealAnew(row, closed))
                        .collect()
                        .asList()
                        .replaceWith(closed));
    }

    private Uni<Integer> sealAnew(Tuple row, List<String> closed) {
        String id = row.get("id", String.class);
        String before = row.get("keys", String.class);
        Optional<PushKeys> keys = vault.open(id, before);
        if (keys.isEmpty()) {
            closed.add(id);
            return Uni.createFrom().item(0);
        }
        return transactions.write(session -> Sql.update(
                session,
                // whoever has subscribed anew meanwhile has sealed under the present key
                "update push_subscription set keys = :after where id = :id and keys = :before",
                Map.of("after", vault.seal(id, keys.get()), "id", id, "before", before)));
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

    /**
     * A subscription that is kept.
     *
     * @param replaced true when its owner had it before
     */
    public record Put(PushSubscription subscription, boolean replaced) {}
}
