package baffin.platform.runtime.projection.engine;

import baffin.platform.topics.KafkaAccess;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * Bounds of a projection.
 *
 * @param kafka the cluster, for rebuilds and releases, which read the log on their own
 * @param batchMax most records in one transaction
 * @param pendingMax records waiting to be written at which the topic is no longer read
 * @param flushEvery shortest time between two transactions; records that come meanwhile share the next one
 * @param pause before each batch is written; zero for none. It may change while the projection runs
 * @param first nothing is read or written before it completes
 */
public record ProjectionSettings(
        KafkaAccess kafka,
        int batchMax,
        int pendingMax,
        Duration flushEvery,
        Supplier<Duration> pause,
        Uni<Void> first) {

    /** Bounds of a projection that writes its own rows alone. */
    public ProjectionSettings(KafkaAccess kafka, int batchMax, int pendingMax, Duration flushEvery) {
        this(
                kafka,
                batchMax,
                pendingMax,
                flushEvery,
                () -> Duration.ZERO,
                Uni.createFrom().voidItem());
    }

    /** The same for a projection that writes rows beside its own, which are there when this completes. */
    public ProjectionSettings after(Uni<Void> others) {
        return new ProjectionSettings(kafka, batchMax, pendingMax, flushEvery, pause, others);
    }

    /** The same as a service configures it. */
    public ProjectionSettings as(ProjectionConfig config) {
        return new ProjectionSettings(kafka, batchMax, pendingMax, flushEvery, config::pause, first);
    }
}
