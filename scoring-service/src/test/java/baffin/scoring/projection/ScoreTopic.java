package baffin.scoring.projection;

import baffin.platform.topics.Topics;
import baffin.testkit.backend.Infrastructure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** All that stands on {@code score.events}. */
final class ScoreTopic {

    private ScoreTopic() {}

    /** Every record from the first one on, partition by partition in order. */
    static List<ConsumerRecord<String, byte[]>> records() {
        List<ConsumerRecord<String, byte[]>> records = new ArrayList<>();
        try (KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(
                Map.of(
                        ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                        Infrastructure.shared().kafka()),
                new StringDeserializer(),
                new ByteArrayDeserializer())) {
            List<TopicPartition> partitions = consumer.partitionsFor(Topics.SCORE_EVENTS).stream()
                    .map(part -> new TopicPartition(part.topic(), part.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            while (ends.entrySet().stream().anyMatch(end -> consumer.position(end.getKey()) < end.getValue())) {
                consumer.poll(Duration.ofMillis(200)).forEach(records::add);
            }
        }
        return records;
    }

    /** The records of one match. */
    static List<ConsumerRecord<String, byte[]>> of(String match) {
        return records().stream().filter(record -> record.key().equals(match)).toList();
    }
}
