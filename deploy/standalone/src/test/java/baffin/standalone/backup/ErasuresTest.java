package baffin.standalone.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.standalone.config.Directories;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.record.MemoryRecords;
import org.apache.kafka.common.record.SimpleRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ErasuresTest {

    @TempDir
    private Path directory;

    private Directories layout;

    @BeforeEach
    void platform() throws IOException {
        layout = StoppedPlatform.in(directory);
        Files.createDirectories(layout.kafkaData().resolve("lobby.tables-0"));
    }

    @Test
    void rows_that_were_erased_after_a_point_are_noted_when_it_is_restored() throws IOException {
        append(0, "ann", "one");
        append(1, "ben", "one");
        Instant point = take();
        append(2, "ben", null);
        append(3, "cid", "one");
        take();

        Directories restored = new Directories(directory, directory.resolve("restored"));
        assertThat(restore(point, restored)).isEqualTo(1);
        assertThat(Files.readAllLines(restored.data().resolve("erased-rows.txt")))
                .containsExactly("lobby.tables ben");
        assertThat(restored.data().toFile().list())
                .containsExactlyInAnyOrder(
                        "erased-rows.txt", "kafka", "log", "postgres-binaries", "run", "secrets.properties");
    }

    @Test
    void the_latest_point_needs_no_erasures() throws IOException {
        append(0, "ann", "one");
        take();

        Directories restored = new Directories(directory, directory.resolve("restored"));
        assertThat(restore(Instant.MAX, restored)).isZero();
        assertThat(restored.data().resolve("erased-rows.txt")).doesNotExist();
    }

    @Test
    void what_is_noted_is_erased_and_the_note_goes() throws IOException {
        Path note = noted("lobby.tables ben", "lobby.tables cid");
        var log = new MockProducer<>(true, null, new StringSerializer(), new ByteArraySerializer());

        Erasures.apply(layout, log);

        assertThat(log.history())
                .containsExactly(
                        new ProducerRecord<>("lobby.tables", 0, "ben", null),
                        new ProducerRecord<>("lobby.tables", 0, "cid", null));
        assertThat(note).doesNotExist();
    }

    @Test
    void the_note_stays_while_the_log_does_not_take_it() throws IOException {
        Path note = noted("lobby.tables ben");
        var log = new MockProducer<>(true, null, new StringSerializer(), new ByteArraySerializer()) {
            @Override
            public synchronized Future<RecordMetadata> send(ProducerRecord<String, byte[]> record) {
                return CompletableFuture.failedFuture(new TimeoutException("the broker is away"));
            }
        };

        assertThatThrownBy(() -> Erasures.apply(layout, log))
                .isInstanceOf(IOException.class)
                .hasRootCauseMessage("the broker is away");
        assertThat(note).hasContent("lobby.tables ben");
    }

    private Path noted(String... lines) throws IOException {
        return Files.write(layout.data().resolve("erased-rows.txt"), List.of(lines));
    }

    private void append(long offset, String key, String value) throws IOException {
        SimpleRecord record = new SimpleRecord(bytes(key), value == null ? null : bytes(value));
        try (FileChannel channel = FileChannel.open(
                layout.kafkaData().resolve("lobby.tables-0/00000000000000000000.log"),
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND)) {
            MemoryRecords.withRecords(offset, Compression.NONE, record).writeFullyTo(channel);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private Instant take() throws IOException {
        try (BackupDirectory to = BackupDirectory.toWrite(directory.resolve("backups"))) {
            return new Backup(layout, to, line -> {})
                    .take(Optional.empty())
                    .point()
                    .moment();
        }
    }

    private int restore(Instant at, Directories restored) throws IOException {
        try (BackupDirectory from = BackupDirectory.toRead(directory.resolve("backups"))) {
            return Restore.of(from.at(at).orElseThrow(), from, restored);
        }
    }
}
