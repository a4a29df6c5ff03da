package baffin.standalone.broker;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Properties;

/**
 * Where a broker lives and listens.
 *
 * @param dataDir its log directory, formatted at the first start
 * @param host address to listen on and to tell clients, usually loopback
 * @param port client port, 1 to 65535
 * @param controllerPort port of the controller quorum, which has this one voter
 * @param keepsAll whether nothing that it holds goes away while it runs, be it too old or replaced by a later record
 */
public record BrokerSettings(Path dataDir, String host, int port, int controllerPort, boolean keepsAll) {

    private static final int KIB = 1024;
    private static final int MIB = 1024 * KIB;

    /** A broker that deletes and compacts as its topics say. */
    public BrokerSettings(Path dataDir, String host, int port, int controllerPort) {
        this(dataDir, host, port, controllerPort, false);
    }

    /** What clients connect to. */
    public String bootstrap() {
        return host + ":" + port;
    }

    /** The settings as arguments of {@link BrokerMain}. */
    public List<String> toArguments() {
        return List.of(
                dataDir.toString(),
                host,
                Integer.toString(port),
                Integer.toString(controllerPort),
                Boolean.toString(keepsAll));
    }

    static BrokerSettings fromArguments(String[] args) {
        return new BrokerSettings(
                Path.of(args[0]),
                args[1],
                Integer.parseInt(args[2]),
                Integer.parseInt(args[3]),
                Boolean.parseBoolean(args[4]));
    }

    Properties toProperties() {
        Properties properties = new Properties();
        addresses(properties);
        oneReplica(properties);
        quickAnswers(properties);
        smallLogs(properties);
        if (keepsAll) {
            keepAll(properties);
        }
        return properties;
    }

    private void addresses(Properties properties) {
        properties.put("process.roles", "broker,controller");
        properties.put("node.id", "1");
        properties.put("controller.quorum.voters", "1@" + host + ":" + controllerPort);
        properties.put("listeners", "PLAINTEXT://" + bootstrap() + ",CONTROLLER://" + host + ":" + controllerPort);
        properties.put("advertised.listeners", "PLAINTEXT://" + bootstrap());
        properties.put("controller.listener.names", "CONTROLLER");
        properties.put("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT");
        properties.put("log.dirs", dataDir.toString());
        properties.put("auto.create.topics.enable", "false");
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

    private static void keepAll(Properties properties) {
        String never = Long.toString(Duration.ofDays(365).toMillis());
        properties.put("log.retention.check.interval.ms", never);
        properties.put("offsets.retention.check.interval.ms", never);
        properties.put("log.cleaner.enable", "false");
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
