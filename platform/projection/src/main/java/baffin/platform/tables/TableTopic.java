package baffin.platform.tables;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** The log's side: a topic of one partition whose latest records are the rows. Blocks its thread. */
final class TableTopic implements AutoCloseable {

    private static final Duration WAIT = Duration.ofMillis(200);
    private static final Duration CLOSING = Duration.ofSeconds(2);

    private final TopicPartition partition;
    private final KafkaConsumer<String, byte[]> consumer;

    TableTopic(String topic, String bootstrap) {
        partition = new TopicPartition(topic, 0);
        consumer = new KafkaConsumer<>(
                Map.of(
                        ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                        bootstrap,
                        ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                        false,
                        ConsumerConfig.AUTO_OFFSET_RESET_CONFIG,
                        "earliest",
                        ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG,
                        false),
                new StringDeserializer(),
                new ByteArrayDeserializer());
    }

    /** Offset after the last record. */
    long end() {
        return consumer.endOffsets(List.of(partition)).getOrDefault(partition, 0L);
    }

    /**
     * The latest value of every key, without those that were deleted.
     *
     * @param read is told how many offsets were read
     */
    Map<String, byte[]> latest(long end, LongConsumer read) {
        Map<String, byte[]> latest = new LinkedHashMap<>();
        consumer.assign(List.of(partition));
        consumer.seekToBeginning(List.of(partition));
        while (consumer.position(partition) < end) {
            for (ConsumerRecord<String, byte[]> record : consumer.poll(WAIT)) {
                latest.remove(record.key());
                if (record.value() != null) {
                    latest.put(record.key(), record.value());
                }
            }
            read.accept(consumer.position(partition));
        }
        return latest;
    }

    @Override
    public void close() {
        consumer.close(CloseOptions.timeout(CLOSING));
    }
}
