package baffin.lobby.adapter.db;

import baffin.lobby.seek.Pool;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.Sql;
import baffin.platform.topics.Topics;
import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hibernate.reactive.mutiny.Mutiny;

/** The lists of matches and of seeks: both stand in {@code lobby.events}, told apart by their keys. */
public final class LobbyLists implements Projection {

    @Override
    public String name() {
        return "open-matches";
    }

    @Override
    public String topic() {
        return Topics.LOBBY_EVENTS;
    }

    @Override
    public int schemaVersion() {
        return 2;
    }

    @Override
    public List<String> schema() {
        return Stream.concat(OpenMatches.SCHEMA.stream(), OpenSeeks.SCHEMA.stream())
                .toList();
    }

    @Override
    public List<String> tables() {
        return List.of(OpenMatches.TABLE, OpenSeeks.TABLE);
    }

    @Override
    public long version(String key, byte[] value) {
        return Pool.isKey(key) ? OpenSeeks.version(value) : OpenMatches.version(value);
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries) {
        Map<Boolean, List<Entry>> byKind =
                entries.stream().collect(Collectors.partitioningBy(entry -> Pool.isKey(entry.key())));
        List<Entry> pools = byKind.getOrDefault(true, List.of());
        List<Entry> matches = byKind.getOrDefault(false, List.of());
        List<Supplier<Uni<?>>> steps = new ArrayList<>();
        if (!matches.isEmpty()) {
            steps.add(() -> OpenMatches.apply(session, generation, matches));
        }
        if (!pools.isEmpty()) {
            steps.add(() -> OpenSeeks.apply(session, generation, pools));
        }
        return Sql.inTurn(steps);
    }
}
