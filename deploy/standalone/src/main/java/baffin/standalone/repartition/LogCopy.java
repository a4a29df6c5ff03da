package baffin.standalone.repartition;

import baffin.platform.secrets.SecretSealer;
import baffin.platform.topics.Topics;
import baffin.standalone.repartition.Stretches.Range;
import baffin.standalone.repartition.TopicCopier.Copy;
import baffin.standalone.repartition.TopicCopier.Order;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.admin.ConfigEntry.ConfigSource;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.ConfigResource;

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
}
