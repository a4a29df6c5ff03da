package baffin.standalone.repartition;

import baffin.platform.secrets.SecretSealer;
import baffin.platform.topics.StateRows;
import baffin.platform.topics.Topics;
import baffin.standalone.repartition.Stretches.Range;
import baffin.standalone.repartition.TopicCopier.Copy;
import baffin.standalone.repartition.TopicCopier.Order;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.admin.ConfigEntry.ConfigSource;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.ConfigResource;
import org.jspecify.annotations.Nullable;

/**
 * Copies all topics of a log whose broker runs to a new one, and sets where its readers stand. Replies and
 * acknowledgements are left out, since nobody waits for them any more, and so are commands that were decided.
 */
final class LogCopy {

    /** A transaction that a crash has left open is ended by the broker after 10 s. */
    private static final Duration SETTLED_WITHIN = Duration.ofMinutes(2);

    private static final long LOOK_EVERY_MS = 500;
    private static final List<String> COMMANDS = List.of(Topics.LOBBY_COMMANDS, Topics.MATCH_COMMANDS);
    /** Topics of one partition whose records somebody still needs. */
    private static final List<String> WHOLE = List.of(
            Topics.LOBBY_TABLES, Topics.GAME_TABLES, Topics.ACCOUNT_NAMES, Topics.REVOCATIONS, Topics.OPERATOR_ACTIONS);

    private final TopicCopier copier;
    private final int partitions;
    private final ToldRows toldRows;
    private final Map<String, Copy> copies = new TreeMap<>();

    /** @param webhookKeys seal the rows of game-service */
    LogCopy(TopicCopier copier, int partitions, SecretSealer webhookKeys) {
        this.copier = copier;
        this.partitions = partitions;
        this.toldRows = new ToldRows(webhookKeys);
    }

    /** Copies all; gives the number of records. */
    long run() throws IOException {
        Map<String, Integer> topics = new TreeMap<>(copier.old().topics());
        topics.keySet()
                .removeIf(topic -> !Topics.keyedByMatch().contains(topic)
                        && !Topics.CHANGELOGS.contains(topic)
                        && !WHOLE.contains(topic));
        awaitSettled(topics);
        Map<String, Map<Integer, Long>> tellings = tellings(topics);
        for (Map.Entry<String, Integer> topic : topics.entrySet()) {
            String name = topic.getKey();
            Map<TopicPartition, Range> log = copier.old().log(name, topic.getValue());
            if (Topics.CHANGELOGS.contains(name)) {
                copyStates(name, log);
            } else if (WHOLE.contains(name)) {
                copy(new Order(name, 1, Stretches.of(log, Map.of(), Map.of()), Placement.ofRows(), row -> {}));
            } else {
                Stretches stretches = Stretches.of(log, ToldRows.of(name, tellings), taken(name, log));
                copy(new Order(
                        name,
                        partitions,
                        COMMANDS.contains(name) ? stretches.waitingOnly() : stretches,
                        Placement.byKey(partitions),
                        none -> {}));
            }
        }
        tell(tellings);
        setReaders();
        return copies.values().stream().mapToLong(copy -> copy.sum().records()).sum();
    }

    private void awaitSettled(Map<String, Integer> topics) throws IOException {
        long end = System.nanoTime() + SETTLED_WITHIN.toNanos();
        for (Map.Entry<String, Integer> topic : topics.entrySet()) {
            while (!copier.old().isSettled(topic.getKey(), topic.getValue())) {
                if (System.nanoTime() > end) {
                    throw new IOException("a transaction stays open in " + topic.getKey()
                            + ". Start the platform once with ./baffin up, and stop it with ./baffin down.");
                }
                pause();
            }
        }
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(LOOK_EVERY_MS);
        } catch (InterruptedException e) {
            throw LogClient.interrupted(e);
        }
    }

    private Map<String, Map<Integer, Long>> tellings(Map<String, Integer> topics) throws IOException {
        Integer rows = topics.get(Topics.GAME_TABLES);
        if (rows != null) {
            copier.old().read(copier.old().log(Topics.GAME_TABLES, rows), toldRows::add);
        }
        return toldRows.tellings();
    }

    private void copy(Order order) throws IOException {
        copies.put(order.topic(), copier.copy(order));
    }

    /** Up to where a topic was taken by its reader: all of it, where there is none or only read models read. */
    private Map<Integer, Long> taken(String topic, Map<TopicPartition, Range> log) throws IOException {
        Map<Integer, Long> taken = new HashMap<>();
        Reader reader = Reader.of(topic).orElse(null);
        if (reader == null) {
            log.forEach((partition, range) -> taken.put(partition.partition(), range.end()));
            return taken;
        }
        LogClient.asked(copier.old()
                        .admin()
                        .listConsumerGroupOffsets(reader.group())
                        .partitionsToOffsetAndMetadata())
                .forEach((partition, place) -> {
                    if (place != null && partition.topic().equals(topic)) {
                        taken.put(partition.partition(), place.offset());
                    }
                });
        if (taken.isEmpty() && log.values().stream().anyMatch(range -> range.from() < range.end())) {
            throw new IOException("the log does not tell what " + reader.group() + " has taken of " + topic
                    + ". Start the platform once with ./baffin up, and stop it with ./baffin down.");
        }
        return taken;
    }

    private void copyStates(String topic, Map<TopicPartition, Range> log) throws IOException {
        ConfigResource resource = new ConfigResource(ConfigResource.Type.TOPIC, topic);
        Map<String, String> settings = new HashMap<>();
        LogClient.asked(copier.old().admin().describeConfigs(List.of(resource)).all())
                .values()
                .forEach(config -> config.entries().stream()
                        .filter(entry -> entry.source() == ConfigSource.DYNAMIC_TOPIC_CONFIG)
                        .forEach(entry -> settings.put(entry.name(), value(entry))));
        NewTopic states = new NewTopic(topic, partitions, (short) 1).configs(settings);
        LogClient.asked(copier.fresh().admin().createTopics(List.of(states)).all());
        OwnRows own = new OwnRows();
        copy(new Order(
                topic, partitions, Stretches.of(log, Map.of(), Map.of()), Placement.byAggregate(partitions), own::add));
        own.rows(topic, partitions, System.currentTimeMillis()).forEach(copier.writer()::send);
        copier.writer().flush();
    }

    private static String value(ConfigEntry entry) {
        return entry.value() == null ? "" : entry.value();
    }

    private void tell(Map<String, Map<Integer, Long>> tellings) throws IOException {
        for (String telling : tellings.keySet()) {
            Copy copy = copies.get(ToldRows.topicOf(telling));
            for (int partition = 0; copy != null && partition < partitions; partition++) {
                long told = copy.told().getOrDefault(partition, 0L);
                if (told > 0) {
                    ProducerRecord<byte[], byte[]> row = toldRows.row(telling, partition, told);
                    copier.writer().send(row);
                }
            }
        }
        copier.writer().flush();
    }

    private void setReaders() throws IOException {
        for (Reader reader : Reader.ALL) {
            Map<TopicPartition, OffsetAndMetadata> places = new HashMap<>();
            for (String topic : reader.topics()) {
                Copy copy = copies.get(topic);
                if (copy != null) {
                    copy.taken()
                            .forEach((partition, end) ->
                                    places.put(new TopicPartition(topic, partition), new OffsetAndMetadata(end)));
                }
            }
            LogClient.asked(copier.fresh()
                    .admin()
                    .alterConsumerGroupOffsets(reader.group(), places)
                    .all());
        }
    }

    /**
     * The rows of a changelog that hold for a partition as a whole. Each new partition gets what was so in any of the
     * old ones: the latest sign of life, since all have stopped at one time, and any outage that not everybody was told
     * of.
     */
    static final class OwnRows {

        /** A row in a partition. */
        private record Where(int partition, String key) {}

        private final Map<Where, byte[]> latest = new HashMap<>();

        /** Takes a record of the changelog; others than such rows say nothing here. */
        void add(ConsumerRecord<byte[], byte @Nullable []> record) {
            String key = record.key() == null ? "" : new String(record.key(), StandardCharsets.UTF_8);
            if (!key.equals(StateRows.ALIVE) && !key.equals(StateRows.OUTAGE)) {
                return;
            }
            byte[] value = record.value();
            Where where = new Where(record.partition(), key);
            if (value == null) {
                latest.remove(where);
            } else {
                latest.put(where, value);
            }
        }

        /**
         * The rows of the new partitions.
         *
         * @param now time of the records, ms since 1970
         */
        List<ProducerRecord<byte[], byte[]>> rows(String topic, int partitions, long now) {
            List<ProducerRecord<byte[], byte[]>> rows = new ArrayList<>();
            for (int partition = 0; partition < partitions; partition++) {
                add(rows, topic, partition, now, StateRows.ALIVE, StateRows::later);
                add(rows, topic, partition, now, StateRows.OUTAGE, StateRows::spanning);
            }
            return rows;
        }

        private void add(
                List<ProducerRecord<byte[], byte[]>> rows,
                String topic,
                int partition,
                long now,
                String key,
                BinaryOperator<byte[]> both) {
            latest.entrySet().stream()
                    .filter(row -> row.getKey().key().equals(key))
                    .map(Map.Entry::getValue)
                    .reduce(both)
                    .ifPresent(row -> rows.add(
                            new ProducerRecord<>(topic, partition, now, key.getBytes(StandardCharsets.UTF_8), row)));
        }
    }
}
