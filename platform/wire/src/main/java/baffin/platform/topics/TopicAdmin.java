package baffin.platform.topics;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.AlterConfigOp.OpType;
import org.apache.kafka.clients.admin.Config;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.errors.TopicExistsException;

/** Brings a cluster's topics in line with the catalogue {@link Topics}. */
public final class TopicAdmin {

    private static final int VISIBLE_ATTEMPTS = 200;
    private static final long VISIBLE_PAUSE_MS = 50;

    private TopicAdmin() {}

    /**
     * Creates the topics that are missing and corrects the settings of those that are there. Repeating it, also from
     * several processes at once, changes nothing. A log that is there keeps its number of partitions.
     *
     * @param kafka the cluster
     * @param forNew partitions of the topics keyed by match id, if there are none as yet
     * @return the partitions that they have
     * @throws IllegalStateException when topics that must have the same number of partitions do not, or the cluster
     *     does not answer
     */
    public static int ensure(KafkaAccess kafka, int forNew) {
        Map<String, Object> config = kafka.with(Map.of(AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, 30_000));
        try (Admin admin = Admin.create(config)) {
            return ensure(admin, forNew);
        }
    }

    private static int ensure(Admin admin, int forNew) {
        try {
            List<TopicSpec> wanted = all(LogPartitions.of(admin).orElse(forNew));
            createMissing(admin, wanted);
            awaitVisible(admin, wanted);
            // another process may have made them meanwhile, as many as it was told
            int partitions = LogPartitions.of(admin).orElse(forNew);
            LogPartitions.check(admin, all(partitions));
            correctSettings(admin, wanted);
            return partitions;
        } catch (ExecutionException e) {
            throw new IllegalStateException("topics could not be made ready: " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while making topics ready", e);
        }
    }

    private static List<TopicSpec> all(int partitions) {
        return Stream.concat(Topics.all(partitions).stream(), Topics.changelogs(partitions).stream())
                .toList();
    }

    private static void createMissing(Admin admin, List<TopicSpec> wanted)
            throws ExecutionException, InterruptedException {
        Set<String> present = admin.listTopics().names().get();
        List<NewTopic> missing = wanted.stream()
                .filter(spec -> !present.contains(spec.name()))
                .map(TopicAdmin::toNewTopic)
                .toList();
        for (var created : admin.createTopics(missing).values().values()) {
            try {
                created.get();
            } catch (ExecutionException e) {
                // another process was quicker, which is just as good
                if (!(e.getCause() instanceof TopicExistsException)) {
                    throw e;
                }
            }
        }
    }

    private static NewTopic toNewTopic(TopicSpec spec) {
        return new NewTopic(spec.name(), Optional.of(spec.partitions()), Optional.empty()).configs(spec.config());
    }

    // a created topic reaches the broker's own metadata a moment later
    private static void awaitVisible(Admin admin, List<TopicSpec> wanted)
            throws ExecutionException, InterruptedException {
        Set<String> names = names(wanted);
        for (int attempt = 0; attempt < VISIBLE_ATTEMPTS; attempt++) {
            if (admin.listTopics().names().get().containsAll(names)) {
                return;
            }
            Thread.sleep(VISIBLE_PAUSE_MS);
        }
        throw new IllegalStateException("topics were created but did not appear: " + names);
    }

    private static void correctSettings(Admin admin, List<TopicSpec> wanted)
            throws ExecutionException, InterruptedException {
        Map<ConfigResource, Config> found = admin.describeConfigs(
                        wanted.stream().map(TopicAdmin::resource).toList())
                .all()
                .get();
        Map<ConfigResource, Collection<AlterConfigOp>> changes = new HashMap<>();
        for (TopicSpec spec : wanted) {
            Collection<AlterConfigOp> ops = differences(spec, Objects.requireNonNull(found.get(resource(spec))));
            if (!ops.isEmpty()) {
                changes.put(resource(spec), ops);
            }
        }
        if (!changes.isEmpty()) {
            admin.incrementalAlterConfigs(changes).all().get();
        }
    }

    private static Collection<AlterConfigOp> differences(TopicSpec spec, Config found) {
        List<AlterConfigOp> ops = new ArrayList<>();
        spec.config().forEach((name, value) -> {
            ConfigEntry entry = found.get(name);
            if (entry == null || !value.equals(entry.value())) {
                ops.add(new AlterConfigOp(new ConfigEntry(name, value), OpType.SET));
            }
        });
        return ops;
    }

    private static ConfigResource resource(TopicSpec spec) {
        return new ConfigResource(ConfigResource.Type.TOPIC, spec.name());
    }

    private static Set<String> names(List<TopicSpec> specs) {
        return specs.stream().map(TopicSpec::name).collect(Collectors.toSet());
    }
}
