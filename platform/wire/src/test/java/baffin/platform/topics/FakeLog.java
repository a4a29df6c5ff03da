package baffin.platform.topics;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;

/** A consumer of a topic of two partitions that a test writes. */
class FakeLog extends MockConsumer<String, byte[]> {

    static final String TOPIC = "topic";
    static final TopicPartition FIRST = new TopicPartition(TOPIC, 0);
    static final TopicPartition SECOND = new TopicPartition(TOPIC, 1);

    // a test writes without the lock of the consumer, which a tail nearly always holds
    private final List<ConsumerRecord<String, byte[]>> log = new CopyOnWriteArrayList<>();
    private final Map<TopicPartition, Long> ends = new ConcurrentHashMap<>(Map.of(FIRST, 0L, SECOND, 0L));

    FakeLog() {
        super("earliest");
        updatePartitions(
                TOPIC,
                List.of(new PartitionInfo(TOPIC, 0, null, null, null), new PartitionInfo(TOPIC, 1, null, null, null)));
        updateBeginningOffsets(Map.of(FIRST, 0L, SECOND, 0L));
    }

    /** Writes a record without a value. */
    void append(TopicPartition partition, long offset, String key) {
        log.add(new ConsumerRecord<>(partition.topic(), partition.partition(), offset, key, new byte[0]));
        ends(partition, offset + 1);
    }

    /** Moves an end, as a transaction's marker does. */
    void ends(TopicPartition partition, long end) {
        ends.put(partition, end);
    }

    @Override
    public synchronized Map<TopicPartition, Long> endOffsets(Collection<TopicPartition> partitions) {
        return partitions.stream().collect(Collectors.toMap(partition -> partition, ends::get));
    }

    @Override
    public synchronized ConsumerRecords<String, byte[]> poll(Duration timeout) {
        LockSupport.parkNanos(1_000_000);
        for (TopicPartition partition : assignment()) {
            long position = position(partition);
            long end = ends.get(partition);
            List<ConsumerRecord<String, byte[]>> ahead = log.stream()
                    .filter(record -> record.partition() == partition.partition() && record.offset() >= position)
                    .toList();
            ahead.forEach(this::addRecord);
            if (ahead.isEmpty()) {
                seek(partition, Math.max(position, end));
            }
        }
        return super.poll(timeout);
    }
}
