package baffin.platform.runtime.projection.engine;

import baffin.platform.runtime.projection.Entry;
import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.kafka.KafkaConsumerRebalanceListener;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;

/**
 * The way of a channel's records into a projection: those that are read from the log, and those that the process has
 * written itself and hands over once they are committed. Each record is taken once, in the order of its partition.
 *
 * <p>A service extends it by a bean identified by the name that {@code consumer-rebalance-listener.name} of the channel
 * gives, whose incoming method hands each batch to {@link #accept}; the annotations must stand on the service's class.
 */
public abstract class ProjectionChannel implements KafkaConsumerRebalanceListener {

    private final ProjectionEngine engine;
    private final String topic;
    private final TakenOffsets taken = new TakenOffsets();

    /**
     * A channel into this projection.
     *
     * @param topic what it reads
     */
    protected ProjectionChannel(ProjectionEngine engine, String topic) {
        this.engine = engine;
        this.topic = topic;
    }

    /** The topic that it reads. */
    public final String topic() {
        return topic;
    }

    /** Takes a batch that was read from the log; completes when there is room for the next one. */
    protected final Uni<Void> accept(ConsumerRecords<String, byte[]> records) {
        synchronized (taken) {
            List<ConsumerRecord<String, byte[]>> fresh = new ArrayList<>(records.count());
            for (ConsumerRecord<String, byte[]> record : records) {
                if (taken.isNew(record.partition(), record.offset())) {
                    fresh.add(record);
                }
            }
            Uni<Void> room = take(engine.entries(fresh));
            fresh.forEach(record -> taken.took(record.partition(), record.offset()));
            return room;
        }
    }

    /**
     * Takes a record that this process has written, if all before it are taken and there is room; else it comes from
     * the log.
     *
     * @param after offset of the record before it in its partition; negative when nobody knows
     */
    public final void handOver(ConsumerRecord<String, byte[]> record, long after) {
        synchronized (taken) {
            if (taken.follows(record.partition(), after, record.offset()) && engine.hasRoom()) {
                take(engine.entries(List.of(record))).subscribe().with(room -> {});
                taken.took(record.partition(), record.offset());
            }
        }
    }

    /** Takes entries in their order, each once; completes when there is room for more. */
    protected Uni<Void> take(List<Entry> entries) {
        return engine.accept(entries);
    }

    @Override
    public final void onPartitionsAssigned(Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
        engine.assigned(consumer, partitions);
        synchronized (taken) {
            partitions.forEach(one -> taken.startAt(one.partition(), consumer.position(one)));
        }
    }

    @Override
    public final void onPartitionsRevoked(Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
        synchronized (taken) {
            partitions.forEach(one -> taken.forget(one.partition()));
        }
        engine.revoked(partitions);
    }

    /** How far the partitions are taken that an instance reads, whichever way the records come. Not thread-safe. */
    static final class TakenOffsets {

        private final Map<Integer, Long> last = new HashMap<>();

        /** The partition is read from an offset on. */
        void startAt(int partition, long next) {
            last.put(partition, next - 1);
        }

        /** Somebody else reads the partition. */
        void forget(int partition) {
            last.remove(partition);
        }

        /** True when a record that was read from the log was not taken before. */
        boolean isNew(int partition, long offset) {
            return offset > last.getOrDefault(partition, -1L);
        }

        /**
         * True when a record that comes another way is new, and all before it are taken.
         *
         * @param after offset of the record before it in its partition; negative when nobody knows
         */
        boolean follows(int partition, long after, long offset) {
            Long taken = last.get(partition);
            return taken != null && after >= 0 && taken >= after && taken < offset;
        }

        /** The record is taken. */
        void took(int partition, long offset) {
            last.put(partition, offset);
        }
    }
}
