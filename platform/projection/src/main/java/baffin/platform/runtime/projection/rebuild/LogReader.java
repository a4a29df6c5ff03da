package baffin.platform.runtime.projection.rebuild;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.RecordValue;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.jboss.logging.Logger;

/** Reads stretches of the topic outside of any group; blocks its thread. */
public final class LogReader implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(LogReader.class);
    private static final int KEY_MAX = 300;
    private static final Duration WAIT = Duration.ofMillis(200);
    private static final long LOOK_BACK = 8;
    private static final int POLL_MAX = 5_000;
    private static final int FETCH_BYTES_MAX = 8 << 20;

    private final Projection projection;
    private final KafkaConsumer<String, byte[]> consumer;

    public LogReader(Projection projection, String bootstrap) {
        this.projection = projection;
        this.consumer =
                new KafkaConsumer<>(properties(bootstrap), new StringDeserializer(), new ByteArrayDeserializer());
    }

    /** Reads one record as the projection sees it; one that can't be read is marked so. */
    public static Entry entry(Projection projection, ConsumerRecord<String, byte[]> record) {
        String raw = record.key() == null ? "" : record.key();
        String key = keepable(raw);
        RecordValue value = new RecordValue(record.value() == null ? new byte[0] : record.value());
        long version = Entry.UNREADABLE;
        if (key.equals(raw)) {
            try {
                version = projection.version(key, value);
            } catch (RuntimeException | StackOverflowError unreadable) {
                LOG.debugf(unreadable, "unreadable: topic=%s offset=%d", record.topic(), record.offset());
            }
        }
        return new Entry(record.partition(), record.offset(), key, version, record.timestamp(), value);
    }

    // a mark has to be kept even for a key that no service would write
    private static String keepable(String key) {
        String cut = key.length() > KEY_MAX ? key.substring(0, KEY_MAX) : key;
        return cut.chars().anyMatch(Character::isISOControl) ? cut.replaceAll("\\p{Cntrl}", "?") : cut;
    }

    /** Reads each partition from one offset up to, without, another; both maps have the same keys. */
    void read(Map<Integer, Long> from, Map<Integer, Long> to, Consumer<List<Entry>> sink) {
        Map<TopicPartition, Long> open = new HashMap<>();
        from.forEach((partition, offset) -> {
            if (offset < to.getOrDefault(partition, 0L)) {
                open.put(new TopicPartition(projection.topic(), partition), to.getOrDefault(partition, 0L));
            }
        });
        consumer.assign(open.keySet());
        open.keySet().forEach(tp -> consumer.seek(tp, from.getOrDefault(tp.partition(), 0L)));
        while (!open.isEmpty()) {
            List<Entry> entries = new ArrayList<>();
            for (ConsumerRecord<String, byte[]> record : consumer.poll(WAIT)) {
                TopicPartition partition = new TopicPartition(record.topic(), record.partition());
                if (record.offset() < open.getOrDefault(partition, 0L)) {
                    entries.add(entry(projection, record));
                }
            }
            if (!entries.isEmpty()) {
                sink.accept(entries);
            }
            if (open.entrySet().removeIf(end -> consumer.position(end.getKey()) >= end.getValue())) {
                consumer.assign(open.keySet());
            }
        }
    }

    /**
     * Offset after the last record that there is to read from some offsets on, by partition; none where there is
     * nothing. The log itself may go on, with marks of transactions and with what was rolled back.
     */
    Map<Integer, Long> goals(Map<Integer, Long> from) {
        Map<Integer, Long> goals = new HashMap<>();
        Map<Integer, Long> open = new HashMap<>(ends());
        open.entrySet().removeIf(end -> from.getOrDefault(end.getKey(), 0L) >= end.getValue());
        for (long back = LOOK_BACK; !open.isEmpty(); back *= LOOK_BACK) {
            Map<Integer, Long> stretch = new HashMap<>();
            for (Map.Entry<Integer, Long> end : open.entrySet()) {
                stretch.put(end.getKey(), Math.max(from.getOrDefault(end.getKey(), 0L), end.getValue() - back));
            }
            read(
                    stretch,
                    open,
                    entries -> entries.forEach(entry -> goals.merge(entry.partition(), entry.offset() + 1, Math::max)));
            open.keySet()
                    .removeIf(partition -> goals.containsKey(partition)
                            || stretch.getOrDefault(partition, 0L) <= from.getOrDefault(partition, 0L));
        }
        return goals;
    }

    /** Offset after the last committed record, by partition. */
    Map<Integer, Long> ends() {
        List<TopicPartition> partitions = consumer.partitionsFor(projection.topic()).stream()
                .map(LogReader::partition)
                .toList();
        Map<Integer, Long> ends = new HashMap<>();
        consumer.endOffsets(partitions).forEach((tp, end) -> ends.put(tp.partition(), end));
        return ends;
    }

    /** Offsets between some places and the end of the log, marks of transactions included. */
    public long lag(Map<Integer, Long> stored) {
        return ends().entrySet().stream()
                .mapToLong(end -> Math.max(0, end.getValue() - stored.getOrDefault(end.getKey(), 0L)))
                .sum();
    }

    private static TopicPartition partition(PartitionInfo info) {
        return new TopicPartition(info.topic(), info.partition());
    }

    private static Properties properties(String bootstrap) {
        Properties properties = new Properties();
        properties.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrap);
        properties.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        properties.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        properties.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        properties.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, POLL_MAX);
        properties.put(ConsumerConfig.FETCH_MAX_BYTES_CONFIG, FETCH_BYTES_MAX);
        return properties;
    }

    @Override
    public void close() {
        consumer.close(CloseOptions.timeout(Duration.ofSeconds(2)));
    }
}
