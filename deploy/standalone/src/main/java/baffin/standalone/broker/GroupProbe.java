package baffin.standalone.broker;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.utils.Utils;

/**
 * Finds out whether consumer groups work. After a killed broker comes back, the coordinator of some partition of the
 * offsets log
 * may be dead although everything else answers: its groups are never assigned anything. So one throw-away group for
 * each of
 * those partitions must join, receive a partition and commit.
 */
public final class GroupProbe {

    /** Groups of the probe are called so, followed by a number. */
    public static final String GROUP_PREFIX = "baffin-probe-";

    private static final String OFFSETS_TOPIC = "__consumer_offsets";
    private static final Duration POLL = Duration.ofMillis(100);

    private final KafkaAccess kafka;
    private final Duration limit;

    /** @param limit how long all groups together may take; loading a large offsets log takes some seconds */
    public GroupProbe(KafkaAccess kafka, Duration limit) {
        this.kafka = kafka;
        this.limit = limit;
    }

    /** Whether a group on every partition of the offsets log can join, receive and commit within the limit. */
    public boolean groupsWork() {
        int partitions = partitionsOfOffsets();
        if (partitions < 0) {
            return false;
        }
        List<String> groups = oneGroupForEachPartition(partitions);
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Boolean>> answers = new ArrayList<>();
            groups.forEach(group -> answers.add(executor.submit(() -> works(group))));
            for (Future<Boolean> answer : answers) {
                if (!answer.get()) {
                    return false;
                }
            }
        } catch (ExecutionException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
        forget(groups);
        return true;
    }

    private boolean works(String group) {
        long end = System.nanoTime() + limit.toNanos();
        try (KafkaConsumer<byte[], byte[]> consumer = consumer(group)) {
            consumer.subscribe(List.of(Topics.MATCH_COMMANDS_REJECTED));
            while (consumer.assignment().isEmpty()) {
                if (System.nanoTime() > end) {
                    return false;
                }
                consumer.poll(POLL);
            }
            TopicPartition first = consumer.assignment().iterator().next();
            Duration left = Duration.ofNanos(Math.max(1, end - System.nanoTime()));
            consumer.commitSync(Map.of(first, new OffsetAndMetadata(0)), left);
            return true;
        } catch (KafkaException e) {
            return false;
        }
    }

    private KafkaConsumer<byte[], byte[]> consumer(String group) {
        Map<String, Object> config = kafka.with(Map.of(
                ConsumerConfig.GROUP_ID_CONFIG,
                group,
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                false,
                ConsumerConfig.AUTO_OFFSET_RESET_CONFIG,
                "latest",
                ConsumerConfig.DEFAULT_API_TIMEOUT_MS_CONFIG,
                (int) limit.toMillis()));
        return new KafkaConsumer<>(config, new ByteArrayDeserializer(), new ByteArrayDeserializer());
    }

    /** 0 when no group has ever been used, and nothing can be broken; below 0 when the broker does not react at all. */
    private int partitionsOfOffsets() {
        try (Admin admin = BrokerClient.admin(kafka, (int) limit.toMillis())) {
            var description = admin.describeTopics(List.of(OFFSETS_TOPIC))
                    .allTopicNames()
                    .get()
                    .get(OFFSETS_TOPIC);
            return description == null ? 0 : description.partitions().size();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof UnknownTopicOrPartitionException) {
                return 0;
            }
            if (e.getCause() instanceof TimeoutException) {
                return -1;
            }
            throw new IllegalStateException("Kafka does not tell its topics: " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 0;
        }
    }

    static List<String> oneGroupForEachPartition(int partitions) {
        List<String> groups = new ArrayList<>();
        for (int partition = 0; partition < partitions; partition++) {
            int number = 0;
            while (Utils.abs((GROUP_PREFIX + number).hashCode()) % partitions != partition) {
                number++;
            }
            groups.add(GROUP_PREFIX + number);
        }
        return groups;
    }

    private void forget(List<String> groups) {
        try (Admin admin = BrokerClient.admin(kafka, (int) limit.toMillis())) {
            admin.deleteConsumerGroups(groups).all().get();
        } catch (ExecutionException e) {
            // a probe's group that stays behind expires by itself
            return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
