package baffin.gameservice.webhook.store;

import baffin.gameservice.webhook.domain.CompetitionWebhookEvents;
import baffin.gameservice.webhook.domain.WebhookEvent;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.topics.Topics;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;

/** Tells webhooks of competitions; keeps nothing itself but how far it has read. */
public final class WebhookProjection implements Projection {

    private final WebhookRows rows;

    WebhookProjection(Clock clock) {
        this.rows = new WebhookRows(Topics.LOBBY_EVENTS, clock);
    }

    @Override
    public String name() {
        return "hooks-competitions";
    }

    @Override
    public String topic() {
        return Topics.LOBBY_EVENTS;
    }

    @Override
    public int schemaVersion() {
        return 1;
    }

    @Override
    public List<String> schema() {
        return WebhookTables.SCHEMA;
    }

    @Override
    public List<String> tables() {
        return List.of();
    }

    /** Repeats and records out of order are known by what they tell. */
    @Override
    public long version(String key, RecordValue value) {
        news(key, value);
        return Entry.UNVERSIONED;
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries) {
        return rows.write(session, brought(entries), false);
    }

    @Override
    public Uni<Void> applyMissed(Mutiny.Session session, int generation, List<Entry> entries) {
        return rows.write(session, brought(entries), true);
    }

    private static List<WebhookRows.Brought> brought(List<Entry> entries) {
        List<WebhookRows.Brought> brought = new ArrayList<>();
        for (Entry entry : entries) {
            news(entry.key(), entry.content()).forEach(news -> brought.add(new WebhookRows.Brought(entry, news)));
        }
        return brought;
    }

    private static List<WebhookEvent> news(String key, RecordValue value) {
        return key.startsWith(CompetitionWebhookEvents.KEY_PREFIX)
                ? value.as(News.class, json -> new News(CompetitionWebhookEvents.of(json)))
                        .events()
                : List.of();
    }

    private record News(List<WebhookEvent> events) {}
}
