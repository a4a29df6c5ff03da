package baffin.standalone.broker;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicScan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.LongAdder;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;

/** How many records consumer groups have yet to take. */
public final class Lags {

    private static final int LIMIT_MS = 1_500;
    private static final Duration READ_LIMIT = Duration.ofSeconds(1);

    /** Further than this nobody asks for the exact number. */
    private static final long READ_MAX = 2_000;

    private Lags() {}

    /**
     * Lag in records, summed over the groups of a service. A group belongs to the service whose id its own starts with,
     * up to the first hyphen or dot.
     *
     * @return empty when the broker does not answer
     */
    public static Optional<Map<String, Long>> byService(KafkaAccess kafka) {
        try (Admin admin = BrokerClient.admin(kafka, LIMIT_MS)) {
            Map<String, Long> lags = new TreeMap<>();
            for (String group : groups(admin)) {
                lags.merge(group.split("[-.]", 2)[0], lag(admin, kafka, group), Long::sum);
            }
            return Optional.of(lags);
        } catch (ExecutionException | KafkaException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /**
     * Records of a topic behind positions that somebody keeps elsewhere than in a group.
     *
     * @param positions next offset to be read, by partition
     */
    public static long behind(KafkaAccess kafka, String topic, Map<Integer, Long> positions) {
        Map<TopicPartition, Long> from = new HashMap<>();
        positions.forEach((partition, offset) -> from.put(new TopicPartition(topic, partition), offset));
        return records(kafka, from);
    }

    private static List<String> groups(Admin admin) throws ExecutionException, InterruptedException {
        List<String> groups = new ArrayList<>();
        admin.listGroups().all().get().forEach(group -> groups.add(group.groupId()));
        groups.removeIf(group -> group.startsWith(GroupProbe.GROUP_PREFIX));
        return groups;
    }

    private static long lag(Admin admin, KafkaAccess kafka, String group)
            throws ExecutionException, InterruptedException {
        Map<TopicPartition, Long> committed = new HashMap<>();
        admin.listConsumerGroupOffsets(group)
                .partitionsToOffsetAndMetadata()
                .get()
                .forEach((partition, place) -> {
                    if (place != null) {
                        committed.put(partition, place.offset());
                    }
                });
        return records(kafka, committed);
    }

    /**
     * Records between positions and the end of the log. The distance in offsets has the markers of transactions as
     * well; it is given where that is thousands, or the broker slow.
     */
    private static long records(KafkaAccess kafka, Map<TopicPartition, Long> positions) {
        try (TopicScan scan = new TopicScan(kafka, READ_LIMIT)) {
            Map<TopicPartition, Long> ends = scan.ends(positions.keySet());
            long offsets = ends.entrySet().stream()
                    .mapToLong(end -> Math.max(0, end.getValue() - positions.getOrDefault(end.getKey(), 0L)))
                    .sum();
            if (offsets > READ_MAX) {
                return offsets;
            }
            LongAdder records = new LongAdder();
            try {
                scan.read(positions, ends, batch -> records.add(batch.size()));
                return records.sum();
            } catch (TimeoutException slow) {
                return offsets;
            }
        }
    }
}
