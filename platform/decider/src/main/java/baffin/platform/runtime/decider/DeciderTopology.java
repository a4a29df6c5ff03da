package baffin.platform.runtime.decider;

import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import baffin.platform.runtime.decider.bounds.RecordLimits;
import baffin.platform.runtime.decider.guard.Guard;
import baffin.platform.runtime.decider.port.OwnRecords;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.serialization.Serializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.processor.StreamPartitioner;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.StoreBuilder;
import org.apache.kafka.streams.state.Stores;

/** The Kafka Streams topology of a decider: one processor, one store, and its ways out, one of which leads back. */
public final class DeciderTopology {

    static final String EVENTS = "events";
    static final String REPLIES = "replies";
    static final String COMMANDS = "commands-again";
    static final String REJECTED = "rejected";

    private static final String DECIDE = "decide";

    /** Settings of the topic that keeps the store: only whole segments are compacted, so that they are short. */
    public static final Map<String, String> CHANGELOG = Map.of(
            "min.cleanable.dirty.ratio",
            "0.1",
            "segment.ms",
            "600000",
            "segment.bytes",
            "4194304",
            "max.message.bytes",
            Integer.toString(RecordLimits.WRITABLE_MAX));

    private DeciderTopology() {}

    /**
     * Builds the topology.
     *
     * @param aggregates gives each task its own by key, and fresh ones whenever a task starts anew; they may keep what
     *     they like
     * @param own what this instance has written, shared with whoever sends and answers for it
     */
    public static <S> Topology of(
            DeciderSpec spec,
            Supplier<Function<String, DeciderAggregate<?, S, ?, ?>>> aggregates,
            DeciderObserver observer,
            Guard guard,
            OwnRecords own) {
        Deserializer<byte[]> raw = Serdes.ByteArray().deserializer();
        Topology topology = new Topology();
        String[] sources = spec.foreign() == null ? new String[] {"commands"} : new String[] {"commands", "foreign"};
        topology.addSource("commands", new StringDeserializer(), raw, spec.commands());
        if (spec.foreign() != null) {
            topology.addSource("foreign", new StringDeserializer(), raw, spec.foreign());
        }
        topology.addProcessor(DECIDE, () -> new DeciderProcessor<>(spec, aggregates, observer, guard, own), sources);
        topology.addStateStore(store(spec.name()), DECIDE);
        addSink(topology, EVENTS, spec.events());
        addSink(topology, REPLIES, spec.replies());
        addSink(topology, COMMANDS, spec.commands());
        addSink(topology, REJECTED, spec.rejected());
        return topology;
    }

    private static StoreBuilder<KeyValueStore<String, byte[]>> store(String name) {
        // in memory, since exactly-once replays the changelog after a crash whatever the store; old rows are worth
        // nothing
        return Stores.keyValueStoreBuilder(Stores.inMemoryKeyValueStore(name), Serdes.String(), Serdes.ByteArray())
                .withLoggingEnabled(CHANGELOG)
                .withCachingDisabled();
    }

    private static void addSink(Topology topology, String name, String topic) {
        Serializer<Outgoing> bytes = (ignored, out) -> out.bytes();
        StreamPartitioner<String, Outgoing> partitioner =
                (ignored, key, out, partitions) -> out.partition() == Outgoing.BY_KEY
                        ? Optional.empty()
                        : Optional.of(Set.of(out.partition() % partitions));
        topology.addSink(name, topic, new StringSerializer(), bytes, partitioner, DECIDE);
    }

    /** A record on its way out, with the partition it must go to. */
    record Outgoing(int partition, byte[] bytes) {

        /** Whatever partition the key belongs to. */
        static final int BY_KEY = -1;
    }
}
