package baffin.platform.kafka;

import baffin.platform.topics.KafkaAccess;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.Map;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Makes the access to Kafka from the settings {@code kafka.bootstrap.servers} and {@code baffin.kafka.*}. */
class KafkaWiring {

    @Produces
    @Singleton
    KafkaAccess access(@ConfigProperty(name = "kafka.bootstrap.servers") String bootstrap, Config config) {
        return KafkaAccess.of(
                bootstrap,
                setting -> config.getConfigValue("baffin.kafka." + setting).getValue());
    }

    /** What every channel to Kafka begins with, in place of what Quarkus would find. */
    @Produces
    @Singleton
    @Identifier("default-kafka-broker")
    Map<String, Object> channels(KafkaAccess access) {
        return access.with(Map.of());
    }
}
