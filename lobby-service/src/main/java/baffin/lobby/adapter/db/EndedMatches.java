package baffin.lobby.adapter.db;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.Sql;
import baffin.platform.runtime.projection.StepHead;
import baffin.platform.topics.Topics;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;

/** Which matches have ended. */
public final class EndedMatches implements Projection {

    private static final String TABLE = "ended_match";

    @Override
    public String name() {
        return "ended-matches";
    }

    @Override
    public String topic() {
        return Topics.MATCH_EVENTS;
    }

    @Override
    public int schemaVersion() {
        return 2;
    }

    @Override
    public List<String> schema() {
        return List.of("""
                create table if not exists ended_match (
                  generation int not null, match_id text not null,
                  primary key (generation, match_id)) partition by list (generation)""");
    }

    @Override
    public List<String> tables() {
        return List.of(TABLE);
    }

    /** An end needs no history; but whoever has made the last move waits until that is known here. */
    @Override
    public long version(String key, byte[] value) {
        return StepHead.read(value).version();
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries) {
        String[] ended = entries.stream()
                .filter(entry -> StepHead.read(entry.value()).ends())
                .map(Entry::key)
                .distinct()
                .toArray(String[]::new);
        return ended.length == 0
                ? Uni.createFrom().voidItem()
                : Sql.update(session, """
                                insert into ended_match (generation, match_id)
                                select :generation, id from unnest(cast(:ids as text[])) as s(id)
                                on conflict do nothing
                                """, Map.of("generation", generation, "ids", ended))
                        .replaceWithVoid();
    }
}
