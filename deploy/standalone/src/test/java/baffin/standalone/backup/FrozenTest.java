package baffin.standalone.backup;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.standalone.process.Processes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FrozenTest {

    private static final Duration LIMIT = Duration.ofSeconds(30);

    @Test
    void a_frozen_process_writes_nothing_until_it_goes_on(@TempDir Path directory) throws Exception {
        Path file = directory.resolve("written");
        Process writer = new ProcessBuilder("sh", "-c", "while true; do echo x >> " + file + "; done").start();
        try {
            awaitLongerThan(0, file);
            long frozenAt;
            try (Frozen frozen = Frozen.freeze(writer.toHandle())) {
                frozenAt = Files.size(file);
                Thread.sleep(100);
                assertThat(Files.size(file)).isEqualTo(frozenAt);
                assertThat(frozen.millis()).isGreaterThanOrEqualTo(100);
            }
            awaitLongerThan(frozenAt, file);
        } finally {
            Processes.kill(writer.pid());
        }
    }

    private static void awaitLongerThan(long bytes, Path file) throws Exception {
        Instant end = Instant.now().plus(LIMIT);
        while (!Files.exists(file) || Files.size(file) <= bytes) {
            assertThat(Instant.now()).isBefore(end);
            Thread.sleep(10);
        }
    }
}
