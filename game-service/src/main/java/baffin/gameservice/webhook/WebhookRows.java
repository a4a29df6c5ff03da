package baffin.gameservice.webhook;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.wire.Json;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/**
 * Puts news in line for the webhooks that want them, in the transaction of the records that bring them.
 *
 * <p>How far each topic was told stands beside the lines and not in a generation of rows: what is folded again, by a
 * rebuild or for another shape of tables, is not told again.
 */
public final class WebhookRows {

    private static final String INSERT = """
            insert into webhook_delivery (target_id, event_id, type, body, created, state, tries, next_at)
            select h.id, n.id, n.type, n.body, :now, 'WAITING', 0, :now
            from jsonb_to_recordset(cast(cast(:news as text) as jsonb)) as n(id text, type text, at bigint,
                part int, place bigint, "matchId" text, "competitionId" text, players text[], everybody boolean,
                body text)
              left join webhook_told t on t.topic = :topic and t.part = n.part
              cross join lateral (
                select w.id, w.events, w.created, w.state from webhook w
                where (w.owner = any(n.players) or n.everybody and n.type like 'lobby.%')
                  and w.match_id is null and w.competition_id is null
                union all
                select w.id, w.events, w.created, w.state from webhook w
                where w.match_id = n."matchId" and (n.everybody or w.owner = any(n.players))
                union all
                select w.id, w.events, w.created, w.state from webhook w
                where w.competition_id = n."competitionId"
                  and (n.everybody or (n."matchId" is null and w.owner = any(n.players)))) h
            where h.state = 'ACTIVE' and h.created <= n.at
              and (n.type = any(h.events) or split_part(n.type, '.', 1) || '.*' = any(h.events))
            """;

    private static final String NEW = " and n.place >= coalesce(t.next_offset, 0)";

    private final String topic;
    private final Clock clock;

    public WebhookRows(String topic, Clock clock) {
        this.topic = topic;
        this.clock = clock;
    }

    /** News that a record brings. */
    public record Brought(Entry entry, WebhookEvent news) {}

    /** What the statement reads of each piece. */
    private record Row(
            String id,
            String type,
            long at,
            int part,
            long place,
            @Nullable String matchId,
            @Nullable String competitionId,
            List<String> players,
            boolean everybody,
            String body) {

        static Row of(Brought brought) {
            WebhookEvent news = brought.news();
            return new Row(
                    news.id(),
                    news.type().text(),
                    news.at().toEpochMilli(),
                    brought.entry().partition(),
                    brought.entry().offset(),
                    news.match(),
                    news.competition(),
                    news.players(),
                    news.everybody(),
                    news.body());
        }
    }

    /**
     * Puts them in line; nothing for those that a webhook was told before.
     *
     * @param missed true for records that were passed over and are new wherever they lie
     */
    public Uni<Void> write(Mutiny.Session session, List<Brought> brought, boolean missed) {
        if (brought.isEmpty()) {
            return Uni.createFrom().voidItem();
        }
        return session.createSelectionQuery(
                        "select exists (select 1 from WebhookEntity where state = 'ACTIVE')", Boolean.class)
                .getSingleResult()
                .chain(any -> any
                        ? insert(session, brought, missed)
                        : Uni.createFrom().item(0))
                .chain(() -> advance(session, brought));
    }

    private Uni<Integer> insert(Mutiny.Session session, List<Brought> brought, boolean missed) {
        String statement = INSERT + (missed ? "" : NEW) + " on conflict do nothing";
        return Sql.update(session, statement, Map.of("topic", topic, "now", clock.millis(), "news", json(brought)));
    }

    private Uni<Void> advance(Mutiny.Session session, List<Brought> brought) {
        return Sql.update(
                        session,
                        """
                insert into webhook_told (topic, part, next_offset)
                select :topic, s.part, max(s.place) + 1
                from unnest(cast(:parts as int[]), cast(:places as bigint[])) as s(part, place)
                group by s.part order by s.part
                on conflict (topic, part) do update
                set next_offset = greatest(webhook_told.next_offset, excluded.next_offset)
                """,
                        Map.of(
                                "topic",
                                topic,
                                "parts",
                                brought.stream()
                                        .map(one -> one.entry().partition())
                                        .toArray(Integer[]::new),
                                "places",
                                brought.stream()
                                        .map(one -> one.entry().offset())
                                        .toArray(Long[]::new)))
                .replaceWithVoid();
    }

    private static String json(List<Brought> brought) {
        return Sql.json(Json.shared().text(brought.stream().map(Row::of).toList()));
    }
}
