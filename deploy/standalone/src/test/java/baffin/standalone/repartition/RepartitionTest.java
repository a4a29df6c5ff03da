package baffin.standalone.repartition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.topics.LogPartitions;
import baffin.platform.topics.StateRows;
import baffin.platform.topics.TopicAdmin;
import baffin.platform.topics.Topics;
import baffin.standalone.broker.BrokerProcess;
import baffin.standalone.broker.LogOnDisk;
import baffin.standalone.config.Layout;
import baffin.standalone.config.PrivateDirectories;
import baffin.standalone.config.Secrets;
import baffin.standalone.config.StartCheck;
import baffin.standalone.config.UnfinishedCopy;
import baffin.standalone.consistency.PlatformId;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Copies logs of real brokers, and reads them as services do. */
@Tag("faults")
class RepartitionTest {

    @TempDir
    private Path directory;

    private final List<String> told = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({"12, 48", "4, 12"})
    void every_key_keeps_its_records_in_their_order_and_every_reader_its_place(int before, int after) throws Exception {
        Layout from = new Layout(directory, directory.resolve("old"));
        Layout to = new Layout(directory, directory.resolve("new"));
        OldLog.in(from, before);
        assertThat(RepartitionCheck.ofWords(from, to, after)).isEmpty();
        assertThat(RepartitionCheck.ofOld(from)).isEmpty();
        PrivateDirectories.of(to);
        assertThat(RepartitionCheck.ofNew(from, to)).isEmpty();

        new Repartition(from, to, after, told::add).run();

        assertThat(LogOnDisk.partitions(to.kafkaData())).isEqualTo(after);
        assertThat(LogOnDisk.partitions(from.kafkaData())).isEqualTo(before);
        assertThat(RepartitionCheck.ofOld(from)).as("the old one can start").isEmpty();
        assertThat(StartCheck.fault(to)).isEmpty();
        assertThat(PlatformId.fault(to)).isEmpty();
        assertThat(PlatformId.ofLog(to.kafkaData())).isNotEqualTo(PlatformId.ofLog(from.kafkaData()));
        assertThat(Secrets.in(to.secrets())).isEqualTo(Secrets.in(from.secrets()));
        assertThat(told).anyMatch(line -> line.contains("match.events: 300 records of 60 keys are the same"));
        try (BrokerProcess broker = OldLog.broker(to);
                LogClient log = new LogClient(broker.settings().bootstrap())) {
            assertThat(LogPartitions.of(log.admin())).hasValue(after);
            assertThatFactsAreThere(log, after);
            assertThatReadersGoOn(log, after);
            assertThatStatesAreThere(log, after);
            assertThatWebhooksAreToldTheRest(log, after, Secrets.in(to.secrets()));
            assertThatItKeepsItsPartitions(log, broker.settings().bootstrap(), after);
        }
    }

    private static void assertThatFactsAreThere(LogClient log, int partitions) throws IOException {
        for (String topic :
                List.of(Topics.MATCH_EVENTS, Topics.LOBBY_EVENTS, Topics.CHAT_EVENTS, Topics.SCORE_EVENTS)) {
            Map<String, List<String>> values = new HashMap<>();
            for (ConsumerRecord<byte[], byte[]> record : all(log, topic, partitions)) {
                assertThat(record.partition())
                        .isEqualTo(Placement.byKey(partitions).place(record.key(), 0));
                assertThat(record.timestamp()).isEqualTo(OldLog.DAY);
                assertThat(record.headers().lastHeader("ce_type").value()).isEqualTo(OldLog.bytes("test"));
                values.computeIfAbsent(text(record.key()), key -> new ArrayList<>())
                        .add(text(record.value()));
            }
            assertThat(values).hasSize(OldLog.KEYS);
            assertThat(values.values()).allMatch(versions(topic, 0)::equals);
        }
    }

    /** What a reader has taken lies before its place, what waits behind it; commands are only those that wait. */
    private static void assertThatReadersGoOn(LogClient log, int partitions) throws Exception {
        for (Reader reader : Reader.ALL) {
            Map<TopicPartition, OffsetAndMetadata> places = log.admin()
                    .listConsumerGroupOffsets(reader.group())
                    .partitionsToOffsetAndMetadata()
                    .get();
            for (String topic : reader.topics()) {
                Map<String, List<String>> waiting = new HashMap<>();
                for (ConsumerRecord<byte[], byte[]> record : all(log, topic, partitions)) {
                    if (record.offset()
                            >= places.get(new TopicPartition(topic, record.partition()))
                                    .offset()) {
                        waiting.computeIfAbsent(text(record.key()), key -> new ArrayList<>())
                                .add(text(record.value()));
                    }
                }
                assertThat(waiting).as(topic).hasSize(OldLog.KEYS);
                assertThat(waiting.values()).allMatch(versions(topic, OldLog.TAKEN)::equals);
            }
        }
        int rest = OldLog.KEYS * (OldLog.VERSIONS - OldLog.TAKEN);
        assertThat(all(log, Topics.MATCH_COMMANDS, partitions)).hasSize(rest);
        assertThat(all(log, Topics.LOBBY_COMMANDS, partitions)).hasSize(rest);
    }

    private static void assertThatStatesAreThere(LogClient log, int partitions) throws IOException {
        Map<String, ConsumerRecord<byte[], byte[]>> latest = new HashMap<>();
        List<Integer> signs = new ArrayList<>();
        for (ConsumerRecord<byte[], byte[]> record : all(log, OldLog.STATES, partitions)) {
            if (text(record.key()).equals(StateRows.ALIVE)) {
                assertThat(record.value()).isEqualTo(OldLog.sign(OldLog.LATEST_SIGN));
                signs.add(record.partition());
            } else {
                assertThat(record.partition())
                        .isEqualTo(Placement.byAggregate(partitions).place(record.key(), 0));
                latest.put(text(record.key()), record);
            }
        }
        assertThat(signs)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, partitions).boxed().toList());
        assertThat(latest).hasSize(2 * OldLog.KEYS);
        assertThat(text(latest.get("match-7").value())).isEqualTo("state 1");
        assertThat(text(latest.get(StateRows.page("match-7", 0)).value())).isEqualTo("page 1");
    }

    private static void assertThatWebhooksAreToldTheRest(LogClient log, int partitions, Secrets secrets)
            throws IOException {
        ToldRows rows = new ToldRows(OldLog.sealer(secrets));
        log.read(log.log(Topics.GAME_TABLES, 1), rows::add);
        Map<Integer, Long> told = ToldRows.of(Topics.MATCH_EVENTS, rows.tellings());
        Map<String, List<String>> rest = new HashMap<>();
        for (ConsumerRecord<byte[], byte[]> record : all(log, Topics.MATCH_EVENTS, partitions)) {
            if (record.offset() >= told.getOrDefault(record.partition(), 0L)) {
                rest.computeIfAbsent(text(record.key()), key -> new ArrayList<>())
                        .add(text(record.value()));
            }
        }
        assertThat(rest.values()).allMatch(versions(Topics.MATCH_EVENTS, OldLog.TOLD)::equals);
        assertThat(rest).hasSize(OldLog.KEYS);
        assertThat(all(log, Topics.LOBBY_TABLES, 1)).hasSize(1);
        assertThat(all(log, Topics.ACCOUNT_NAMES, 1)).hasSize(1);
        assertThat(all(log, Topics.REVOCATIONS, 1)).hasSize(1);
        assertThat(all(log, Topics.OPERATOR_ACTIONS, 1)).hasSize(1);
    }

    private static void assertThatItKeepsItsPartitions(LogClient log, String bootstrap, int partitions)
            throws Exception {
        assertThat(TopicAdmin.ensure(bootstrap, partitions + 1)).isEqualTo(partitions);
        NewTopic another = new NewTopic(Topics.CHANGELOGS.getFirst(), partitions + 1, (short) 1);
        log.admin().createTopics(List.of(another)).all().get();
        assertThatThrownBy(() -> TopicAdmin.ensure(bootstrap, partitions))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("different numbers of partitions");
    }

    private static List<String> versions(String topic, int from) {
        return IntStream.range(from, OldLog.VERSIONS)
                .mapToObj(version -> topic + " " + version)
                .toList();
    }

    private static List<ConsumerRecord<byte[], byte[]>> all(LogClient log, String topic, int partitions)
            throws IOException {
        List<ConsumerRecord<byte[], byte[]>> all = new ArrayList<>();
        log.read(log.log(topic, partitions), all::add);
        return all;
    }

    private static String text(byte[] bytes) {
        return bytes == null ? "" : new String(bytes, StandardCharsets.UTF_8);
    }

    @Test
    void what_cannot_be_copied_is_told_before_anything_starts() throws IOException {
        Layout from = new Layout(directory, directory.resolve("old"));
        assertThat(RepartitionCheck.ofWords(from, new Layout(directory, directory.resolve("old/new")), 48))
                .hasValueSatisfying(fault -> assertThat(fault).contains("a directory of its own"));
        Layout to = new Layout(directory, directory.resolve("new"));
        assertThat(RepartitionCheck.ofWords(from, to, 500))
                .hasValueSatisfying(fault -> assertThat(fault).contains("1 to 128"));
        assertThat(RepartitionCheck.ofWords(from, to, 48))
                .hasValueSatisfying(fault -> assertThat(fault).contains("holds no platform"));
        for (int partition = 0; partition < 12; partition++) {
            Files.createDirectories(from.kafkaData().resolve("match.events-" + partition));
        }
        assertThat(RepartitionCheck.ofWords(from, to, 12))
                .hasValueSatisfying(fault -> assertThat(fault).contains("has 12 partitions already"));
        Secrets.in(from.secrets());
        Secrets.belongTo(from.secrets(), "a-platform");
        assertThat(RepartitionCheck.ofOld(from))
                .hasValueSatisfying(fault -> assertThat(fault).contains("not stopped in order"));
        Secrets.in(to.secrets());
        assertThat(RepartitionCheck.ofNew(from, to))
                .hasValueSatisfying(fault -> assertThat(fault).contains("is in the way"));
    }

    @Test
    void nothing_starts_on_what_was_broken_off() throws IOException {
        Layout to = new Layout(directory, directory.resolve("new"));
        Files.createDirectories(to.data());
        UnfinishedCopy.begin(to, directory.resolve("old"));

        assertThat(StartCheck.fault(to))
                .hasValueSatisfying(fault -> assertThat(fault).contains("broken off"));
    }
}
