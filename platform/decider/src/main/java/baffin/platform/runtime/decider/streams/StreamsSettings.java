package baffin.platform.runtime.decider.streams;

import baffin.platform.topics.KafkaAccess;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.streams.StreamsConfig;
import org.eclipse.microprofile.config.Config;

/**
 * The settings of one Kafka Streams application.
 *
 * <p>Those of the configuration stand under {@code kafka-streams.} for all applications, and under
 * {@code <application>.kafka-streams.} for one alone, by Kafka's own names.
 *
 * @param application application id; part of the names of its group, its changelog and its transactional ids
 * @param kafka the cluster
 * @param instance ordinal of the instance, 0 or above; two running instances never share one
 */
public record StreamsSettings(String application, KafkaAccess kafka, int instance) {

    private static final String SHARED = "kafka-streams.";

    /** All settings, in Kafka's form. */
    Properties properties(Config config) {
        Map<String, String> settings = new TreeMap<>();
        settings.putAll(under(SHARED, config));
        settings.putAll(under(application + '.' + SHARED, config));
        settings.put(StreamsConfig.APPLICATION_ID_CONFIG, application);
        // an instance that comes back soon gets its partitions back without a rebalance
        settings.put(
                StreamsConfig.consumerPrefix(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG), application + '-' + instance);
        Properties properties = new Properties();
        properties.putAll(kafka.with(settings));
        return properties;
    }

    private static Map<String, String> under(String prefix, Config config) {
        Map<String, String> found = new TreeMap<>();
        for (String name : config.getPropertyNames()) {
            if (name.startsWith(prefix)) {
                config.getOptionalValue(name, String.class)
                        .ifPresent(value -> found.put(name.substring(prefix.length()), value));
            }
        }
        return found;
    }
}
