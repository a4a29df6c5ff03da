package baffin.standalone.broker;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/**
 * Counts the records that lie between positions and the end of the log. Offsets alone count too many: the markers of
 * transactions have some as well.
 */
final class RecordsAhead {

    /** Further than this nobody asks for the exact number. */
    private static final long READ_MAX = 2_000;

    private static final Duration LIMIT = Duration.ofSeconds(1);
    private static final Duration POLL = Duration.ofMillis(100);

    private RecordsAhead() {}

    /** Exact up to some thousand offsets and while the broker is quick; else the distance in offsets. */
    static long count(String bootstrap, Map<TopicPartition, Long> positions) {
        try (KafkaConsumer<byte[], byte[]> consumer = consumer(bootstrap)) {
            Map<TopicPartition, Long> ends = consumer.endOffsets(positions.keySet(), LIMIT);
            Map<TopicPartition, Long> behind = new HashMap<>(positions);
            behind.entrySet().removeIf(at -> at.getValue() >= ends.getOrDefault(at.getKey(), 0L));
            long offsets = behind.entrySet().stream()
                    .mapToLong(at -> ends.getOrDefault(at.getKey(), 0L) - at.getValue())
                    .sum();
            if (behind.isEmpty() || offsets > READ_MAX) {
                return offsets;
            }
            return read(consumer, behind, ends).orElse(offsets);
        }
    }

    private static OptionalLong read(
            KafkaConsumer<byte[], byte[]> consumer, Map<TopicPartition, Long> from, Map<TopicPartition, Long> ends) {
        consumer.assign(from.keySet());
        from.forEach(consumer::seek);
        long end = System.nanoTime() + LIMIT.toNanos();
        long records = 0;
        while (System.nanoTime() < end) {
            for (ConsumerRecord<byte[], byte[]> record : consumer.poll(POLL)) {
                TopicPartition partition = new TopicPartition(record.topic(), record.partition());
                records += record.offset() < ends.getOrDefault(partition, 0L) ? 1 : 0;
            }
            if (from.keySet().stream()
                    .allMatch(partition -> consumer.position(partition) >= ends.getOrDefault(partition, 0L))) {
                return OptionalLong.of(records);
            }
        }
        return OptionalLong.empty();
    }

    private static KafkaConsumer<byte[], byte[]> consumer(String bootstrap) {
        Map<String, Object> config = Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                List.of(bootstrap),
                ConsumerConfig.ISOLATION_LEVEL_CONFIG,
                "read_committed",
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                false,
                ConsumerConfig.DEFAULT_API_TIMEOUT_MS_CONFIG,
                (int) LIMIT.toMillis(),
                ConsumerConfig.REQUEST_TIMEOUT_MS_CONFIG,
                (int) LIMIT.toMillis());
        return new KafkaConsumer<>(config, new ByteArrayDeserializer(), new ByteArrayDeserializer());
    }
}
