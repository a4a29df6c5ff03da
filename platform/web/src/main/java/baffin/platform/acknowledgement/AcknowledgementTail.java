package baffin.platform.acknowledgement;

import baffin.platform.topics.Topics;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndTimestamp;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Reads all of the topic {@code acknowledgements} as it comes, and tells when nothing of it is unread.
 *
 * <p>One thread reads. Another one asks the log for its ends on a connection of its own, where it does not queue behind
 * a read that waits; requests that come while it asks share the next question.
 */
final class AcknowledgementTail implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(AcknowledgementTail.class);
    private static final Duration POLL = Duration.ofMillis(500);
    private static final Duration ASK_MAX = Duration.ofSeconds(2);
    private static final long PAUSE_MS = 250;
    private static final long STOP_WAIT_MS = 2_000;

    /** A request that waits until the log is read to its ends. */
    private record Waiting(Map<TopicPartition, Long> ends, List<UniEmitter<? super Void>> requests) {}

    private final String bootstrap;
    private final Consumer<Acknowledgement> sink;
    private final Map<TopicPartition, Long> next = new ConcurrentHashMap<>();
    private final LinkedBlockingQueue<UniEmitter<? super Void>> asked = new LinkedBlockingQueue<>();
    private final CopyOnWriteArrayList<Waiting> waiting = new CopyOnWriteArrayList<>();
    private final CountDownLatch ending = new CountDownLatch(1);
    private final Thread reader = thread("acknowledgements-tail", this::tail);
    private final Thread asker = thread("acknowledgements-ends", this::ask);
    private volatile @Nullable KafkaConsumer<String, byte[]> reading;

    AcknowledgementTail(String bootstrap, Consumer<Acknowledgement> sink) {
        this.bootstrap = bootstrap;
        this.sink = sink;
    }

    private static Thread thread(String name, Runnable work) {
        return Thread.ofPlatform().name(name).daemon().unstarted(work);
    }

    void start() {
        reader.start();
        asker.start();
    }

    /** Completes when all that stood on the topic at the time of the call is read; the caller bounds the time. */
    Uni<Void> current() {
        return Uni.createFrom().emitter(request -> {
            asked.add(request);
            request.onTermination(() -> asked.remove(request));
        });
    }

    private boolean closed() {
        return ending.getCount() == 0;
    }

    private void tail() {
        repeat(() -> {
            try (KafkaConsumer<String, byte[]> consumer = consumer("tail")) {
                reading = consumer;
                List<TopicPartition> partitions = partitions(consumer);
                consumer.assign(partitions);
                begin(consumer, partitions);
                while (!closed()) {
                    for (ConsumerRecord<String, byte[]> record : consumer.poll(POLL)) {
                        take(record);
                    }
                    partitions.forEach(partition -> next.put(partition, consumer.position(partition)));
                    settle();
                }
            } finally {
                reading = null;
                next.clear();
            }
        });
    }

    /** From where on the log may have what is still to be waited for; clocks of two machines may differ a little. */
    private static void begin(KafkaConsumer<String, byte[]> consumer, List<TopicPartition> partitions) {
        long since = System.currentTimeMillis() - 2 * ToldVersions.KEPT.toMillis();
        Map<TopicPartition, Long> moments = new ConcurrentHashMap<>();
        partitions.forEach(partition -> moments.put(partition, since));
        Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
        Map<TopicPartition, OffsetAndTimestamp> found = consumer.offsetsForTimes(moments);
        for (TopicPartition partition : partitions) {
            OffsetAndTimestamp first = found.get(partition);
            consumer.seek(partition, first == null ? ends.getOrDefault(partition, 0L) : first.offset());
        }
    }

    private void take(ConsumerRecord<String, byte[]> record) {
        try {
            sink.accept(Acknowledgement.read(record.value()));
        } catch (UncheckedIOException unreadable) {
            LOG.errorf(unreadable, "an acknowledgement can't be read: %d@%d", record.partition(), record.offset());
        }
    }

    private void ask() {
        repeat(() -> {
            try (KafkaConsumer<String, byte[]> consumer = consumer("ends")) {
                List<TopicPartition> partitions = partitions(consumer);
                while (!closed()) {
                    List<UniEmitter<? super Void>> requests = new ArrayList<>();
                    UniEmitter<? super Void> first = asked.poll(PAUSE_MS, TimeUnit.MILLISECONDS);
                    if (first != null) {
                        requests.add(first);
                        asked.drainTo(requests);
                        waiting.add(new Waiting(ends(consumer, partitions, requests), requests));
                        settle();
                    }
                }
            }
        });
    }

    private static Map<TopicPartition, Long> ends(
            KafkaConsumer<String, byte[]> consumer,
            List<TopicPartition> partitions,
            List<UniEmitter<? super Void>> requests) {
        try {
            return consumer.endOffsets(partitions, ASK_MAX);
        } catch (KafkaException away) {
            requests.forEach(request -> request.fail(away));
            throw away;
        }
    }

    private void settle() {
        for (Waiting one : waiting) {
            boolean read = one.ends().entrySet().stream()
                    .allMatch(end -> next.getOrDefault(end.getKey(), -1L) >= end.getValue());
            if (read && waiting.remove(one)) {
                one.requests().forEach(request -> request.complete(null));
            }
        }
    }

    private interface Work {

        void run() throws InterruptedException;
    }

    /** Does the work anew after the broker was away. */
    private void repeat(Work work) {
        while (!closed()) {
            try {
                work.run();
            } catch (KafkaException | IllegalStateException away) {
                if (!closed()) {
                    LOG.warnf("acknowledgements can't be read at the moment: %s", away.getMessage());
                    pause();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private void pause() {
        try {
            ending.await(PAUSE_MS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static List<TopicPartition> partitions(KafkaConsumer<String, byte[]> consumer) {
        List<TopicPartition> partitions = consumer.partitionsFor(Topics.ACKNOWLEDGEMENTS).stream()
                .map(info -> new TopicPartition(info.topic(), info.partition()))
                .toList();
        if (partitions.isEmpty()) {
            throw new IllegalStateException("there is no topic " + Topics.ACKNOWLEDGEMENTS);
        }
        return partitions;
    }

    private KafkaConsumer<String, byte[]> consumer(String name) {
        return new KafkaConsumer<>(
                Map.of(
                        ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                        bootstrap,
                        ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                        false,
                        ConsumerConfig.AUTO_OFFSET_RESET_CONFIG,
                        "earliest",
                        ConsumerConfig.DEFAULT_API_TIMEOUT_MS_CONFIG,
                        (int) ASK_MAX.toMillis(),
                        ConsumerConfig.REQUEST_TIMEOUT_MS_CONFIG,
                        (int) ASK_MAX.toMillis(),
                        ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG,
                        false,
                        ConsumerConfig.CLIENT_ID_CONFIG,
                        "acknowledgements-" + name),
                new StringDeserializer(),
                new ByteArrayDeserializer());
    }

    @Override
    public void close() {
        ending.countDown();
        asker.interrupt();
        KafkaConsumer<String, byte[]> now = reading;
        if (now != null) {
            now.wakeup();
        }
        try {
            reader.join(STOP_WAIT_MS);
            asker.join(STOP_WAIT_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
