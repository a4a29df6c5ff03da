package baffin.standalone.consistency;

import baffin.platform.topics.Topics;
import baffin.standalone.consistency.DatabaseMarks.Place;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/** Reads the marks of the log from a running broker. */
final class LogReading {

    /** Topics of rows, whose values begin with the key that has sealed them. */
    private static final List<String> ROWS = List.of(Topics.LOBBY_TABLES, Topics.GAME_TABLES);

    private static final int PREFIX = 32;
    private static final int LOOK_BACK = 64;
    private static final Duration WAIT = Duration.ofMillis(200);
    private static final Duration CLOSING = Duration.ofSeconds(1);

    private LogReading() {}

    static LogMarks marks(String bootstrap) {
        try (Consumer consumer = new Consumer(bootstrap)) {
            List<TopicPartition> all = Topics.names().stream()
                    .flatMap(topic -> consumer.partitions(topic).stream())
                    .toList();
            Map<TopicPartition, Long> ends = consumer.ends(all);
            Map<String, String> sealed = new HashMap<>();
            for (String topic : ROWS) {
                TopicPartition rows = new TopicPartition(topic, 0);
                consumer.lastValue(rows, ends.getOrDefault(rows, 0L))
                        .ifPresent(value -> sealed.put(
                                topic,
                                new String(value, 0, Math.min(PREFIX, value.length), StandardCharsets.US_ASCII)));
            }
            return new LogMarks(
                    ends.entrySet().stream()
                            .collect(Collectors.toMap(
                                    end -> new Place(
                                            end.getKey().topic(), end.getKey().partition()),
                                    Map.Entry::getValue)),
                    sealed);
        }
    }

    private static final class Consumer implements AutoCloseable {

        private final KafkaConsumer<byte[], byte[]> consumer;

        Consumer(String bootstrap) {
            consumer = new KafkaConsumer<>(
                    Map.of(
                            ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrap,
                            ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false,
                            ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false),
                    new ByteArrayDeserializer(),
                    new ByteArrayDeserializer());
        }

        List<TopicPartition> partitions(String topic) {
            return consumer.partitionsFor(topic).stream()
                    .map(info -> new TopicPartition(topic, info.partition()))
                    .toList();
        }

        Map<TopicPartition, Long> ends(Collection<TopicPartition> partitions) {
            return consumer.endOffsets(partitions);
        }

        /** The last value before the end that is no tombstone; looks further back until it finds one. */
        Optional<byte[]> lastValue(TopicPartition partition, long end) {
            consumer.assign(List.of(partition));
            long to = end;
            for (long back = LOOK_BACK; to > 0; back *= LOOK_BACK) {
                long from = Math.max(0, end - back);
                Optional<byte[]> found = lastValue(partition, from, to);
                if (found.isPresent()) {
                    return found;
                }
                to = from;
            }
            return Optional.empty();
        }

        private Optional<byte[]> lastValue(TopicPartition partition, long from, long to) {
            consumer.seek(partition, from);
            Optional<byte[]> last = Optional.empty();
            while (consumer.position(partition) < to) {
                for (ConsumerRecord<byte[], byte[]> record : consumer.poll(WAIT)) {
                    if (record.offset() < to && record.value() != null) {
                        last = Optional.of(record.value());
                    }
                }
            }
            return last;
        }

        @Override
        public void close() {
            consumer.close(CloseOptions.timeout(CLOSING));
        }
    }
}
