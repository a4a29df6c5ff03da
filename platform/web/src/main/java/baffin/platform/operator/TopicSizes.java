package baffin.platform.operator;

import baffin.platform.operator.ServiceHealth.TopicSize;
import baffin.platform.topics.KafkaAccess;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.LogDirDescription;
import org.apache.kafka.common.Node;

/** Asks the brokers how much the topics hold. */
@ApplicationScoped
class TopicSizes {

    private static final int ANSWER_MAX_MS = 3_000;

    private final Map<String, Object> settings;

    TopicSizes(KafkaAccess kafka) {
        this.settings = kafka.with(Map.of(
                AdminClientConfig.CLIENT_ID_CONFIG,
                "operator-health",
                AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG,
                ANSWER_MAX_MS,
                AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG,
                ANSWER_MAX_MS));
    }

    /** The sizes of some topics, the largest first; fails when the brokers do not tell. */
    Uni<List<TopicSize>> of(Predicate<String> topics) {
        return Uni.createFrom().item(() -> measured(topics)).runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
    }

    private List<TopicSize> measured(Predicate<String> topics) {
        try (Admin admin = Admin.create(settings)) {
            List<Integer> brokers = admin.describeCluster().nodes().get(ANSWER_MAX_MS, TimeUnit.MILLISECONDS).stream()
                    .map(Node::id)
                    .toList();
            Map<String, Long> sizes = new TreeMap<>();
            admin.describeLogDirs(brokers)
                    .allDescriptions()
                    .get(ANSWER_MAX_MS, TimeUnit.MILLISECONDS)
                    .values()
                    .forEach(directories -> directories.values().forEach(directory -> add(directory, topics, sizes)));
            admin.close(Duration.ofMillis(ANSWER_MAX_MS));
            return sizes.entrySet().stream()
                    .map(size -> new TopicSize(size.getKey(), size.getValue()))
                    .sorted(Comparator.comparingLong(TopicSize::bytes).reversed())
                    .toList();
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("the brokers do not tell how much their topics hold", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while the brokers are asked", e);
        }
    }

    private static void add(LogDirDescription directory, Predicate<String> topics, Map<String, Long> sizes) {
        directory.replicaInfos().forEach((partition, replica) -> {
            if (topics.test(partition.topic())) {
                sizes.merge(partition.topic(), replica.size(), Long::sum);
            }
        });
    }
}
