package baffin.lobby.projection;

import baffin.competition.Competition;
import baffin.lobby.competition.store.CompetitionStore;
import baffin.lobby.openmatch.store.OpenMatches;
import baffin.lobby.seek.domain.Pool;
import baffin.lobby.seek.store.OpenSeeks;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.topics.Topics;
import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hibernate.reactive.mutiny.Mutiny;

/** The lists of matches, seeks and competitions: all stand in {@code lobby.events}, told apart by their keys. */
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
        return 1;
    }

    @Override
    public List<String> schema() {
        return Stream.of(OpenMatches.SCHEMA, OpenSeeks.SCHEMA, CompetitionStore.SCHEMA)
                .flatMap(List::stream)
                .toList();
    }

    @Override
    public List<String> tables() {
        return Stream.concat(Stream.of(OpenMatches.TABLE, OpenSeeks.TABLE), CompetitionStore.TABLES.stream())
                .toList();
    }

    @Override
    public long version(String key, RecordValue value) {
        return switch (Kind.of(key)) {
            case MATCH -> OpenMatches.version(key, value);
            case POOL -> OpenSeeks.version(value);
            case COMPETITION -> CompetitionStore.version(value);
        };
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries) {
        Map<Kind, List<Entry>> byKind = entries.stream().collect(Collectors.groupingBy(entry -> Kind.of(entry.key())));
        List<Supplier<Uni<?>>> steps = new ArrayList<>();
        byKind.forEach((kind, some) -> steps.add(() -> switch (kind) {
            case MATCH -> OpenMatches.apply(session, generation, some);
            case POOL -> OpenSeeks.apply(session, generation, some);
            case COMPETITION -> CompetitionStore.apply(session, generation, some);
        }));
        return Sql.inTurn(steps);
    }

    private enum Kind {
        MATCH,
        POOL,
        COMPETITION;

        static Kind of(String key) {
            if (Competition.isKey(key)) {
                return COMPETITION;
            }
            return Pool.isKey(key) ? POOL : MATCH;
        }
    }
}
