package baffin.platform.topics;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.TopicDescription;

/** How many partitions the topics of a log have. */
public final class LogPartitions {

    private LogPartitions() {}

    /**
     * The partitions of the topics keyed by match id, and of the changelogs of the deciders that read them.
     *
     * @return empty when the log has none of these topics
     * @throws IllegalStateException when they differ: a match would be in one place of one and another place of another
     */
    public static OptionalInt of(Admin admin) throws ExecutionException, InterruptedException {
        Map<String, Integer> found = new TreeMap<>(counts(admin));
        found.keySet().removeIf(topic -> !Topics.keyedByMatch().contains(topic) && !Topics.CHANGELOGS.contains(topic));
        Set<Integer> different = Set.copyOf(found.values());
        if (different.size() > 1) {
            throw new IllegalStateException(
                    "topics keyed by match have different numbers of partitions, so that a match would be in several"
                            + " places: " + found);
        }
        return different.stream().mapToInt(Integer::intValue).findFirst();
    }

    static void check(Admin admin, List<TopicSpec> wanted) throws ExecutionException, InterruptedException {
        Map<String, Integer> found = counts(admin);
        for (TopicSpec spec : wanted) {
            int partitions = found.getOrDefault(spec.name(), 0);
            if (partitions != spec.partitions()) {
                throw new IllegalStateException("topic %s has %d partitions, not %d: a record would change its place"
                        .formatted(spec.name(), partitions, spec.partitions()));
            }
        }
    }

    /** Partitions by topic, of those topics of the platform that are there. */
    public static Map<String, Integer> counts(Admin admin) throws ExecutionException, InterruptedException {
        Set<String> names = admin.listTopics().names().get().stream()
                .filter(name -> Topics.names().contains(name) || Topics.CHANGELOGS.contains(name))
                .collect(Collectors.toSet());
        Map<String, Integer> counts = new HashMap<>();
        Map<String, TopicDescription> described =
                admin.describeTopics(names).allTopicNames().get();
        described.forEach((name, topic) -> counts.put(name, topic.partitions().size()));
        return counts;
    }
}
