package baffin.standalone.broker;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicRights;
import baffin.standalone.config.Secrets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * Where a broker lives and listens.
 *
 * @param dataDir its log directory, formatted at the first start
 * @param host address to listen on and to tell clients, usually loopback
 * @param port client port, 1 to 65535
 * @param controllerPort port of the controller quorum, which has this one voter
 * @param users passwords of its users, {@link Secrets#KAFKA_USER} among them; none for a broker that lets in everybody
 */
public record BrokerSettings(Path dataDir, String host, int port, int controllerPort, Map<String, String> users) {

    /** Environment variable that brings the users to the process of the broker: everybody sees a command line. */
    private static final String USERS = "BAFFIN_BROKER_USERS";

    private static final String PLAIN = "PLAIN";

    private static final int KIB = 1024;
    private static final int MIB = 1024 * KIB;

    public BrokerSettings {
        users = Map.copyOf(users);
    }

    /** A broker that lets in everybody. */
    public BrokerSettings(Path dataDir, String host, int port, int controllerPort) {
        this(dataDir, host, port, controllerPort, Map.of());
    }

    /** What clients connect to. */
    public String bootstrap() {
        return host + ":" + port;
    }

    /** The way to it as its super user. */
    public KafkaAccess access() {
        return users.isEmpty()
                ? KafkaAccess.open(bootstrap())
                : KafkaAccess.of(bootstrap(), Secrets.KAFKA_USER, superPassword());
    }

    private String superPassword() {
        return Objects.requireNonNull(users.get(Secrets.KAFKA_USER));
    }

    /** The settings as arguments of {@link BrokerMain}. */
    public List<String> toArguments() {
        return List.of(dataDir.toString(), host, Integer.toString(port), Integer.toString(controllerPort));
    }

    /** What the process of the broker finds in its environment. */
    public Map<String, String> toEnvironment() {
        return Map.of(
                USERS,
                users.entrySet().stream()
                        .map(user -> user.getKey() + ' ' + user.getValue())
                        .collect(Collectors.joining("\n")));
    }

    static BrokerSettings fromArguments(String[] args, Map<String, String> environment) {
        Map<String, String> users = environment
                .getOrDefault(USERS, "")
                .lines()
                .map(line -> line.split(" ", 2))
                .collect(Collectors.toMap(words -> words[0], words -> words[1]));
        return new BrokerSettings(
                Path.of(args[0]), args[1], Integer.parseInt(args[2]), Integer.parseInt(args[3]), users);
    }

    Properties toProperties() {
        Properties properties = new Properties();
        addresses(properties);
        if (!users.isEmpty()) {
            passwords(properties);
        }
        oneReplica(properties);
        quickAnswers(properties);
        smallLogs(properties);
        return properties;
    }

    private void addresses(Properties properties) {
        properties.put("process.roles", "broker,controller");
        properties.put("node.id", "1");
        properties.put("controller.quorum.voters", "1@" + host + ":" + controllerPort);
        properties.put("listeners", "CLIENTS://" + bootstrap() + ",CONTROLLER://" + host + ":" + controllerPort);
        properties.put("advertised.listeners", "CLIENTS://" + bootstrap());
        properties.put("inter.broker.listener.name", "CLIENTS");
        properties.put("controller.listener.names", "CONTROLLER");
        String protocol = users.isEmpty() ? "PLAINTEXT" : "SASL_PLAINTEXT";
        properties.put("listener.security.protocol.map", "CLIENTS:" + protocol + ",CONTROLLER:" + protocol);
        properties.put("log.dirs", dataDir.toString());
        properties.put("auto.create.topics.enable", "false");
    }

    // the controller keeps what SCRAM needs, so that nobody can come to it by SCRAM
    private void passwords(Properties properties) {
        String user = Secrets.KAFKA_USER;
        String clients = KafkaAccess.login(KafkaAccess.SCRAM, user, superPassword(), Map.of());
        String controller = KafkaAccess.login(PLAIN, user, superPassword(), Map.of("user_" + user, superPassword()));
        properties.put("listener.name.clients.sasl.enabled.mechanisms", KafkaAccess.SCRAM + "," + PLAIN);
        // SCRAM of librdkafka before 2.6.1, which most kcats have, is refused by Kafka: the analyst comes by PLAIN
        String analyst = users.getOrDefault(TopicRights.ANALYST, superPassword());
        properties.put(
                "listener.name.clients.plain.sasl.jaas.config",
                KafkaAccess.login(PLAIN, TopicRights.ANALYST, analyst, Map.of("user_" + TopicRights.ANALYST, analyst)));
        properties.put("listener.name.clients.scram-sha-512.sasl.jaas.config", clients);
        properties.put("sasl.mechanism.inter.broker.protocol", KafkaAccess.SCRAM);
        properties.put("listener.name.controller.sasl.enabled.mechanisms", PLAIN);
        properties.put("listener.name.controller.plain.sasl.jaas.config", controller);
        properties.put("sasl.mechanism.controller.protocol", PLAIN);
        properties.put("authorizer.class.name", "org.apache.kafka.metadata.authorizer.StandardAuthorizer");
        properties.put("super.users", "User:" + user);
    }

    /** The users as {@code kafka-storage format} takes them. */
    List<String> scramArguments() {
        return users.entrySet().stream()
                .filter(user -> !user.getKey().equals(TopicRights.ANALYST))
                .map(user -> "%s=[name=%s,password=%s]".formatted(KafkaAccess.SCRAM, user.getKey(), user.getValue()))
                .toList();
    }

    /** Shows no password. */
    @Override
    public String toString() {
        return "Kafka in " + dataDir + " on port " + port;
    }

    private static void oneReplica(Properties properties) {
        properties.put("default.replication.factor", "1");
        properties.put("min.insync.replicas", "1");
        properties.put("offsets.topic.replication.factor", "1");
        properties.put("transaction.state.log.replication.factor", "1");
        properties.put("transaction.state.log.min.isr", "1");
        properties.put("share.coordinator.state.topic.replication.factor", "1");
        properties.put("share.coordinator.state.topic.min.isr", "1");
    }

    private static void quickAnswers(Properties properties) {
        properties.put("group.initial.rebalance.delay.ms", "0");
        // the default of 5 ms is paid by every offset committed in a transaction
        properties.put("group.coordinator.append.linger.ms", "0");
        properties.put("add.partitions.to.txn.retry.backoff.ms", "1");
        // a killed broker may register again after this long
        properties.put("broker.session.timeout.ms", "3000");
        properties.put("broker.heartbeat.interval.ms", "500");
        properties.put("num.network.threads", "2");
        properties.put("num.io.threads", "4");
        properties.put("controlled.shutdown.enable", "false");
    }

    // offsets are committed every few milliseconds: without small segments and a busy cleaner their log grows without
    // end
    private static void smallLogs(Properties properties) {
        properties.put("offsets.topic.num.partitions", "4");
        properties.put("offsets.topic.segment.bytes", Integer.toString(MIB));
        properties.put("transaction.state.log.num.partitions", "4");
        properties.put("transaction.state.log.segment.bytes", Integer.toString(MIB));
        properties.put("log.segment.bytes", Integer.toString(128 * MIB));
        // made at full length for every partition; a full segment of 128 MiB has 384 KiB of them at most
        properties.put("log.index.size.max.bytes", Integer.toString(512 * KIB));
        // the quorum writes twice a second also when nothing happens
        properties.put("metadata.log.segment.bytes", Integer.toString(8 * MIB));
        properties.put("metadata.max.retention.bytes", Integer.toString(16 * MIB));
        properties.put("log.cleaner.backoff.ms", "5000");
        properties.put("log.cleaner.min.cleanable.ratio", "0.2");
        properties.put("log.cleaner.dedupe.buffer.size", Integer.toString(8 * MIB));
    }
}
