package baffin.platform.runtime.projection.engine;

import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.kafka.KafkaConsumerRebalanceListener;
import java.util.Collection;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;

/**
 * The way of a channel's records into a projection.
 *
 * <p>A service extends it by a bean identified by the name that {@code consumer-rebalance-listener.name} of the channel
 * gives, whose incoming method hands each batch to {@link #accept}; the annotations must stand on the service's class.
 */
public abstract class ProjectionChannel implements KafkaConsumerRebalanceListener {

    private final ProjectionEngine engine;

    /** A channel into this projection. */
    protected ProjectionChannel(ProjectionEngine engine) {
        this.engine = engine;
    }

    /** Takes a batch; completes when there is room for the next one. */
    protected final Uni<Void> accept(ConsumerRecords<String, byte[]> records) {
        return engine.accept(records);
    }

    @Override
    public final void onPartitionsAssigned(Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
        engine.assigned(consumer, partitions);
    }

    @Override
    public final void onPartitionsRevoked(Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
        engine.revoked(partitions);
    }
}
