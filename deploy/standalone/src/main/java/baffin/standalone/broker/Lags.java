package baffin.standalone.broker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ListOffsetsResult.ListOffsetsResultInfo;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

/** How many records consumer groups have yet to take. */
public final class Lags {

    private static final int LIMIT_MS = 5_000;

    private Lags() {}

    /**
     * Lag in records, summed over the groups of a service. A group belongs to the service whose id its own starts with,
     * up to
     * the first hyphen or dot.
     *
     * @return empty when the broker does not answer
     */
    public static Map<String, Long> byService(String bootstrap) {
        try (Admin admin = BrokerClient.admin(bootstrap, LIMIT_MS)) {
            Map<String, Long> lags = new TreeMap<>();
            for (String group : groups(admin)) {
                lags.merge(group.split("[-.]", 2)[0], lag(admin, group), Long::sum);
            }
            return lags;
        } catch (ExecutionException e) {
            return Map.of();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Map.of();
        }
    }

    private static List<String> groups(Admin admin) throws ExecutionException, InterruptedException {
        List<String> groups = new ArrayList<>();
        admin.listGroups().all().get().forEach(group -> groups.add(group.groupId()));
        groups.removeIf(group -> group.startsWith(GroupProbe.GROUP_PREFIX));
        return groups;
    }

    private static long lag(Admin admin, String group) throws ExecutionException, InterruptedException {
        Map<TopicPartition, OffsetAndMetadata> committed = new HashMap<>(admin.listConsumerGroupOffsets(group)
                .partitionsToOffsetAndMetadata()
                .get());
        committed.values().removeIf(offset -> offset == null);
        Map<TopicPartition, ListOffsetsResultInfo> ends = admin.listOffsets(committed.keySet().stream()
                        .collect(Collectors.toMap(partition -> partition, partition -> OffsetSpec.latest())))
                .all()
                .get();
        long lag = 0;
        for (var entry : committed.entrySet()) {
            ListOffsetsResultInfo end = ends.get(entry.getKey());
            if (end != null) {
                lag += Math.max(0, end.offset() - entry.getValue().offset());
            }
        }
        return lag;
    }
}
