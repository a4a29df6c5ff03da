package baffin.gameservice.push;

import baffin.gameservice.delivery.DeliveryAttempt;
import baffin.gameservice.delivery.DeliveryJob;
import baffin.gameservice.delivery.DeliveryOutcome;
import baffin.gameservice.delivery.DeliveryTable;
import baffin.gameservice.notification.NoticeQueries;
import baffin.gameservice.notification.Notices;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.store.Sql;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * Puts notices in line for the browsers that want them, in the transaction of the records that tell them. There is one
 * row for each browser and match, or competition and kind: a newer notice takes the place of an older one, and none is
 * put in line twice.
 */
public final class PushRows {

    /** Longer than a row is kept, so that what may have been sent is not sent again. */
    private static final Duration LEASE = Duration.ofDays(1);

    /** What the queue of deliveries knows of browsers. */
    public static final DeliveryTable TABLE =
            new DeliveryTable("push_delivery", """
            select p.id, p.owner, p.endpoint as url, p.keys from push_subscription p
            where exists (select 1 from push_delivery x where x.target_id = p.id and x.state = 'WAITING')
            """, "q.owner = w.owner", """
            d.created < :before or not exists (select 1 from push_subscription p where p.id = d.target_id)
            """, LEASE, PushRows::settled);

    /** Nothing older is sent; a rebuild reads old records again. */
    private static final Duration AGE_MAX = Duration.ofMinutes(10);

    private static final String INSERT = """
            insert into push_delivery as d
              (target_id, event_id, type, body, created, state, tries, next_at, owner, version, number)
            select distinct on (p.id, topic)
              p.id, n.id || case when n.round_no is null then '' else ' ' || n.kind end as topic, n.kind,
              cast(jsonb_build_object('language', p.language, 'notice', jsonb_build_object(
                'id', jsonb_build_object('match', n.id, 'version', n.version, 'number', n.number),
                'kind', n.kind, 'game', n.game, 'seat', n.seat,
                'at', cast(extract(epoch from n.at) * 1000 as bigint),
                'deadline', cast(extract(epoch from n.deadline) * 1000 as bigint),
                'read', false, 'part', n.part, 'place', n.place, 'player', n.player,
                'about', case when n.round_no is not null then jsonb_build_object(
                  'round', n.round_no, 'table', n.table_no, 'entrant', n.entrant_no,
                  'details', cast(n.details as jsonb)) end)) as text),
              cast(:now as bigint), 'WAITING', 0, cast(:now as bigint), p.owner, n.version, n.number
            from {notices}
              join unnest(cast(:ids as text[]), cast(:versions as bigint[])) as s(step, at_version)
                on s.step = n.id and s.at_version = n.version
              join push_subscription p on p.owner = n.player and n.kind = any(p.kinds) and p.server_key = :key
                and timestamptz 'epoch' + p.created * interval '1 millisecond' <= n.at
              {marks}
            where n.over_version is null and r.player is null and n.at >= :since
              and exists (select 1 from push_subscription)
            order by p.id, topic, n.version desc, n.number desc
            on conflict (target_id, event_id) do update
            set type = excluded.type, body = excluded.body, created = excluded.created, state = excluded.state,
              tries = 0, next_at = excluded.next_at, owner = excluded.owner, version = excluded.version,
              number = excluded.number, lease = null, lease_since = null, lease_until = 0
            where d.owner <> excluded.owner or (d.version, d.number) < (excluded.version, excluded.number)
            """.replace("{marks}", NoticeQueries.MARKS);

    private static final String OF_MATCHES = INSERT.replace("{notices}", NoticeQueries.MATCHES);
    private static final String OF_COMPETITIONS = INSERT.replace("{notices}", NoticeQueries.COMPETITIONS);

    private final String serverKey;
    private final Clock clock;

    /** @param serverKey the public key of the platform; empty where push is off */
    public PushRows(String serverKey, Clock clock) {
        this.serverKey = serverKey;
        this.clock = clock;
    }

    /** Puts in line what steps of matches have told; their notices are in the given generation. */
    public Uni<Void> ofMatches(Mutiny.Session session, int generation, List<Entry> entries) {
        return write(session, OF_MATCHES, "matches", generation, entries);
    }

    /** The same for records of competitions. */
    public Uni<Void> ofCompetitions(Mutiny.Session session, int generation, List<Entry> entries) {
        return write(session, OF_COMPETITIONS, "competitions", generation, entries);
    }

    private Uni<Void> write(
            Mutiny.Session session, String statement, String notices, int generation, List<Entry> entries) {
        Instant since = clock.instant().minus(AGE_MAX);
        List<Notices.Stored> steps = entries.stream()
                .filter(entry -> entry.timestamp() >= since.toEpochMilli())
                .map(Notices.Stored::of)
                .toList();
        if (serverKey.isEmpty() || steps.isEmpty()) {
            return Uni.createFrom().voidItem();
        }
        Map<String, Object> parameters = Map.of(
                notices,
                generation,
                "ids",
                steps.stream().map(Notices.Stored::match).toArray(String[]::new),
                "versions",
                steps.stream().map(Notices.Stored::version).toArray(Long[]::new),
                "key",
                serverKey,
                "since",
                since,
                "now",
                clock.millis());
        return Sql.update(session, statement, parameters).replaceWithVoid();
    }

    private static Uni<?> settled(
            Mutiny.Session session, DeliveryJob job, DeliveryAttempt attempt, DeliveryOutcome outcome) {
        return switch (outcome) {
            case DeliveryOutcome.Delivered delivered ->
                Sql.update(
                        session,
                        "update push_subscription set last_sent = :at where id = :id",
                        Map.of("at", attempt.ended().toEpochMilli(), "id", job.target()));
            case DeliveryOutcome.Gone gone ->
                Sql.update(
                        session,
                        "delete from push_subscription where id = :id and owner = :owner",
                        Map.of("id", job.target(), "owner", job.owner()));
            case DeliveryOutcome.Again again -> Uni.createFrom().voidItem();
            case DeliveryOutcome.Exhausted exhausted -> Uni.createFrom().voidItem();
        };
    }
}
