package baffin.platform.runtime.decider.commit;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/**
 * The consumer of one thread of Kafka Streams, which waits longer for records while there is nothing to commit. Kafka
 * Streams looks whether it is time to commit only between two polls, so that {@code poll.ms} is short; without this it
 * would wake up that often on an idle machine as well.
 */
public final class BlockingPollConsumer extends KafkaConsumer<byte[], byte[]> {

    /** Delays whatever else the thread looks at between two polls, such as clocks that run out. */
    private static final Duration REST = Duration.ofMillis(100);

    /** @param config settings of the consumer */
    public BlockingPollConsumer(Map<String, Object> config) {
        super(config, new ByteArrayDeserializer(), new ByteArrayDeserializer());
    }

    @Override
    public ConsumerRecords<byte[], byte[]> poll(Duration timeout) {
        return super.poll(patience(timeout, AfterCommit.ofThisThread().due()));
    }

    /** A poll that must not wait at all stays one: Kafka Streams has work to do beside it. */
    static Duration patience(Duration timeout, boolean commitDue) {
        return commitDue || !timeout.isPositive() || timeout.compareTo(REST) > 0 ? timeout : REST;
    }
}
