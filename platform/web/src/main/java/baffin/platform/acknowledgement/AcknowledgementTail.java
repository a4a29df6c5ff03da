package baffin.platform.acknowledgement;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicTail;
import baffin.platform.topics.Topics;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;

/**
 * Reads the topic {@code acknowledgements} as it comes, and says when nothing of it is unread. The log is asked for its
 * ends on another connection, where the question does not queue behind a read that waits.
 */
final class AcknowledgementTail implements AutoCloseable {

    private static final int ASK_MAX_MS = 2_000;
    private static final Duration CLOSING = Duration.ofSeconds(1);
    private static final List<TopicPartition> PARTITIONS = IntStream.range(0, Topics.ACKNOWLEDGEMENT_PARTITIONS)
            .mapToObj(number -> new TopicPartition(Topics.ACKNOWLEDGEMENTS, number))
            .toList();
    private static final Map<TopicPartition, OffsetSpec> LATEST =
            PARTITIONS.stream().collect(Collectors.toMap(partition -> partition, partition -> OffsetSpec.latest()));

    private final TopicTail tail;
    private final Admin admin;
    private CompletableFuture<Map<TopicPartition, Long>> pending = CompletableFuture.completedFuture(Map.of());
    private @Nullable CompletableFuture<Map<TopicPartition, Long>> queued;

    /** Begins to read. */
    AcknowledgementTail(KafkaAccess kafka, java.util.function.Consumer<Acknowledgement> sink) {
        admin = Admin.create(kafka.with(Map.of(
                AdminClientConfig.CLIENT_ID_CONFIG, "acknowledgements-ends",
                AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, ASK_MAX_MS,
                AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, ASK_MAX_MS)));
        tail = new TopicTail(
                kafka,
                PARTITIONS,
                AcknowledgementTail::first,
                record -> sink.accept(Acknowledgement.read(record.value())));
        tail.start();
    }

    /** From where on the log may have what is still to be waited for; clocks of two machines may differ a little. */
    private static Map<TopicPartition, Long> first(Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
        long since = System.currentTimeMillis() - 2 * SeenVersions.KEPT.toMillis();
        Map<TopicPartition, Long> first = new HashMap<>(consumer.endOffsets(partitions));
        consumer.offsetsForTimes(
                        partitions.stream().collect(Collectors.toMap(partition -> partition, partition -> since)))
                .forEach((partition, found) -> {
                    if (found != null) {
                        first.put(partition, found.offset());
                    }
                });
        return first;
    }

    /** Completes when all that the topic held at the time of the call is read; the caller bounds the time. */
    Uni<Void> current() {
        return Uni.createFrom().completionStage(() -> ends().thenCompose(tail::reached));
    }

    /** Asks the log, one question at a time; requests that come meanwhile share the next one. */
    private synchronized CompletableFuture<Map<TopicPartition, Long>> ends() {
        if (pending.isDone()) {
            return ask();
        }
        CompletableFuture<Map<TopicPartition, Long>> next = queued;
        if (next == null) {
            // not here, where it would end before it is queued
            next = pending.handle((ends, away) -> ends).thenComposeAsync(ignored -> ask());
            queued = next;
        }
        return next;
    }

    private synchronized CompletableFuture<Map<TopicPartition, Long>> ask() {
        queued = null;
        pending = admin.listOffsets(LATEST)
                .all()
                .toCompletionStage()
                .thenApply(found -> found.entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey, end -> end.getValue().offset())))
                .toCompletableFuture();
        return pending;
    }

    @Override
    public void close() {
        tail.close();
        admin.close(CLOSING);
    }
}
