package baffin.standalone.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.standalone.config.Directories;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupTest {

    private static final String SEGMENT = "match.events-3/00000000000000000000.log";
    private static final int LONG = 3 * ChunkStore.CHUNK_BYTES + 17;

    @TempDir
    private Path directory;

    private final Random random = new Random(19);
    private Directories layout;

    @BeforeEach
    void platform() throws IOException {
        layout = StoppedPlatform.in(directory);
        Files.createDirectories(segment().getParent());
        Files.write(segment(), bytes(LONG));
    }

    @Test
    void a_restored_platform_has_every_byte_of_the_log_and_the_secrets() throws IOException {
        take();

        Directories restored = restore(Instant.MAX);

        assertThat(restored.kafkaData().resolve(SEGMENT)).hasSameBinaryContentAs(segment());
        assertThat(restored.secrets()).hasSameBinaryContentAs(layout.secrets());
    }

    @Test
    void what_kafka_makes_anew_is_left_out() throws IOException {
        Files.write(segment().resolveSibling("00000000000000000000.index"), bytes(10));
        Files.createFile(layout.kafkaData().resolve(".kafka_cleanshutdown"));

        assertThat(take().point().files())
                .extracting(Point.StoredFile::path)
                .containsExactlyInAnyOrder("secrets.properties", "kafka/meta.properties", "kafka/" + SEGMENT);
    }

    @Test
    void a_second_backup_adds_only_what_is_new() throws IOException {
        long first = take().added();
        Files.write(segment(), bytes(100), StandardOpenOption.APPEND);

        long second = take().added();

        assertThat(first).isGreaterThan(LONG);
        assertThat(second).isBetween(100L, 1_000L);
    }

    @Test
    void each_point_is_restored_as_it_was() throws IOException {
        byte[] early = Files.readAllBytes(segment());
        Instant moment = take().point().moment();
        Files.write(segment(), bytes(LONG));
        take();

        assertThat(restore(moment).kafkaData().resolve(SEGMENT)).hasBinaryContent(early);
    }

    @Test
    void a_file_that_was_replaced_by_one_of_the_same_length_is_read_again() throws IOException {
        take();
        Files.delete(segment());
        Files.write(segment(), bytes(LONG));
        take();

        assertThat(restore(Instant.MAX).kafkaData().resolve(SEGMENT)).hasSameBinaryContentAs(segment());
    }

    @Test
    void only_as_many_points_are_kept_as_wanted_and_no_chunk_of_others() throws IOException {
        for (int i = 0; i < 3; i++) {
            Files.write(segment(), bytes(LONG));
            take();
        }
        try (BackupDirectory backups = BackupDirectory.toWrite(backups())) {
            backups.keep(1);
        }

        try (BackupDirectory backups = BackupDirectory.toRead(backups())) {
            assertThat(backups.points()).hasSize(1);
            Restore.check(backups.points().getFirst(), backups);
        }
        try (var chunks = Files.walk(backups().resolve("chunks"))) {
            assertThat(chunks.filter(Files::isRegularFile)).hasSize(LONG / ChunkStore.CHUNK_BYTES + 3);
        }
    }

    @Test
    void a_damaged_chunk_is_told_and_never_restored() throws IOException {
        take();
        Path chunk;
        try (var chunks = Files.walk(backups().resolve("chunks"))) {
            chunk = chunks.filter(Files::isRegularFile).findFirst().orElseThrow();
        }
        byte[] bytes = Files.readAllBytes(chunk);
        bytes[bytes.length / 2] ^= 1;
        Files.write(chunk, bytes);

        assertThatThrownBy(() -> restore(Instant.MAX)).isInstanceOf(IOException.class);
    }

    @Test
    void backups_of_another_platform_are_left_alone() throws IOException {
        take();
        Files.writeString(layout.kafkaData().resolve("meta.properties"), "cluster.id=another\n");

        assertThatThrownBy(this::take)
                .isInstanceOf(IOException.class)
                .hasMessageContaining("holds backups of platform a-platform, this is platform another");
    }

    @Test
    void a_directory_with_other_things_in_it_is_left_alone() throws IOException {
        Files.createDirectories(backups());
        Files.writeString(backups().resolve("thesis.txt"), "years of work");

        assertThatThrownBy(this::take).isInstanceOf(IOException.class).hasMessageContaining("something else");
        assertThat(List.of(backups().toFile().list())).containsExactly("thesis.txt");
    }

    @Test
    void nothing_is_restored_over_data() {
        assertThat(Restore.inTheWay(layout)).contains(layout.secrets());
        assertThat(Restore.inTheWay(new Directories(directory, directory.resolve("empty"))))
                .isEmpty();
    }

    private Backup.Taken take() throws IOException {
        try (BackupDirectory to = BackupDirectory.toWrite(backups())) {
            return new Backup(layout, to, line -> {}).take(Optional.empty());
        }
    }

    private Directories restore(Instant at) throws IOException {
        Directories restored = new Directories(directory, Files.createTempDirectory(directory, "restored"));
        try (BackupDirectory from = BackupDirectory.toRead(backups())) {
            Restore.of(from.at(at).orElseThrow(), from, restored);
        }
        return restored;
    }

    private Path backups() {
        return directory.resolve("backups");
    }

    private Path segment() {
        return layout.kafkaData().resolve(SEGMENT);
    }

    private byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }
}
