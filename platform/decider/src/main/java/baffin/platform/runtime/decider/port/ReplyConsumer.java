package baffin.platform.runtime.decider.port;

import baffin.platform.wire.Reply;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Reads the replies that other instances have for this one from its own partition, committed ones only, on a thread of
 * its own. What an instance decides for itself does not come this way, see {@link OwnRecords}.
 */
public final class ReplyConsumer implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(ReplyConsumer.class);
    private static final Duration POLL = Duration.ofMillis(500);
    private static final long PAUSE_AFTER_FAILURE_MS = 500;
    private static final long STOP_WAIT_MS = 5_000;

    private final TopicPartition partition;
    private final Consumer<Reply> sink;
    private final Map<String, Object> config;
    private final Thread thread;
    private final CountDownLatch ending = new CountDownLatch(1);
    private volatile @Nullable KafkaConsumer<byte[], byte[]> current;
    private volatile boolean closed;
    private volatile boolean ready;
    private long next = -1;

    /**
     * A consumer; {@link #start} starts it.
     *
     * @param topic topic of replies
     * @param instance partition of this instance
     * @param sink takes each reply; must be quick
     */
    public ReplyConsumer(String bootstrap, String topic, int instance, Consumer<Reply> sink) {
        this.partition = new TopicPartition(topic, instance);
        this.sink = sink;
        this.config = Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                bootstrap,
                ConsumerConfig.ISOLATION_LEVEL_CONFIG,
                "read_committed",
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                false,
                ConsumerConfig.AUTO_OFFSET_RESET_CONFIG,
                "latest",
                ConsumerConfig.CLIENT_ID_CONFIG,
                "replies-" + topic + '-' + instance,
                ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG,
                ByteArrayDeserializer.class,
                ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG,
                ByteArrayDeserializer.class);
        this.thread = new Thread(this::run, "replies-" + instance);
        this.thread.setDaemon(true);
    }

    /** Starts reading from now on. */
    public void start() {
        thread.start();
    }

    /** True once a reply that is written from now on will be seen. */
    public boolean ready() {
        return ready;
    }

    @Override
    public void close() {
        closed = true;
        ending.countDown();
        KafkaConsumer<byte[], byte[]> reading = current;
        if (reading != null) {
            reading.wakeup();
        }
        try {
            thread.join(STOP_WAIT_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        while (!closed) {
            try (KafkaConsumer<byte[], byte[]> consumer = new KafkaConsumer<>(config)) {
                current = consumer;
                consumer.assign(List.of(partition));
                begin(consumer);
                ready = true;
                read(consumer);
            } catch (WakeupException e) {
                LOG.debug("reply consumer woken up");
            } catch (KafkaException e) {
                LOG.warnf(e, "reply consumer failed and starts anew: partition=%s", partition);
                pause();
            }
            current = null;
            ready = false;
        }
    }

    // after a failure it goes on where it was, so that nobody who still waits is forgotten
    private void begin(KafkaConsumer<byte[], byte[]> consumer) {
        if (next < 0) {
            consumer.seekToEnd(List.of(partition));
            next = consumer.position(partition);
        } else {
            consumer.seek(partition, next);
        }
    }

    private void read(KafkaConsumer<byte[], byte[]> consumer) {
        while (!closed) {
            for (ConsumerRecord<byte[], byte[]> record : consumer.poll(POLL)) {
                deliver(record);
                next = record.offset() + 1;
            }
        }
    }

    // one reply that cannot be read must not cost the others theirs: its request times out and asks again
    private void deliver(ConsumerRecord<byte[], byte[]> record) {
        try {
            sink.accept(Reply.read(record.value()));
        } catch (RuntimeException e) {
            LOG.errorf(e, "reply not delivered: partition=%s offset=%d", partition, record.offset());
        }
    }

    private void pause() {
        try {
            ending.await(PAUSE_AFTER_FAILURE_MS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
