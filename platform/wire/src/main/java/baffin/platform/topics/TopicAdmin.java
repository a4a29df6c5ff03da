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
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.AlterConfigOp.OpType;
import org.apache.kafka.clients.admin.Config;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.errors.TopicExistsException;

/** Brings a cluster's topics in line with the catalogue {@link Topics}. */
public final class TopicAdmin {

    private static final int VISIBLE_ATTEMPTS = 200;
    private static final long VISIBLE_PAUSE_MS = 50;

    private TopicAdmin() {}

    /**
     * Creates the topics that are missing and corrects the settings of those that are there. Repeating it, also from
     * several processes at once, changes nothing.
     *
     * @param bootstrap Kafka bootstrap servers, host:port separated by commas
     * @throws IllegalStateException when a topic exists with another number of partitions, or the cluster does not
     *     answer
     */
    public static void ensure(String bootstrap) {
        Map<String, Object> config = Map.of(
                AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG,
                bootstrap,
                AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG,
                30_000);
        try (Admin admin = Admin.create(config)) {
            ensure(admin, Topics.all());
        }
    }

    /**
     * Changes settings of a topic that Kafka Streams has made itself, which it never does once the topic is there.
     *
     * @param settings by Kafka's own names
     * @return false when there is no such topic yet, or the cluster does not let its settings be changed
     */
    public static boolean adjust(String bootstrap, String topic, Map<String, String> settings) {
        ConfigResource resource = new ConfigResource(ConfigResource.Type.TOPIC, topic);
        List<AlterConfigOp> changes = settings.entrySet().stream()
                .map(wanted -> new AlterConfigOp(new ConfigEntry(wanted.getKey(), wanted.getValue()), OpType.SET))
                .toList();
        try (Admin admin = Admin.create(Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrap))) {
            admin.incrementalAlterConfigs(Map.of(resource, changes)).all().get();
            return true;
        } catch (ExecutionException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    static void ensure(Admin admin, List<TopicSpec> wanted) {
        try {
            createMissing(admin, wanted);
            awaitVisible(admin, wanted);
            checkPartitions(admin, wanted);
            correctSettings(admin, wanted);
        } catch (ExecutionException e) {
            throw new IllegalStateException("topics could not be made ready: " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while making topics ready", e);
        }
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

    private static void checkPartitions(Admin admin, List<TopicSpec> wanted)
            throws ExecutionException, InterruptedException {
        Map<String, TopicDescription> found =
                admin.describeTopics(names(wanted)).allTopicNames().get();
        for (TopicSpec spec : wanted) {
            int partitions =
                    Objects.requireNonNull(found.get(spec.name())).partitions().size();
            if (partitions != spec.partitions()) {
                throw new IllegalStateException("topic %s has %d partitions, not %d: a match would change its partition"
                        .formatted(spec.name(), partitions, spec.partitions()));
            }
        }
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
