package baffin.standalone.repartition;

import baffin.platform.secrets.SecretSealer;
import baffin.platform.topics.StateRows;
import baffin.platform.topics.TopicAdmin;
import baffin.platform.topics.Topics;
import baffin.standalone.broker.BrokerProcess;
import baffin.standalone.broker.BrokerSettings;
import baffin.standalone.config.Layout;
import baffin.standalone.config.PrivateDirectories;
import baffin.standalone.config.Secrets;
import baffin.standalone.consistency.PlatformId;
import baffin.standalone.process.Ports;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.jspecify.annotations.Nullable;

/** Makes a stopped platform whose log holds something of everything, in the middle of work. */
@SuppressWarnings("FutureReturnValueIgnored") // a commit fails when a record of its transaction did
final class OldLog {

    static final int KEYS = 60;
    static final int VERSIONS = 5;
    /** Records of each key that the readers have taken; the rest waits. */
    static final int TAKEN = 3;
    /** Records of each key that webhooks were told of. */
    static final int TOLD = 2;

    static final long DAY = 1_700_000_000_000L;
    static final long LATEST_SIGN = 5_000;
    static final String STATES = Topics.CHANGELOGS.get(1);

    private final Layout layout;
    private final int partitions;

    private OldLog(Layout layout, int partitions) {
        this.layout = layout;
        this.partitions = partitions;
    }

    static void in(Layout layout, int partitions) throws Exception {
        new OldLog(layout, partitions).make();
    }

    static BrokerProcess broker(Layout layout) throws IOException {
        List<Integer> ports = Ports.free(2);
        return BrokerProcess.start(
                new BrokerSettings(layout.kafkaData(), "127.0.0.1", ports.get(0), ports.get(1)), layout.log("kafka"));
    }

    private void make() throws Exception {
        PrivateDirectories.of(layout);
        Secrets secrets = Secrets.in(layout.secrets());
        try (BrokerProcess broker = broker(layout)) {
            String bootstrap = broker.settings().bootstrap();
            TopicAdmin.ensure(bootstrap, partitions);
            try (Admin admin = Admin.create(Map.of("bootstrap.servers", bootstrap));
                    KafkaProducer<byte[], byte[]> producer = producer(bootstrap)) {
                admin.createTopics(List.of(new NewTopic(STATES, partitions, (short) 1)
                                .configs(Map.of("cleanup.policy", "compact", "segment.bytes", "4194304"))))
                        .all()
                        .get();
                producer.initTransactions();
                Map<TopicPartition, Long> told = facts(admin, producer, 0, TOLD);
                Map<TopicPartition, Long> taken = facts(admin, producer, TOLD, TAKEN);
                facts(admin, producer, TAKEN, VERSIONS);
                states(producer);
                rows(producer, secrets, told);
                aborted(producer);
                for (Reader reader : Reader.ALL) {
                    Map<TopicPartition, OffsetAndMetadata> places = new HashMap<>();
                    taken.forEach((partition, end) -> {
                        if (reader.topics().contains(partition.topic())) {
                            places.put(partition, new OffsetAndMetadata(end));
                        }
                    });
                    admin.alterConsumerGroupOffsets(reader.group(), places)
                            .all()
                            .get();
                }
            }
        }
        Secrets.belongTo(layout.secrets(), PlatformId.ofLog(layout.kafkaData()).orElseThrow());
    }

    private static KafkaProducer<byte[], byte[]> producer(String bootstrap) {
        return new KafkaProducer<>(
                Map.of("bootstrap.servers", bootstrap, "transactional.id", "old"),
                new ByteArraySerializer(),
                new ByteArraySerializer());
    }

    /** Further versions of every key in every topic keyed by match; gives where they end. */
    private static Map<TopicPartition, Long> facts(
            Admin admin, KafkaProducer<byte[], byte[]> producer, int from, int to) throws Exception {
        Map<TopicPartition, Long> ends = new HashMap<>();
        for (int version = from; version < to; version++) {
            producer.beginTransaction();
            for (String topic : Topics.keyedByMatch()) {
                for (int key = 0; key < KEYS; key++) {
                    send(producer, topic, null, "match-" + key, topic + " " + version);
                }
            }
            producer.commitTransaction();
        }
        for (String topic : Topics.keyedByMatch()) {
            try (LogClient client = new LogClient(bootstrap(admin))) {
                client.ends(topic, client.topics().get(topic))
                        .forEach((partition, end) -> ends.put(new TopicPartition(topic, partition), end));
            }
        }
        return ends;
    }

    private static String bootstrap(Admin admin) throws Exception {
        var node = admin.describeCluster().nodes().get().iterator().next();
        return node.host() + ":" + node.port();
    }

    private void states(KafkaProducer<byte[], byte[]> producer) {
        producer.beginTransaction();
        for (int version = 0; version < 2; version++) {
            for (int key = 0; key < KEYS; key++) {
                String match = "match-" + key;
                int partition = Placement.byKey(partitions).place(bytes(match), 0);
                send(producer, STATES, partition, match, "state " + version);
                send(producer, STATES, partition, StateRows.page(match, 0), "page " + version);
            }
        }
        send(producer, STATES, 0, "match-0", null);
        producer.send(new ProducerRecord<>(STATES, 0, bytes(StateRows.ALIVE), sign(LATEST_SIGN - 1)));
        producer.send(new ProducerRecord<>(STATES, 1, bytes(StateRows.ALIVE), sign(LATEST_SIGN)));
        producer.commitTransaction();
    }

    static byte[] sign(long since) {
        return ByteBuffer.allocate(10).putLong(1, since).array();
    }

    private static void rows(KafkaProducer<byte[], byte[]> producer, Secrets secrets, Map<TopicPartition, Long> told)
            throws IOException {
        ToldRows rows = new ToldRows(sealer(secrets));
        producer.beginTransaction();
        send(producer, Topics.LOBBY_TABLES, 0, "account[\"a\"]", "sealed");
        send(producer, Topics.ACCOUNT_NAMES, 0, "player_name[\"a\"]", "sealed");
        send(producer, Topics.REVOCATIONS, 0, "session", "ended");
        send(producer, Topics.OPERATOR_ACTIONS, 0, "account", "suspended");
        send(producer, Topics.GAME_TABLES, 0, "webhook[\"w\"]", "sealed");
        for (Map.Entry<TopicPartition, Long> one : told.entrySet()) {
            if (one.getKey().topic().equals(Topics.MATCH_EVENTS)) {
                producer.send(rows.row(Topics.MATCH_EVENTS, one.getKey().partition(), one.getValue()));
            }
        }
        producer.commitTransaction();
    }

    static SecretSealer sealer(Secrets secrets) {
        return SecretSealer.of(List.of(secrets.webhookKeys()), "webhook-keys");
    }

    private static void aborted(KafkaProducer<byte[], byte[]> producer) {
        producer.beginTransaction();
        send(producer, Topics.MATCH_EVENTS, null, "match-1", "never was");
        producer.flush();
        producer.abortTransaction();
    }

    private static void send(
            KafkaProducer<byte[], byte[]> producer,
            String topic,
            @Nullable Integer partition,
            String key,
            @Nullable String value) {
        ProducerRecord<byte[], byte[]> record =
                new ProducerRecord<>(topic, partition, DAY, bytes(key), value == null ? null : bytes(value));
        record.headers().add(new RecordHeader("ce_type", bytes("test")));
        producer.send(record);
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
