package baffin.platform.runtime.decider.loop;

import baffin.platform.topics.KafkaAccess;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.RangeAssignor;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.eclipse.microprofile.config.Config;

/**
 * The settings of one decider's clients. The configuration has more of them under {@code baffin.decider.consumer.} and
 * {@code baffin.decider.producer.}, by Kafka's own names.
 *
 * @param application part of the names of its group, its changelog and its transactional id
 * @param kafka the cluster
 * @param instance ordinal of the instance, 0 or above; two running instances never share one
 * @param different settings of the consumer that are not those of the configuration
 */
public record DeciderSettings(String application, KafkaAccess kafka, int instance, Map<String, Object> different) {

    private static final String CONSUMER = "baffin.decider.consumer.";
    private static final String PRODUCER = "baffin.decider.producer.";

    /** Settings as the configuration has them. */
    public DeciderSettings(String application, KafkaAccess kafka, int instance) {
        this(application, kafka, instance, Map.of());
    }

    /** Those of the consumer that is a member of the deciders' group. */
    Map<String, Object> consumer(Config config) {
        Map<String, Object> settings = under(CONSUMER, config);
        settings.put(ConsumerConfig.GROUP_ID_CONFIG, application);
        // an instance that comes back soon gets its partitions back without a rebalance
        settings.put(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG, name());
        settings.put(ConsumerConfig.CLIENT_ID_CONFIG, name());
        // a partition of commands and that of foreign events have the same owner
        settings.put(ConsumerConfig.PARTITION_ASSIGNMENT_STRATEGY_CONFIG, RangeAssignor.class.getName());
        settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        settings.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
        settings.putAll(different);
        return kafka.with(settings);
    }

    /** Those of the producer; its id ends the transaction that a crash of this instance has left open. */
    Map<String, Object> producer(Config config) {
        Map<String, Object> settings = under(PRODUCER, config);
        settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, name());
        settings.put(ProducerConfig.CLIENT_ID_CONFIG, name());
        return kafka.with(settings);
    }

    private String name() {
        return application + '-' + instance;
    }

    private static Map<String, Object> under(String prefix, Config config) {
        Map<String, Object> found = new HashMap<>();
        for (String name : config.getPropertyNames()) {
            if (name.startsWith(prefix)) {
                config.getOptionalValue(name, String.class)
                        .ifPresent(value -> found.put(name.substring(prefix.length()), value));
            }
        }
        return found;
    }
}
