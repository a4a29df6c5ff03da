package baffin.system.play;

import baffin.standalone.config.Secrets;
import baffin.system.platform.RunningBaffin;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/**
 * Looks for words, whatever their case, wherever a platform keeps something: in all records of the log, all tables and
 * all log files.
 */
final class Remains {

    private static final Duration WAIT = Duration.ofMillis(500);
    private static final int MAGIC_FIRST = 0x1f;
    private static final int MAGIC_SECOND = 0x8b;

    private final RunningBaffin baffin;
    private final List<String> words;

    Remains(RunningBaffin baffin, String... words) {
        this.baffin = baffin;
        this.words = Stream.of(words).map(word -> word.toLowerCase(Locale.ROOT)).toList();
    }

    /** Records of all topics, those of the deciders' states among them, that hold one of the words. */
    List<String> inTheLog() {
        List<String> found = new ArrayList<>();
        Map<String, Object> settings = baffin.kafka().with(Map.of("auto.offset.reset", "earliest"));
        try (var consumer = new KafkaConsumer<>(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
            List<TopicPartition> all = consumer.listTopics().values().stream()
                    .flatMap(List::stream)
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
            consumer.assign(all);
            consumer.seekToBeginning(all);
            Map<TopicPartition, Long> ends = consumer.endOffsets(all);
            while (all.stream().anyMatch(one -> consumer.position(one) < ends.get(one))) {
                for (ConsumerRecord<byte[], byte[]> record : consumer.poll(WAIT)) {
                    if (holds(record)) {
                        found.add(record.topic() + "-" + record.partition() + "@" + record.offset());
                    }
                }
            }
        }
        return found;
    }

    private boolean holds(ConsumerRecord<byte[], byte[]> record) {
        boolean holds = holds(record.key()) || holds(record.value());
        for (Header header : record.headers()) {
            holds |= holds(header.value());
        }
        return holds;
    }

    /** Looks at the bytes as they are, and at what is packed in them. */
    private boolean holds(byte[] bytes) {
        if (bytes == null) {
            return false;
        }
        if (holds(new String(bytes, StandardCharsets.UTF_8))) {
            return true;
        }
        for (int at = 0; at + 1 < bytes.length; at++) {
            boolean packed =
                    Byte.toUnsignedInt(bytes[at]) == MAGIC_FIRST && Byte.toUnsignedInt(bytes[at + 1]) == MAGIC_SECOND;
            if (packed && holds(unpacked(bytes, at))) {
                return true;
            }
        }
        return false;
    }

    private static String unpacked(byte[] bytes, int from) {
        try (var gzip = new GZIPInputStream(new ByteArrayInputStream(bytes, from, bytes.length - from))) {
            return new String(gzip.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException other) {
            return "";
        }
    }

    private boolean holds(String text) {
        String small = text.toLowerCase(Locale.ROOT);
        return words.stream().anyMatch(small::contains);
    }

    /** Rows of all tables of all databases that hold one of the words. */
    List<String> inTheDatabases() throws IOException, SQLException {
        List<String> found = new ArrayList<>();
        for (String database : column("postgres", "select datname from pg_database where datallowconn")) {
            for (String table : column(database, """
                    select format('%I.%I', n.nspname, c.relname)
                    from pg_class c join pg_namespace n on n.oid = c.relnamespace
                    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')""")) {
                for (String row : column(database, "select cast(t as text) from " + table + " t")) {
                    if (holds(row)) {
                        found.add(database + "." + table + ": " + row);
                    }
                }
            }
        }
        return found;
    }

    private List<String> column(String database, String query) throws IOException, SQLException {
        String address = "jdbc:postgresql://127.0.0.1:" + baffin.ports().database() + "/" + database;
        String password = Secrets.in(baffin.layout().secrets()).databasePassword();
        List<String> values = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection(address, "postgres", password);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) {
                values.add(rows.getString(1));
            }
        }
        return values;
    }

    /** Lines of the log files that hold one of the words. */
    List<String> inTheLogFiles() throws IOException {
        List<String> found = new ArrayList<>();
        Path log = baffin.layout().data().resolve("log");
        try (Stream<Path> files = Files.walk(log)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.readString(file, StandardCharsets.ISO_8859_1)
                        .lines()
                        .filter(this::holds)
                        .forEach(line -> found.add(log.relativize(file) + ": " + line));
            }
        }
        return found;
    }
}
