package baffin.view.adapter;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.topics.Topics;
import baffin.view.hook.CompetitionNews;
import baffin.view.hook.News;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;

/** Tells webhooks of competitions; keeps nothing itself but how far it has read. */
final class HookProjection implements Projection {

    private final HookRows rows;

    HookProjection(Clock clock) {
        this.rows = new HookRows(Topics.LOBBY_EVENTS, clock);
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
        return HookTables.SCHEMA;
    }

    @Override
    public List<String> tables() {
        return List.of();
    }

    /** Repeats and records out of order are known by what they tell. */
    @Override
    public long version(String key, byte[] value) {
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

    private static List<HookRows.Brought> brought(List<Entry> entries) {
        List<HookRows.Brought> brought = new ArrayList<>();
        for (Entry entry : entries) {
            news(entry.key(), entry.value()).forEach(news -> brought.add(new HookRows.Brought(entry, news)));
        }
        return brought;
    }

    private static List<News> news(String key, byte[] value) {
        return key.startsWith(CompetitionNews.KEY_PREFIX) ? CompetitionNews.of(value) : List.of();
    }
}
