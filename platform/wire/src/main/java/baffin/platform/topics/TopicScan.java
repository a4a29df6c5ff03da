package baffin.platform.topics;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/**
 * Reads what a log holds now: committed records only, outside of any group. Blocks its thread; every method fails with
 * a {@link TimeoutException} when the broker gives nothing for as long as the scan's patience.
 */
public final class TopicScan implements AutoCloseable {

    private static final Duration POLL = Duration.ofMillis(200);
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final long REQUEST_MAX_MS = 30_000;
    private static final Duration CLOSING = Duration.ofSeconds(2);
    private static final int POLL_MAX = 5_000;
    // the launcher has a small heap
    private static final int FETCH_BYTES_MAX = 8 << 20;
    private static final long LOOK_BACK = 8;

    private final Consumer<String, byte[]> consumer;
    private final Duration patience;

    /** A scan that waits a minute for the next record. */
    public TopicScan(KafkaAccess kafka) {
        this(kafka, PATIENCE);
    }

    /**
     * A scan.
     *
     * @param patience how long it waits for the next record
     */
    public TopicScan(KafkaAccess kafka, Duration patience) {
        this(
                new KafkaConsumer<>(settings(kafka, patience), new StringDeserializer(), new ByteArrayDeserializer()),
                patience);
    }

    TopicScan(Consumer<String, byte[]> consumer, Duration patience) {
        this.consumer = consumer;
        this.patience = patience;
    }

    static Map<String, Object> settings(KafkaAccess kafka, Duration patience) {
        Map<String, Object> settings = kafka.with(Map.of());
        settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        settings.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
        settings.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, POLL_MAX);
        settings.put(ConsumerConfig.FETCH_MAX_BYTES_CONFIG, FETCH_BYTES_MAX);
        settings.put(ConsumerConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, (int) patience.toMillis());
        settings.put(ConsumerConfig.REQUEST_TIMEOUT_MS_CONFIG, (int) Math.min(patience.toMillis(), REQUEST_MAX_MS));
        return settings;
    }

    /** The partitions of a topic; none when there is no such topic. */
    public List<TopicPartition> partitions(String topic) {
        return consumer.partitionsFor(topic).stream()
                .map(info -> new TopicPartition(topic, info.partition()))
                .toList();
    }

    /** Offset after the last committed record, by partition. */
    public Map<TopicPartition, Long> ends(Collection<TopicPartition> partitions) {
        return consumer.endOffsets(partitions);
    }

    /** Reads a topic from its beginning to where its partitions end now. */
    public void read(String topic, java.util.function.Consumer<ConsumerRecord<String, byte[]>> sink) {
        read(Map.of(), ends(partitions(topic)), batch -> batch.forEach(sink));
    }

    /**
     * Reads stretches of partitions, the records of each partition in order.
     *
     * @param from first offset to read, by partition; the beginning for those that are not in it
     * @param to offset after the last one to read, for all partitions to read
     * @param sink takes the records batch by batch, none of them empty
     */
    public void read(
            Map<TopicPartition, Long> from,
            Map<TopicPartition, Long> to,
            java.util.function.Consumer<List<ConsumerRecord<String, byte[]>>> sink) {
        Map<TopicPartition, Long> open = new HashMap<>(to);
        open.entrySet().removeIf(end -> from.getOrDefault(end.getKey(), 0L) >= end.getValue());
        consumer.assign(open.keySet());
        open.keySet().forEach(partition -> consumer.seek(partition, from.getOrDefault(partition, 0L)));
        long readAt = System.nanoTime();
        while (!open.isEmpty()) {
            List<ConsumerRecord<String, byte[]>> batch = new ArrayList<>();
            for (ConsumerRecord<String, byte[]> record : consumer.poll(POLL)) {
                if (record.offset() < open.getOrDefault(partition(record), 0L)) {
                    batch.add(record);
                }
            }
            boolean done = open.entrySet().removeIf(end -> consumer.position(end.getKey()) >= end.getValue());
            if (done) {
                consumer.assign(open.keySet());
            }
            if (!batch.isEmpty()) {
                sink.accept(batch);
            }
            if (done || !batch.isEmpty()) {
                readAt = System.nanoTime();
            } else if (System.nanoTime() - readAt > patience.toNanos()) {
                throw new TimeoutException("nothing more comes of " + open.keySet());
            }
        }
    }

    /**
     * The last record of each partition that is wanted; none where there is none. Looks back from the end, so that it
     * is quick where the record is near.
     *
     * @param from first offset to look at, for all partitions to look at
     */
    public Map<TopicPartition, ConsumerRecord<String, byte[]>> last(
            Map<TopicPartition, Long> from, Predicate<ConsumerRecord<String, byte[]>> wanted) {
        Map<TopicPartition, ConsumerRecord<String, byte[]>> last = new HashMap<>();
        Map<TopicPartition, Long> open = new HashMap<>(ends(from.keySet()));
        for (long back = LOOK_BACK; !open.isEmpty(); back *= LOOK_BACK) {
            Map<TopicPartition, Long> stretch = new HashMap<>();
            for (Map.Entry<TopicPartition, Long> end : open.entrySet()) {
                stretch.put(end.getKey(), Math.max(from.getOrDefault(end.getKey(), 0L), end.getValue() - back));
            }
            read(
                    stretch,
                    open,
                    batch -> batch.stream().filter(wanted).forEach(record -> last.put(partition(record), record)));
            open.keySet()
                    .removeIf(partition -> last.containsKey(partition)
                            || stretch.getOrDefault(partition, 0L) <= from.getOrDefault(partition, 0L));
        }
        return last;
    }

    private static TopicPartition partition(ConsumerRecord<?, ?> record) {
        return new TopicPartition(record.topic(), record.partition());
    }

    @Override
    public void close() {
        consumer.close(CloseOptions.timeout(CLOSING));
    }
}
