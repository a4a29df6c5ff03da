package baffin.standalone.repartition;

import baffin.platform.topics.LogPartitions;
import baffin.standalone.repartition.Stretches.Range;
import java.io.IOException;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.ListOffsetsOptions;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/** Asks and reads one of the two logs. */
final class LogClient implements AutoCloseable {

    private static final Duration WAIT = Duration.ofMillis(200);
    private static final int SILENT_MAX = 300;
    // the launcher has a small heap
    private static final int FETCH_BYTES = 8 * 1024 * 1024;

    private final Admin admin;
    private final KafkaConsumer<byte[], byte[]> consumer;

    LogClient(String bootstrap) {
        admin = Admin.create(Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrap));
        consumer = new KafkaConsumer<>(
                Map.of(
                        ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                        bootstrap,
                        ConsumerConfig.ISOLATION_LEVEL_CONFIG,
                        "read_committed",
                        ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                        false,
                        ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG,
                        false,
                        ConsumerConfig.FETCH_MAX_BYTES_CONFIG,
                        FETCH_BYTES,
                        ConsumerConfig.MAX_POLL_RECORDS_CONFIG,
                        2_000),
                new ByteArrayDeserializer(),
                new ByteArrayDeserializer());
    }

    Admin admin() {
        return admin;
    }

    /** Partitions of the platform's topics that are there. */
    Map<String, Integer> topics() throws IOException {
        try {
            return LogPartitions.counts(admin);
        } catch (ExecutionException e) {
            throw new IOException("the broker does not tell its topics: " + e.getCause(), e);
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    /** All of a topic, as far as it is committed. */
    Map<TopicPartition, Range> log(String topic, int partitions) throws IOException {
        List<TopicPartition> all = partitions(topic, partitions);
        Map<TopicPartition, Long> begins = offsets(all, OffsetSpec.earliest(), IsolationLevel.READ_COMMITTED);
        Map<TopicPartition, Long> ends = offsets(all, OffsetSpec.latest(), IsolationLevel.READ_COMMITTED);
        return all.stream()
                .collect(Collectors.toMap(
                        one -> one, one -> new Range(begins.getOrDefault(one, 0L), ends.getOrDefault(one, 0L))));
    }

    /** Offset after the last record, by partition. */
    Map<Integer, Long> ends(String topic, int partitions) throws IOException {
        Map<Integer, Long> ends = new HashMap<>();
        offsets(partitions(topic, partitions), OffsetSpec.latest(), IsolationLevel.READ_UNCOMMITTED)
                .forEach((partition, end) -> ends.put(partition.partition(), end));
        return ends;
    }

    /** Whether no transaction is open in a topic: what is behind one cannot be read as yet. */
    boolean isSettled(String topic, int partitions) throws IOException {
        List<TopicPartition> all = partitions(topic, partitions);
        return offsets(all, OffsetSpec.latest(), IsolationLevel.READ_COMMITTED)
                .equals(offsets(all, OffsetSpec.latest(), IsolationLevel.READ_UNCOMMITTED));
    }

    private Map<TopicPartition, Long> offsets(
            Collection<TopicPartition> partitions, OffsetSpec spec, IsolationLevel level) throws IOException {
        Map<TopicPartition, OffsetSpec> wanted =
                partitions.stream().collect(Collectors.toMap(partition -> partition, partition -> spec));
        Map<TopicPartition, Long> offsets = new HashMap<>();
        asked(admin.listOffsets(wanted, new ListOffsetsOptions(level)).all())
                .forEach((partition, found) -> offsets.put(partition, found.offset()));
        return offsets;
    }

    /** Waits for an answer of the broker. */
    static <T> T asked(KafkaFuture<T> answer) throws IOException {
        try {
            return answer.get();
        } catch (ExecutionException e) {
            throw new IOException("the broker refused: " + e.getCause(), e);
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    /**
     * Reads parts of partitions, the records of each in their order.
     *
     * @throws IOException when nothing comes for a minute
     */
    void read(Map<TopicPartition, Range> parts, Consumer<ConsumerRecord<byte[], byte[]>> each) throws IOException {
        Map<TopicPartition, Range> open = new HashMap<>(parts);
        open.values().removeIf(part -> part.from() >= part.end());
        consumer.assign(open.keySet());
        // a partition of the stretch before is still as it was left
        consumer.resume(open.keySet());
        open.forEach((partition, part) -> consumer.seek(partition, part.from()));
        int silent = 0;
        while (!open.isEmpty()) {
            ConsumerRecords<byte[], byte[]> records = consumer.poll(WAIT);
            for (ConsumerRecord<byte[], byte[]> record : records) {
                Range part = open.get(new TopicPartition(record.topic(), record.partition()));
                if (part != null && record.offset() < part.end()) {
                    each.accept(record);
                }
            }
            List<TopicPartition> done = open.keySet().stream()
                    .filter(partition -> consumer.position(partition) >= endOf(open, partition))
                    .toList();
            consumer.pause(done);
            done.forEach(open::remove);
            silent = records.isEmpty() && done.isEmpty() ? silent + 1 : 0;
            if (silent > SILENT_MAX) {
                throw new IOException("the broker gives nothing more of " + open.keySet());
            }
        }
    }

    private static long endOf(Map<TopicPartition, Range> open, TopicPartition partition) {
        Range part = open.get(partition);
        return part == null ? 0 : part.end();
    }

    private static List<TopicPartition> partitions(String topic, int partitions) {
        return IntStream.range(0, partitions)
                .mapToObj(number -> new TopicPartition(topic, number))
                .toList();
    }

    static IOException interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new IOException("interrupted", e);
    }

    @Override
    public void close() {
        consumer.close();
        admin.close();
    }
}
