package baffin.standalone.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicAdmin;
import baffin.platform.topics.TopicRights;
import baffin.platform.topics.Topics;
import baffin.standalone.process.Ports;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.errors.SaslAuthenticationException;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Kafka with the settings that the compose file has for its container. */
@Tag("broker")
@Timeout(600)
class ComposeBrokerTest {

    private static final Pattern GIVEN = Pattern.compile("\\$\\{BAFFIN_PASSWORD_([A-Z]+):\\?[^}]*}");

    @TempDir
    private Path directory;

    @Test
    void kafka_asks_for_passwords_and_lets_each_service_write_its_own_topics_alone() throws Exception {
        List<Integer> ports = Ports.free(2);
        String bootstrap = "localhost:" + ports.getFirst();
        Properties properties = brokerOfCompose(ports.getFirst(), ports.getLast());
        format(properties);
        KafkaRaftServer broker = new KafkaRaftServer(new KafkaConfig(properties, false), Time.SYSTEM);
        broker.startup();
        try {
            KafkaAccess topics = as("topics", bootstrap);
            TopicAdmin.ensure(topics, 1);
            assertThat(DeploymentFiles.compose().at("/services/topics/command").toString())
                    .isEqualTo("[\"--rights\"]");
            TopicRights.give(topics);

            write(as("rules", bootstrap), Topics.MATCH_EVENTS);
            write(as("lobby", bootstrap), Topics.LOBBY_EVENTS);
            write(as("scoring", bootstrap), Topics.SCORE_EVENTS);
            write(as("game", bootstrap), Topics.CHAT_EVENTS);
            for (String service : List.of("lobby", "scoring", "game")) {
                assertThatThrownBy(() -> write(as(service, bootstrap), Topics.MATCH_EVENTS))
                        .hasCauseInstanceOf(TopicAuthorizationException.class);
            }
            KafkaAccess guess = KafkaAccess.of(
                    bootstrap, Map.of("user", "platform", "password", "lobby", "mechanism", "PLAIN")::get);
            assertThatThrownBy(() -> describe(guess)).hasCauseInstanceOf(SaslAuthenticationException.class);
            assertThatThrownBy(() -> describe(KafkaAccess.open(bootstrap))).isInstanceOf(ExecutionException.class);
        } finally {
            broker.shutdown();
            broker.awaitShutdown();
        }
    }

    /** The broker's environment as the image turns it into properties; only places and ports are those of the test. */
    private Properties brokerOfCompose(int port, int controllerPort) throws IOException {
        Properties properties = new Properties();
        environment("kafka").forEach((name, value) -> {
            if (name.startsWith("KAFKA_")) {
                String property = name.substring("KAFKA_".length())
                        .toLowerCase(Locale.ROOT)
                        .replace("___", "-")
                        .replace("__", "\0")
                        .replace('_', '.')
                        .replace('\0', '_');
                properties.put(
                        property,
                        value.replace("kafka:", "localhost:")
                                .replace(":9092", ":" + port)
                                .replace(":9093", ":" + controllerPort));
            }
        });
        properties.put("log.dirs", directory.resolve("kafka").toString());
        return properties;
    }

    private static void format(Properties properties) throws Exception {
        String directory = properties.getProperty("log.dirs");
        new Formatter()
                .setNodeId(1)
                .setClusterId(Uuid.randomUuid().toString())
                .setReleaseVersion(MetadataVersion.latestProduction())
                .addDirectory(directory)
                .setMetadataLogDirectory(directory)
                .setControllerListenerName("CONTROLLER")
                .run();
    }

    /** The access that a service makes of its environment. */
    private static KafkaAccess as(String service, String bootstrap) throws IOException {
        Map<String, String> environment = environment(service);
        assertThat(environment).containsEntry("BAFFIN_KAFKA", "kafka:9092");
        return KafkaAccess.of(
                bootstrap, setting -> environment.get("BAFFIN_KAFKA_" + setting.toUpperCase(Locale.ROOT)));
    }

    /** The environment of a container; the password of USER is {@code user}, in small letters. */
    private static Map<String, String> environment(String service) throws IOException {
        JsonNode environment = DeploymentFiles.compose().at("/services/" + service + "/environment");
        return DeploymentFiles.fields(environment).entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        variable -> GIVEN.matcher(variable.getValue())
                                .replaceAll(password -> password.group(1).toLowerCase(Locale.ROOT))));
    }

    private static void write(KafkaAccess kafka, String topic) throws Exception {
        Map<String, Object> settings = kafka.with(Map.of("max.block.ms", 10_000));
        try (var producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer())) {
            producer.send(new ProducerRecord<>(topic, "key", "value")).get();
        }
    }

    private static void describe(KafkaAccess kafka) throws Exception {
        try (Admin admin =
                Admin.create(kafka.with(Map.of("default.api.timeout.ms", 5_000, "request.timeout.ms", 5_000)))) {
            admin.describeCluster().nodes().get();
        }
    }
}
