package baffin.platform.directory;

import baffin.platform.topics.Topics;
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
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Reads the topic {@code account.names} from its beginning and goes on as records come, on a thread of its own. */
final class NameTail implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(NameTail.class);
    private static final TopicPartition PARTITION = new TopicPartition(Topics.ACCOUNT_NAMES, 0);
    private static final Duration POLL = Duration.ofMillis(500);
    private static final long PAUSE_MS = 250;
    private static final long STOP_WAIT_MS = 2_000;

    private final String bootstrap;
    private final Consumer<ConsumerRecord<String, byte[]>> sink;
    private final CountDownLatch ending = new CountDownLatch(1);
    private final Thread reader =
            Thread.ofPlatform().name("account-names").daemon().unstarted(this::run);
    private final CountDownLatch caughtUp = new CountDownLatch(1);
    private volatile @Nullable KafkaConsumer<String, byte[]> reading;

    NameTail(String bootstrap, Consumer<ConsumerRecord<String, byte[]>> sink) {
        this.bootstrap = bootstrap;
        this.sink = sink;
    }

    void start() {
        reader.start();
    }

    /** True once all has been read that stood there when it began. */
    boolean isCaughtUp() {
        return caughtUp.getCount() == 0;
    }

    /** Waits until then, and no longer than a time. */
    void awaitCaughtUp(Duration most) {
        try {
            caughtUp.await(most.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        while (ending.getCount() > 0) {
            try {
                read();
            } catch (KafkaException away) {
                if (ending.getCount() > 0) {
                    LOG.warnf("names can't be read at the moment: %s", away.getMessage());
                    pause();
                }
            }
        }
    }

    private void read() {
        try (KafkaConsumer<String, byte[]> consumer = consumer()) {
            reading = consumer;
            consumer.assign(List.of(PARTITION));
            consumer.seekToBeginning(List.of(PARTITION));
            long end = consumer.endOffsets(List.of(PARTITION)).getOrDefault(PARTITION, 0L);
            while (ending.getCount() > 0) {
                if (consumer.position(PARTITION) >= end) {
                    caughtUp.countDown();
                }
                consumer.poll(POLL).forEach(sink);
            }
        } finally {
            reading = null;
        }
    }

    private void pause() {
        try {
            ending.await(PAUSE_MS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private KafkaConsumer<String, byte[]> consumer() {
        return new KafkaConsumer<>(
                Map.of(
                        ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                        bootstrap,
                        ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                        false,
                        ConsumerConfig.AUTO_OFFSET_RESET_CONFIG,
                        "earliest",
                        ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG,
                        false,
                        ConsumerConfig.CLIENT_ID_CONFIG,
                        "account-names"),
                new StringDeserializer(),
                new ByteArrayDeserializer());
    }

    @Override
    public void close() {
        ending.countDown();
        KafkaConsumer<String, byte[]> now = reading;
        if (now != null) {
            now.wakeup();
        }
        try {
            reader.join(STOP_WAIT_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
