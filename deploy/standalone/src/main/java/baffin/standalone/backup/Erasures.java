package baffin.standalone.backup;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import baffin.standalone.backup.Point.StoredFile;
import baffin.standalone.config.Directories;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.record.FileRecords;
import org.apache.kafka.common.record.Record;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.common.utils.Utils;

/**
 * Rows, such as accounts, that a point holds and the latest point of the same directory does not: they were erased
 * meanwhile, and stay so. A restore notes them beside the log; the next start erases them before any service reads.
 */
public final class Erasures {

    private static final String FILE = "erased-rows.txt";
    private static final String SEPARATOR = " ";
    private static final String LATEST = "latest-rows";

    private Erasures() {}

    /** Notes what a restored log holds that the latest point does not; gives how many rows that are. */
    static int note(Point latest, ChunkStore chunks, Directories restored) throws IOException {
        Path aside = restored.data().resolve(LATEST);
        List<String> lines = new ArrayList<>();
        List<Path> written = new ArrayList<>();
        for (String topic : RowKeys.TOPICS) {
            Path directory = aside.resolve(RowKeys.directory(topic));
            for (StoredFile file : latest.files()) {
                if (file.path().startsWith("kafka/" + RowKeys.directory(topic) + "/")) {
                    Path target = directory.resolve(Path.of(file.path()).getFileName());
                    Restore.write(file, chunks, target);
                    written.add(target);
                }
            }
            Set<String> erased = RowKeys.in(restored.kafkaData().resolve(RowKeys.directory(topic)));
            erased.removeAll(RowKeys.in(directory));
            erased.forEach(key -> lines.add(topic + SEPARATOR + key));
        }
        for (Path file : written) {
            Files.delete(file);
        }
        for (String topic : RowKeys.TOPICS) {
            Files.deleteIfExists(aside.resolve(RowKeys.directory(topic)));
        }
        Files.deleteIfExists(aside);
        if (!lines.isEmpty()) {
            Files.write(file(restored), lines);
        }
        return lines.size();
    }

    /**
     * Erases what a restore has noted, if it has. The note stays until the log has taken all of it.
     *
     * @param kafka the broker that runs on the restored log; no service runs
     */
    public static void apply(Directories layout, KafkaAccess kafka) throws IOException {
        if (!Files.exists(file(layout))) {
            return;
        }
        try (KafkaProducer<String, byte[]> producer = new KafkaProducer<>(
                kafka.with(Map.of(ProducerConfig.ACKS_CONFIG, "all")),
                new StringSerializer(),
                new ByteArraySerializer())) {
            apply(layout, producer);
        }
    }

    static void apply(Directories layout, Producer<String, byte[]> producer) throws IOException {
        List<Future<RecordMetadata>> sent = new ArrayList<>();
        for (String line : Files.readAllLines(file(layout))) {
            String[] words = line.split(SEPARATOR, 2);
            sent.add(producer.send(new ProducerRecord<>(words[0], 0, words[1], null)));
        }
        producer.flush();
        try {
            for (Future<RecordMetadata> one : sent) {
                one.get();
            }
        } catch (ExecutionException e) {
            throw new IOException("what " + file(layout) + " names could not be erased: " + e.getCause(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while erasing what " + file(layout) + " names", e);
        }
        Files.delete(file(layout));
    }

    private static Path file(Directories layout) {
        return layout.data().resolve(FILE);
    }

    /** Which rows a log holds that is not running, by the keys of their records. */
    static final class RowKeys {

        /** Topics of rows: the latest record of a key is the row, a tombstone erases it. */
        static final List<String> TOPICS = List.of(Topics.LOBBY_TABLES, Topics.GAME_TABLES);

        private static final String SEGMENT = ".log";

        private RowKeys() {}

        /** The directory of a topic of rows, which has one partition. */
        static String directory(String topic) {
            return topic + "-0";
        }

        /** Keys of the rows in the segments of a directory; none when it is missing. */
        static Set<String> in(Path directory) throws IOException {
            Set<String> keys = new TreeSet<>();
            if (!Files.isDirectory(directory)) {
                return keys;
            }
            List<Path> segments;
            try (var files = Files.list(directory)) {
                segments = files.filter(file -> file.toString().endsWith(SEGMENT))
                        .sorted()
                        .toList();
            }
            for (Path segment : segments) {
                try (FileRecords records = FileRecords.open(segment.toFile(), false)) {
                    for (Record record : records.records()) {
                        String key = new String(Utils.toArray(record.key()), StandardCharsets.UTF_8);
                        if (record.hasValue()) {
                            keys.add(key);
                        } else {
                            keys.remove(key);
                        }
                    }
                }
            }
            return keys;
        }
    }
}
