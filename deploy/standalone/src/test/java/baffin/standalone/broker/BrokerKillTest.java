package baffin.standalone.broker;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.topics.TopicAdmin;
import baffin.platform.topics.Topics;
import baffin.standalone.config.Secrets;
import baffin.standalone.part.BrokerPart;
import baffin.standalone.process.PidFile;
import baffin.standalone.process.Ports;
import baffin.standalone.process.Processes;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.utils.Utils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kills brokers whose offsets log is large, the case in which a coordinator was seen to come back dead. */
@Tag("faults")
class BrokerKillTest {

    private static final long LARGE_BYTES = 8L * 1024 * 1024;
    private static final int PARTITIONS = 12;
    private static final String METADATA = "x".repeat(3_000);

    @TempDir
    private Path directory;

    @Test
    void consumer_groups_work_again_after_each_kill_of_a_broker_with_a_large_offsets_log() throws Exception {
        List<Integer> ports = Ports.free(2);
        var settings = new BrokerSettings(
                directory.resolve("kafka"),
                "127.0.0.1",
                ports.get(0),
                ports.get(1),
                Map.of(Secrets.KAFKA_USER, "secret"));
        PidFile pidFile = new PidFile(directory.resolve("kafka.pid"));
        List<String> messages = new ArrayList<>();
        BrokerPart broker = new BrokerPart(
                settings,
                List.of(),
                pidFile,
                directory.resolve("kafka.log"),
                Duration.ofSeconds(25),
                PARTITIONS,
                messages::add);
        broker.start();
        try {
            for (int kill = 0; kill < 2; kill++) {
                growOffsetsLog(settings);
                Processes.kill(pidFile.running().orElseThrow().pid());
                broker.start();
                assertThat(new GroupProbe(settings.access(), Duration.ofSeconds(20)).groupsWork())
                        .as("after kill " + kill + " " + messages)
                        .isTrue();
            }
        } finally {
            broker.stop();
        }
    }

    @Test
    void groups_of_a_broker_that_does_not_react_do_not_work() throws Exception {
        List<Integer> ports = Ports.free(2);
        var settings = new BrokerSettings(directory.resolve("kafka"), "127.0.0.1", ports.get(0), ports.get(1));
        try (BrokerProcess broker = BrokerProcess.start(settings, directory.resolve("kafka.log"))) {
            TopicAdmin.ensure(settings.access(), PARTITIONS);
            GroupProbe probe = new GroupProbe(settings.access(), Duration.ofSeconds(2));
            ProcessHandle process = ProcessHandle.of(broker.pid()).orElseThrow();
            Processes.signal(process, "STOP", Duration.ZERO);
            try {
                assertThat(probe.groupsWork()).isFalse();
            } finally {
                Processes.signal(process, "CONT", Duration.ZERO);
            }
        }
    }

    @Test
    void the_probe_asks_one_group_for_each_partition_of_the_offsets_log() {
        assertThat(GroupProbe.oneGroupForEachPartition(4))
                .doesNotHaveDuplicates()
                .extracting(group -> Utils.abs(group.hashCode()) % 4)
                .containsExactly(0, 1, 2, 3);
    }

    // the log cleaner may come at any moment, and what it has cleaned is not large any more
    private static void keepWholeOffsetsLog(BrokerSettings settings) throws Exception {
        var offsetsLog = new ConfigResource(ConfigResource.Type.TOPIC, "__consumer_offsets");
        var anHour = new ConfigEntry(TopicConfig.MIN_COMPACTION_LAG_MS_CONFIG, "3600000");
        try (Admin admin = Admin.create(settings.access().with(Map.of()))) {
            admin.incrementalAlterConfigs(
                            Map.of(offsetsLog, List.of(new AlterConfigOp(anHour, AlterConfigOp.OpType.SET))))
                    .all()
                    .get();
        }
    }

    // commits with fat metadata make in seconds what a busy platform makes in hours
    private static void growOffsetsLog(BrokerSettings settings) throws Exception {
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (int partition = 0; partition < PARTITIONS; partition++) {
            offsets.put(new TopicPartition(Topics.MATCH_EVENTS, partition), new OffsetAndMetadata(1, METADATA));
        }
        for (String group : GroupProbe.oneGroupForEachPartition(4)) {
            Map<String, Object> config = settings.access().with(Map.of("group.id", group, "enable.auto.commit", false));
            try (var consumer = new KafkaConsumer<>(config, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
                consumer.assign(offsets.keySet());
                consumer.commitSync(offsets);
                keepWholeOffsetsLog(settings);
                for (long written = 0; written < LARGE_BYTES; written += METADATA.length() * (long) PARTITIONS) {
                    consumer.commitSync(offsets);
                }
            }
        }
        assertThat(offsetsLogBytes(settings.dataDir())).isGreaterThan(LARGE_BYTES);
    }

    // java.io.File answers 0 for a file that the log cleaner has just taken away, where java.nio throws
    private static long offsetsLogBytes(Path dataDir) {
        long bytes = 0;
        for (File partition : filesOf(dataDir.toFile(), "__consumer_offsets-\\d+")) {
            for (File segment : filesOf(partition, ".*\\.log")) {
                bytes += segment.length();
            }
        }
        return bytes;
    }

    private static File[] filesOf(File directory, String pattern) {
        File[] files = directory.listFiles((parent, name) -> name.matches(pattern));
        return files == null ? new File[0] : files;
    }
}
