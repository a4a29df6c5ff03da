package baffin.standalone.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class LogFileTest {

    private static final byte[] LARGE = new byte[(int) LogFile.ROTATE_BYTES + 1];

    @TempDir
    private Path directory;

    @Test
    void a_file_that_has_grown_large_is_set_aside_and_the_latest_ones_are_kept() throws IOException {
        Path file = directory.resolve("part.log");
        for (int round = 1; round <= LogFile.KEPT + 2; round++) {
            LARGE[0] = (byte) round;
            Files.write(file, LARGE);

            assertThat(LogFile.rotate(file)).isTrue();

            assertThat(file).isEmptyFile();
            assertThat(first("part.log.1")).isEqualTo((byte) round);
        }
        assertThat(directory).isDirectoryNotContaining("glob:**.log." + (LogFile.KEPT + 1));
        assertThat(first("part.log." + LogFile.KEPT)).isEqualTo((byte) 3);
    }

    @Test
    void a_small_file_stays() throws IOException {
        Path file = Files.writeString(directory.resolve("part.log"), "line\n");

        assertThat(LogFile.rotate(file)).isFalse();
        assertThat(file).hasContent("line\n");
    }

    @Test
    @Timeout(600)
    void a_part_goes_on_writing_while_its_file_is_set_aside() throws Exception {
        Path file = directory.resolve("part.log");
        try (OutputStream part = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                LogRotation rotation = LogRotation.start(directory, Duration.ofMillis(20), line -> {})) {
            part.write(LARGE);
            while (Files.size(file) > 0) {
                Thread.sleep(10);
            }
            part.write("goes on\n".getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }

        assertThat(file).hasContent("goes on\n");
        assertThat(directory.resolve("part.log.1")).hasSize(LARGE.length);
    }

    private byte first(String name) throws IOException {
        return Files.readAllBytes(directory.resolve(name))[0];
    }
}
