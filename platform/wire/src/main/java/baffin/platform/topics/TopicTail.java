package baffin.platform.topics;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.jspecify.annotations.Nullable;

/**
 * Follows partitions of a topic as records come: committed ones only, outside of any group, on its own thread. While
 * the broker is away it tries again, and then continues where it was.
 */
public final class TopicTail implements AutoCloseable {

    private static final Logger LOG = System.getLogger(TopicTail.class.getName());
    private static final Duration POLL = Duration.ofMillis(500);
    private static final Duration ASK_MAX = Duration.ofSeconds(5);
    private static final long PAUSE_MS = 250;
    private static final long STOP_WAIT_MS = 2_000;

    /** Where a tail begins. */
    @FunctionalInterface
    public interface Start {

        /** With the first record that there is. */
        Start BEGINNING = (consumer, partitions) -> consumer.beginningOffsets(partitions);

        /** With the first record that comes. */
        Start END = (consumer, partitions) -> consumer.endOffsets(partitions);

        /** First offset to read, for each of the partitions. */
        Map<TopicPartition, Long> offsets(Consumer<?, ?> consumer, Collection<TopicPartition> partitions);
    }

    private record Goal(Map<TopicPartition, Long> ends, CompletableFuture<Void> reached) {}

    private final Supplier<Consumer<String, byte[]>> connection;
    private final List<TopicPartition> partitions;
    private final Start start;
    private final java.util.function.Consumer<ConsumerRecord<String, byte[]>> sink;
    private final Map<TopicPartition, Long> next = new ConcurrentHashMap<>();
    private final List<Goal> goals = new CopyOnWriteArrayList<>();
    private final CompletableFuture<Void> caughtUp = new CompletableFuture<>();
    private final CountDownLatch ending = new CountDownLatch(1);
    private final Thread thread;
    private volatile @Nullable Consumer<String, byte[]> current;
    private volatile boolean reading;
    private boolean troubled;

    /**
     * A tail; {@link #start} starts it.
     *
     * @param partitions of one topic, at least one
     * @param sink takes each record, those of a partition in order; one that it fails at is logged and skipped
     */
    public TopicTail(
            KafkaAccess kafka,
            List<TopicPartition> partitions,
            Start start,
            java.util.function.Consumer<ConsumerRecord<String, byte[]>> sink) {
        this(() -> connect(kafka, name(partitions)), partitions, start, sink);
    }

    TopicTail(
            Supplier<Consumer<String, byte[]>> connection,
            List<TopicPartition> partitions,
            Start start,
            java.util.function.Consumer<ConsumerRecord<String, byte[]>> sink) {
        this.connection = connection;
        this.partitions = partitions;
        this.start = start;
        this.sink = sink;
        this.thread = Thread.ofPlatform().name(name(partitions)).daemon().unstarted(this::run);
    }

    /** A tail that reads all of a topic of one partition. */
    public static TopicTail whole(
            KafkaAccess kafka, String topic, java.util.function.Consumer<ConsumerRecord<String, byte[]>> sink) {
        return new TopicTail(kafka, List.of(new TopicPartition(topic, 0)), Start.BEGINNING, sink);
    }

    private static String name(List<TopicPartition> partitions) {
        return "tail-" + partitions.getFirst();
    }

    private static Consumer<String, byte[]> connect(KafkaAccess kafka, String name) {
        Map<String, Object> settings = TopicScan.settings(kafka, ASK_MAX);
        settings.put(ConsumerConfig.CLIENT_ID_CONFIG, name);
        return new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer());
    }

    /** Starts reading. */
    public void start() {
        thread.start();
    }

    /** True while every record that is written from now on will be seen. */
    public boolean isReading() {
        return reading;
    }

    /** True once all has been read that the partitions held at the start. */
    public boolean isCaughtUp() {
        return caughtUp.isDone();
    }

    /**
     * Waits until then.
     *
     * @param most how long at most
     */
    public void awaitCaughtUp(Duration most) {
        caughtUp.copy()
                .completeOnTimeout(null, most.toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }

    /** Completes once all before some offsets is read; the caller bounds the time. */
    public CompletableFuture<Void> reached(Map<TopicPartition, Long> ends) {
        Goal goal = new Goal(ends, new CompletableFuture<>());
        goals.add(goal);
        settle();
        return goal.reached();
    }

    private void settle() {
        for (Goal goal : goals) {
            if (goal.ends().entrySet().stream()
                    .allMatch(end -> next.getOrDefault(end.getKey(), -1L) >= end.getValue())) {
                goal.reached().complete(null);
            }
        }
        goals.removeIf(goal -> goal.reached().isDone());
    }

    private boolean closed() {
        return ending.getCount() == 0;
    }

    private void run() {
        while (!closed()) {
            try (Consumer<String, byte[]> consumer = connection.get()) {
                current = consumer;
                begin(consumer);
                while (!closed()) {
                    consumer.poll(POLL).forEach(this::take);
                    next.replaceAll((partition, before) -> consumer.position(partition));
                    settle();
                }
            } catch (WakeupException closing) {
                LOG.log(Level.DEBUG, () -> name(partitions) + " ends");
            } catch (KafkaException away) {
                retryLater(away);
            } finally {
                reading = false;
                current = null;
            }
        }
    }

    private void begin(Consumer<String, byte[]> consumer) {
        consumer.assign(partitions);
        if (next.isEmpty()) {
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            next.putAll(start.offsets(consumer, partitions));
            goals.add(new Goal(ends, caughtUp));
        }
        next.forEach(consumer::seek);
        reading = true;
        settle();
        if (troubled) {
            LOG.log(Level.INFO, () -> name(partitions) + " reads again");
            troubled = false;
        }
    }

    // the others must not wait for one that can never be read
    private void take(ConsumerRecord<String, byte[]> record) {
        try {
            sink.accept(record);
        } catch (RuntimeException fault) {
            LOG.log(
                    Level.ERROR,
                    () -> "record skipped: %s-%d@%d".formatted(record.topic(), record.partition(), record.offset()),
                    fault);
        }
    }

    private void retryLater(KafkaException away) {
        if (closed()) {
            return;
        }
        if (!troubled) {
            LOG.log(Level.WARNING, () -> name(partitions) + " cannot read and tries again: " + away);
            troubled = true;
        }
        try {
            ending.await(PAUSE_MS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        ending.countDown();
        Consumer<String, byte[]> now = current;
        if (now != null) {
            now.wakeup();
        }
        try {
            thread.join(STOP_WAIT_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
