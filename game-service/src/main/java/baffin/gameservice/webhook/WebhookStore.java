package baffin.gameservice.webhook;

import baffin.gameservice.delivery.Delivery;
import baffin.gameservice.delivery.DeliveryAttempt;
import baffin.gameservice.delivery.DeliveryState;
import baffin.gameservice.delivery.WebhookKeys;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.wire.Json;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** Webhooks and their deliveries as they are kept. Whatever is not the owner's is not there. */
@Singleton
public final class WebhookStore {

    private static final String DELIVERY = "event_id, type, state, body, created, next_at, lease_since, lease_until,"
            + " cast(attempts as text) as attempts";

    private final Transactions transactions;
    private final WebhookVault vault;

    WebhookStore(@Identifier("game") Transactions transactions, WebhookVault vault) {
        this.transactions = transactions;
        this.vault = vault;
    }

    /**
     * Seals under the first key all secrets that another key has sealed.
     *
     * @return webhooks whose secret no key opens; they stay as they are
     */
    public Uni<List<String>> sealAll() {
        return transactions
                .read(session -> session.createSelectionQuery(
                                "select id from WebhookEntity where secret not like :present or older <> ''"
                                        + " order by id",
                                String.class)
                        .setParameter("present", vault.present() + "%")
                        .getResultList())
                .chain(ids -> {
                    List<String> closed = new ArrayList<>();
                    return Multi.createFrom()
                            .iterable(ids)
                            .onItem()
                            .transformToUniAndConcatenate(
                                    id -> transactions.write(session -> sealAnew(session, id, closed)))
                            .collect()
                            .asList()
                            .replaceWith(closed);
                });
    }

    private Uni<Void> sealAnew(Mutiny.Session session, String id, List<String> closed) {
        return session.find(WebhookEntity.class, id, LockModeType.PESSIMISTIC_WRITE)
                .invoke(row -> {
                    if (row == null) {
                        return; // deleted meanwhile
                    }
                    Webhook hook = row.hook();
                    WebhookKeys keys = hook.keys().with(secret -> vault.open(id, secret));
                    row.fill(hook.with(keys), vault);
                    if (!keys.secret().readable()) {
                        closed.add(id);
                    }
                })
                .replaceWithVoid();
    }

    /**
     * Adds a webhook.
     *
     * @param most how many its owner may have
     * @return false when the owner has too many
     */
    public Uni<Boolean> add(Webhook hook, int most) {
        return transactions.writeAnswer(session -> Sql.values(
                        session,
                        // two requests of one owner count one after the other
                        "select pg_advisory_xact_lock(hashtextextended(:owner, 4711181)) is null",
                        Map.of("owner", hook.owner()),
                        Boolean.class)
                .chain(() -> session.createSelectionQuery(
                                "select count(*) from WebhookEntity where owner = :owner", Long.class)
                        .setParameter("owner", hook.owner())
                        .getSingleResult())
                .chain(count -> count >= most
                        ? Uni.createFrom().item(false)
                        : session.persist(new WebhookEntity().fill(hook, vault)).replaceWith(true)));
    }

    /** All of an owner, the latest first. */
    public Uni<List<Webhook>> all(String owner) {
        return transactions.answer(session -> session.createSelectionQuery(
                        "from WebhookEntity where owner = :owner order by created desc, id", WebhookEntity.class)
                .setParameter("owner", owner)
                .getResultList()
                .map(rows -> rows.stream().map(WebhookEntity::hook).toList()));
    }

    public Uni<Optional<Webhook>> find(String owner, String id) {
        return transactions.answer(session -> session.find(WebhookEntity.class, id)
                .map(row -> owned(row, owner).map(WebhookEntity::hook)));
    }

    /** Changes one while nobody else does; what the change throws comes back as the failure. */
    public Uni<Optional<Webhook>> change(String owner, String id, UnaryOperator<Webhook> change) {
        return transactions.writeAnswer(session -> session.find(WebhookEntity.class, id, LockModeType.PESSIMISTIC_WRITE)
                .map(row -> owned(row, owner).map(one -> changed(one, change))));
    }

    // as the change has made it: a new secret is shown before it is sealed
    private Webhook changed(WebhookEntity row, UnaryOperator<Webhook> change) {
        Webhook hook = change.apply(row.hook());
        row.fill(hook, vault);
        return hook;
    }

    private static Optional<WebhookEntity> owned(@Nullable WebhookEntity row, String owner) {
        return Optional.ofNullable(row).filter(one -> one.owner.equals(owner));
    }

    /** Deletes one with its deliveries. */
    public Uni<Boolean> delete(String owner, String id) {
        return transactions.writeAnswer(session -> Sql.update(
                        session,
                        "delete from webhook where id = :id and owner = :owner",
                        Map.of("id", id, "owner", owner))
                .chain(rows -> rows == 0
                        ? Uni.createFrom().item(false)
                        : Sql.update(session, "delete from webhook_delivery where target_id = :id", Map.of("id", id))
                                .replaceWith(true)));
    }

    /** Puts a delivery in line that nobody has subscribed to. */
    public Uni<Delivery> put(String hook, WebhookEvent webhookEvent, Instant now) {
        return transactions
                .writeAnswer(session -> Sql.rows(
                        session,
                        "insert into webhook_delivery (target_id, event_id, type, body, created, state, tries, next_at)"
                                + " values (:hook, :event, :type, :body, :now, 'WAITING', 0, :now) returning "
                                + DELIVERY,
                        Map.of(
                                "hook",
                                hook,
                                "event",
                                webhookEvent.id(),
                                "type",
                                webhookEvent.type().text(),
                                "body",
                                webhookEvent.body(),
                                "now",
                                now.toEpochMilli())))
                .map(rows -> delivery(rows.getFirst(), now));
    }

    /**
     * A page of deliveries, the latest first.
     *
     * @param state only those; null for all
     * @param before the last one of the page before; null for the first page
     */
    public Uni<List<Delivery>> deliveries(
            String hook, @Nullable DeliveryState state, @Nullable Before before, int most, Instant now) {
        Map<String, Object> parameters = new HashMap<>(Map.of("hook", hook, "most", most));
        StringBuilder where = new StringBuilder(" from webhook_delivery where target_id = :hook");
        if (state != null) {
            where.append(
                    switch (state) {
                        case WAITING -> " and state = 'WAITING' and lease_until <= :now";
                        case SENDING -> " and state = 'WAITING' and lease_until > :now";
                        case DELIVERED -> " and state = 'DELIVERED'";
                        case FAILED -> " and state = 'FAILED'";
                    });
            if (where.indexOf(":now") > 0) {
                parameters.put("now", now.toEpochMilli());
            }
        }
        if (before != null) {
            where.append(" and (created, event_id) < (:created, :event)");
            parameters.put("created", before.created());
            parameters.put("event", before.id());
        }
        return transactions
                .answer(session -> Sql.rows(
                        session,
                        "select " + DELIVERY + where + " order by created desc, event_id desc limit :most",
                        parameters))
                .map(rows -> rows.stream().map(row -> delivery(row, now)).toList());
    }

    /**
     * Puts a delivery in line again from the first attempt on; one that is on its way stays as it is.
     *
     * @return the delivery as it is now, {@link DeliveryState#SENDING} when nothing was done; empty when there is none
     */
    public Uni<Optional<Delivery>> again(String hook, String delivery, Instant now) {
        Map<String, Object> parameters = Map.of("hook", hook, "event", delivery, "now", now.toEpochMilli());
        return transactions
                .writeAnswer(session -> Sql.rows(
                                session,
                                "update webhook_delivery set state = 'WAITING', tries = 0, next_at = :now"
                                        + " where target_id = :hook and event_id = :event and lease_until <= :now"
                                        + " returning " + DELIVERY,
                                parameters)
                        .chain(rows -> rows.isEmpty()
                                ? Sql.rows(
                                        session,
                                        "select " + DELIVERY + " from webhook_delivery"
                                                + " where target_id = :hook and event_id = :event",
                                        Map.of("hook", hook, "event", delivery))
                                : Uni.createFrom().item(rows)))
                .map(rows -> rows.stream().findFirst().map(row -> delivery(row, now)));
    }

    private static Delivery delivery(Tuple row, Instant now) {
        String state = row.get("state", String.class);
        boolean waiting = state.equals("WAITING");
        boolean sending = waiting && row.get("lease_until", Long.class) > now.toEpochMilli();
        return new Delivery(
                row.get("event_id", String.class),
                row.get("type", String.class),
                sending ? DeliveryState.SENDING : DeliveryState.valueOf(state),
                row.get("body", String.class),
                Instant.ofEpochMilli(row.get("created", Long.class)),
                waiting && !sending ? Instant.ofEpochMilli(row.get("next_at", Long.class)) : null,
                sending ? time(row.get("lease_since", Long.class)) : null,
                attempts(row.get("attempts", String.class)));
    }

    private static @Nullable Instant time(@Nullable Long millis) {
        return millis == null ? null : Instant.ofEpochMilli(millis);
    }

    private static List<DeliveryAttempt> attempts(String json) {
        return List.of(Json.shared().read(json, DeliveryAttempt[].class));
    }

    /**
     * A place in the list.
     *
     * @param created ms since 1970
     */
    public record Before(long created, String id) {}
}
