package baffin.platform.runtime.projection.engine;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.store.Sql;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * A projection that takes its time with every batch, so that everybody can see what readers do while it is behind.
 *
 * @param pause before each batch is written
 */
record SlowProjection(Projection projection, Supplier<Duration> pause) implements Projection {

    @Override
    public String name() {
        return projection.name();
    }

    @Override
    public String topic() {
        return projection.topic();
    }

    @Override
    public int schemaVersion() {
        return projection.schemaVersion();
    }

    @Override
    public List<String> schema() {
        return projection.schema();
    }

    @Override
    public List<String> tables() {
        return projection.tables();
    }

    @Override
    public long version(String key, RecordValue value) {
        return projection.version(key, value);
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries) {
        return paused(session).chain(() -> projection.apply(session, generation, entries));
    }

    @Override
    public Uni<Void> applyMissed(Mutiny.Session session, int generation, List<Entry> entries) {
        return paused(session).chain(() -> projection.applyMissed(session, generation, entries));
    }

    // the database waits, so that the session stays on its own thread
    private Uni<?> paused(Mutiny.Session session) {
        Duration length = pause.get();
        return length.isZero()
                ? Uni.createFrom().voidItem()
                : Sql.values(
                        session,
                        "select cast(pg_sleep(:seconds) as text)",
                        Map.of("seconds", length.toMillis() / 1000.0),
                        String.class);
    }
}
