package baffin.lobby.openmatch.store;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.StepHead;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.topics.Topics;
import io.smallrye.mutiny.Uni;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.hibernate.reactive.mutiny.Mutiny;

/** Which matches have ended, and for which of their seats somebody has acted. */
public final class EndedMatches implements Projection {

    private static final String ENDED = "ended_match";
    private static final String ACTED = "acted_seat";

    private record Acted(String match, int seat) {}

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
        return 1;
    }

    @Override
    public List<String> schema() {
        return List.of("""
                create table if not exists ended_match (
                  generation int not null, match_id text not null,
                  primary key (generation, match_id)) partition by list (generation)""", """
                create table if not exists acted_seat (
                  generation int not null, match_id text not null, seat int not null,
                  primary key (generation, match_id, seat)) partition by list (generation)""");
    }

    @Override
    public List<String> tables() {
        return List.of(ENDED, ACTED);
    }

    /** An end needs no history; but whoever has made the last move waits until that is known here. */
    @Override
    public long version(String key, RecordValue value) {
        return StepHead.of(value).version();
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries) {
        Set<String> ended = new TreeSet<>();
        Set<Acted> acted = new LinkedHashSet<>();
        for (Entry entry : entries) {
            StepHead head = StepHead.of(entry.content());
            if (head.ends()) {
                ended.add(entry.key());
            }
            if (head.actor() != null) {
                acted.add(new Acted(entry.key(), head.actor()));
            }
        }
        return ended(session, generation, ended.toArray(String[]::new))
                .chain(() -> acted(session, generation, List.copyOf(acted)));
    }

    private static Uni<Void> ended(Mutiny.Session session, int generation, String[] ended) {
        return ended.length == 0
                ? Uni.createFrom().voidItem()
                : Sql.update(session, """
                                insert into ended_match (generation, match_id)
                                select :generation, id from unnest(cast(:ids as text[])) as s(id)
                                on conflict do nothing
                                """, Map.of("generation", generation, "ids", ended))
                        .replaceWithVoid();
    }

    private static Uni<Void> acted(Mutiny.Session session, int generation, List<Acted> acted) {
        if (acted.isEmpty()) {
            return Uni.createFrom().voidItem();
        }
        String[] matches = acted.stream().map(Acted::match).toArray(String[]::new);
        Integer[] seats = acted.stream().map(Acted::seat).toArray(Integer[]::new);
        return Sql.update(session, """
                        insert into acted_seat (generation, match_id, seat)
                        select :generation, id, seat
                        from unnest(cast(:ids as text[]), cast(:seats as int[])) as s(id, seat)
                        on conflict do nothing
                        """, Map.of("generation", generation, "ids", matches, "seats", seats))
                .replaceWithVoid();
    }
}
