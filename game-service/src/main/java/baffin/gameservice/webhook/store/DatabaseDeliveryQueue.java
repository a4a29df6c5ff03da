package baffin.gameservice.webhook.store;

import baffin.gameservice.webhook.delivery.Delivery;
import baffin.gameservice.webhook.delivery.DeliveryAttempt;
import baffin.gameservice.webhook.delivery.DeliveryClient;
import baffin.gameservice.webhook.delivery.DeliveryJob;
import baffin.gameservice.webhook.delivery.DeliveryOutcome;
import baffin.gameservice.webhook.delivery.DeliveryQueue;
import baffin.gameservice.webhook.delivery.RetryPlan;
import baffin.gameservice.webhook.domain.WebhookEventType;
import baffin.gameservice.webhook.domain.WebhookVault;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.wire.Json;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;

/** What waits, as rows that instances claim from each other. */
final class DatabaseDeliveryQueue implements DeliveryQueue {

    /** An attempt with its look-up takes less; after this it is somebody else's. */
    static final Duration LEASE = Duration.ofMillis(3L * DeliveryClient.LONGEST_MS);

    private static final String GONE = "the receiver answered 410";
    private static final String FAILING = "every attempt has failed for " + RetryPlan.GIVE_UP_AFTER.toDays() + " days";

    private final Transactions transactions;
    private final WebhookVault vault;

    DatabaseDeliveryQueue(Transactions transactions, WebhookVault vault) {
        this.transactions = transactions;
        this.vault = vault;
    }

    @Override
    public Uni<List<DeliveryJob>> claim(Instant now, int room, int perHook, Load load) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("now", now.toEpochMilli());
        parameters.put("until", now.plus(LEASE).toEpochMilli());
        parameters.put("claim", UUID.randomUUID().toString());
        parameters.put("ping", WebhookEventType.PING.text());
        parameters.put("room", room);
        parameters.put("most", perHook);
        List<Map.Entry<String, Integer>> busy = List.copyOf(load.ofHooks().entrySet());
        parameters.put("hooks", busy.stream().map(Map.Entry::getKey).toArray(String[]::new));
        parameters.put("counts", busy.stream().map(Map.Entry::getValue).toArray(Integer[]::new));
        parameters.put("full", load.fullOwners().toArray(String[]::new));
        // begins with another webhook each time, so that none is always the last
        parameters.put("first", UUID.randomUUID().toString());
        return transactions.write(session -> Sql.rows(session, """
                update webhook_delivery d
                set lease = cast(:claim as text) || ':' || c.number, lease_since = :now, lease_until = :until
                from (
                  select w.id, w.owner, w.url, w.secret, w.older, r.event_id,
                    row_number() over () as number
                  from (
                      select * from webhook where owner <> all(cast(:full as text[]))
                      order by id < cast(:first as text), id) w
                    left join unnest(cast(:hooks as text[]), cast(:counts as int[])) as b(id, count) on b.id = w.id
                    cross join lateral (
                      select q.event_id from webhook_delivery q
                      where q.hook_id = w.id and q.state = 'WAITING' and q.next_at <= :now and q.lease_until <= :now
                        and (w.state = 'ACTIVE' or q.type = :ping)
                      order by q.next_at limit greatest(0, cast(:most as int) - coalesce(b.count, 0))
                      for update skip locked) r
                  limit :room) c
                where d.hook_id = c.id and d.event_id = c.event_id
                returning c.id, c.owner, c.url, c.secret, c.older, d.event_id, d.type, d.body, d.tries, d.lease
                """, parameters)
                .map(rows -> rows.stream().map(row -> job(row, now)).toList()));
    }

    private DeliveryJob job(Tuple row, Instant now) {
        String hook = row.get("id", String.class);
        return new DeliveryJob(
                hook,
                row.get("owner", String.class),
                row.get("url", String.class),
                WebhookEntity.keys(row.get("secret", String.class), row.get("older", String.class))
                        .with(secret -> vault.open(hook, secret)),
                row.get("event_id", String.class),
                row.get("type", String.class),
                row.get("body", String.class),
                row.get("tries", Integer.class),
                row.get("lease", String.class),
                now);
    }

    @Override
    public Uni<Void> settle(DeliveryJob deliveryJob, DeliveryAttempt deliveryAttempt, DeliveryOutcome deliveryOutcome) {
        return transactions.write(session -> keep(session, deliveryJob, deliveryAttempt, deliveryOutcome)
                .chain(rows -> rows == 0 || ping(deliveryJob)
                        ? Uni.createFrom().voidItem()
                        : judge(session, deliveryJob, deliveryAttempt, deliveryOutcome)));
    }

    // a ping proves nothing about what is told: it neither switches a webhook off nor counts as a success
    private static boolean ping(DeliveryJob deliveryJob) {
        return deliveryJob.type().equals(WebhookEventType.PING.text());
    }

    private static Uni<Integer> keep(
            Mutiny.Session session,
            DeliveryJob deliveryJob,
            DeliveryAttempt deliveryAttempt,
            DeliveryOutcome deliveryOutcome) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("hook", deliveryJob.hook());
        parameters.put("event", deliveryJob.event());
        parameters.put("lease", deliveryJob.lease());
        parameters.put("attempt", Json.shared().text(List.of(deliveryAttempt)));
        parameters.put("kept", Delivery.ATTEMPTS_MAX);
        parameters.put(
                "state",
                switch (deliveryOutcome) {
                    case DeliveryOutcome.Delivered delivered -> "DELIVERED";
                    case DeliveryOutcome.Again again -> "WAITING";
                    case DeliveryOutcome.Exhausted exhausted -> "FAILED";
                    case DeliveryOutcome.Gone gone -> "FAILED";
                });
        parameters.put("next", deliveryOutcome instanceof DeliveryOutcome.Again(Instant at) ? at.toEpochMilli() : 0L);
        return Sql.update(session, """
                update webhook_delivery
                set state = :state, tries = tries + 1, next_at = :next, lease = null, lease_since = null,
                  lease_until = 0, attempts = (
                    select coalesce(jsonb_agg(kept.one order by kept.number), cast('[]' as jsonb))
                    from (
                      select a.one, a.number
                      from jsonb_array_elements(attempts || cast(cast(:attempt as text) as jsonb))
                        with ordinality as a(one, number)
                      order by a.number desc limit :kept) kept)
                where hook_id = :hook and event_id = :event and lease = :lease
                """, parameters);
    }

    private static Uni<Void> judge(
            Mutiny.Session session,
            DeliveryJob deliveryJob,
            DeliveryAttempt deliveryAttempt,
            DeliveryOutcome deliveryOutcome) {
        return switch (deliveryOutcome) {
            case DeliveryOutcome.Delivered delivered ->
                Sql.update(
                                session,
                                "update webhook set failing_since = null"
                                        + " where id = :hook and failing_since is not null",
                                Map.of("hook", deliveryJob.hook()))
                        .replaceWithVoid();
            case DeliveryOutcome.Gone gone -> off(session, deliveryJob, deliveryAttempt, "DEAD", GONE, 0);
            case DeliveryOutcome.Again again -> failing(session, deliveryJob, deliveryAttempt);
            case DeliveryOutcome.Exhausted exhausted -> failing(session, deliveryJob, deliveryAttempt);
        };
    }

    private static Uni<Void> failing(Mutiny.Session session, DeliveryJob deliveryJob, DeliveryAttempt deliveryAttempt) {
        return Sql.update(
                        session,
                        "update webhook set failing_since = :at where id = :hook and failing_since is null",
                        Map.of("at", deliveryAttempt.at().toEpochMilli(), "hook", deliveryJob.hook()))
                .chain(() -> off(
                        session, deliveryJob, deliveryAttempt, "FAILED", FAILING, RetryPlan.GIVE_UP_AFTER.toMillis()));
    }

    /** Switches a webhook off, if it has failed for so long, ms; what waits for it waits no more. */
    private static Uni<Void> off(
            Mutiny.Session session,
            DeliveryJob deliveryJob,
            DeliveryAttempt deliveryAttempt,
            String state,
            String reason,
            long after) {
        return Sql.update(
                        session,
                        """
                update webhook set state = :state, reason = :reason, since = :at
                where id = :hook and state in ('ACTIVE', 'PAUSED') and :at - coalesce(failing_since, :at) >= :after
                """,
                        Map.of(
                                "state",
                                state,
                                "reason",
                                reason,
                                "at",
                                deliveryAttempt.ended().toEpochMilli(),
                                "hook",
                                deliveryJob.hook(),
                                "after",
                                after))
                .chain(rows -> rows == 0
                        ? Uni.createFrom().voidItem()
                        : Sql.update(
                                        session,
                                        "update webhook_delivery set state = 'FAILED', next_at = 0, lease = null,"
                                                + " lease_since = null, lease_until = 0"
                                                + " where hook_id = :hook and state = 'WAITING'",
                                        Map.of("hook", deliveryJob.hook()))
                                .replaceWithVoid());
    }

    @Override
    public Uni<Long> waiting() {
        return transactions.read(session -> Sql.values(
                        session, "select count(*) from webhook_delivery where state = 'WAITING'", Map.of(), Long.class)
                .map(List::getFirst));
    }

    @Override
    public Uni<Integer> forget(Instant before) {
        return transactions.write(session -> Sql.update(session, """
                delete from webhook_delivery d
                where d.created < :before and (d.state <> 'WAITING'
                    or exists (select 1 from webhook w where w.id = d.hook_id and w.state = 'PAUSED'))
                  or not exists (select 1 from webhook w where w.id = d.hook_id)
                """, Map.of("before", before.toEpochMilli())));
    }
}
