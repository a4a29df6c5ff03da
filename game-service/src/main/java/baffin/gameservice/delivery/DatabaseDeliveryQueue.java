package baffin.gameservice.delivery;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.wire.Json;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;

/** Deliveries as rows that instances claim from each other. */
public final class DatabaseDeliveryQueue implements DeliveryQueue {

    private static final String CLAIM = """
            update {deliveries} d
            set lease = cast(:claim as text) || ':' || c.number, lease_since = :now, lease_until = :until
            from (
              select r.*, row_number() over () as number
              from (
                  select t.owner from ({targets}) t
                  group by t.owner order by t.owner < cast(:first as text), t.owner) p
                left join unnest(cast(:owners as text[]), cast(:ofOwners as int[])) as a(owner, count)
                  on a.owner = p.owner
                cross join lateral (
                  select w.id, w.owner, w.url, w.keys, q.event_id
                  from (
                      select * from ({targets}) t
                      where t.owner = p.owner order by t.id < cast(:first as text), t.id) w
                    left join unnest(cast(:targets as text[]), cast(:ofTargets as int[])) as b(id, count) on b.id = w.id
                    cross join lateral (
                      select q.event_id from {deliveries} q
                      where q.target_id = w.id and q.state = 'WAITING' and q.next_at <= :now and q.lease_until <= :now
                        and {due}
                      order by q.next_at limit greatest(0, cast(:mostOfTarget as int) - coalesce(b.count, 0))
                      for update skip locked) q
                  limit greatest(0, cast(:mostOfOwner as int) - coalesce(a.count, 0))) r
              limit :room) c
            where d.target_id = c.id and d.event_id = c.event_id
            returning c.id, c.owner, c.url, c.keys, d.event_id, d.type, d.body, d.tries, d.lease
            """;

    private static final String SETTLE = """
            update {deliveries}
            set state = :state, tries = tries + 1, next_at = :next, lease = null, lease_since = null,
              lease_until = 0, attempts = (
                select coalesce(jsonb_agg(kept.one order by kept.number), cast('[]' as jsonb))
                from (
                  select a.one, a.number
                  from jsonb_array_elements(attempts || cast(cast(:attempt as text) as jsonb))
                    with ordinality as a(one, number)
                  order by a.number desc limit :kept) kept)
            where target_id = :target and event_id = :event and lease = :lease
            """;

    private final Transactions transactions;
    private final DeliveryTable table;

    public DatabaseDeliveryQueue(Transactions transactions, DeliveryTable table) {
        this.transactions = transactions;
        this.table = table;
    }

    @Override
    public Uni<List<DeliveryJob>> claim(Instant now, int room, DeliveryKind.Limits limits, Load load) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("now", now.toEpochMilli());
        parameters.put("until", now.plus(table.lease()).toEpochMilli());
        parameters.put("claim", UUID.randomUUID().toString());
        parameters.put("room", room);
        parameters.put("mostOfTarget", limits.ofTarget());
        parameters.put("mostOfOwner", limits.ofOwner());
        put(parameters, "targets", "ofTargets", load.ofTargets());
        put(parameters, "owners", "ofOwners", load.ofOwners());
        // begins with another owner and target each time, so that none is always the last
        parameters.put("first", UUID.randomUUID().toString());
        return transactions.write(session -> Sql.rows(session, statement(CLAIM), parameters)
                .map(rows -> rows.stream().map(row -> job(row, now)).toList()));
    }

    private static void put(Map<String, Object> parameters, String ids, String counts, Map<String, Integer> load) {
        List<Map.Entry<String, Integer>> busy = List.copyOf(load.entrySet());
        parameters.put(ids, busy.stream().map(Map.Entry::getKey).toArray(String[]::new));
        parameters.put(counts, busy.stream().map(Map.Entry::getValue).toArray(Integer[]::new));
    }

    private String statement(String text) {
        return text.replace("{deliveries}", table.name())
                .replace("{targets}", table.targets())
                .replace("{due}", table.due());
    }

    private static DeliveryJob job(Tuple row, Instant now) {
        return new DeliveryJob(
                row.get("id", String.class),
                row.get("owner", String.class),
                row.get("url", String.class),
                row.get("keys", String.class),
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
                .chain(rows -> rows == 0
                        ? Uni.createFrom().voidItem()
                        : table.effect()
                                .of(session, deliveryJob, deliveryAttempt, deliveryOutcome)
                                .replaceWithVoid()));
    }

    private Uni<Integer> keep(
            Mutiny.Session session,
            DeliveryJob deliveryJob,
            DeliveryAttempt deliveryAttempt,
            DeliveryOutcome deliveryOutcome) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("target", deliveryJob.target());
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
        return Sql.update(session, statement(SETTLE), parameters);
    }

    @Override
    public Uni<Long> waiting() {
        return transactions.read(session -> Sql.values(
                        session,
                        "select count(*) from " + table.name() + " where state = 'WAITING'",
                        Map.of(),
                        Long.class)
                .map(List::getFirst));
    }

    @Override
    public Uni<Integer> forget(Instant before) {
        return transactions.write(session -> Sql.update(
                session,
                "delete from " + table.name() + " d where " + table.forgotten(),
                Map.of("before", before.toEpochMilli())));
    }
}
