package baffin.standalone.backup;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.standalone.config.Directories;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupScheduleTest {

    private static final int LIMIT_S = 240;
    private static final Duration LONG = Duration.ofDays(1);

    @TempDir
    private Path directory;

    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private Directories layout;

    @BeforeEach
    void platform() throws IOException {
        layout = StoppedPlatform.in(directory);
    }

    @Test
    void backups_are_taken_again_and_again_and_only_as_many_kept_as_wanted() throws Exception {
        Process broker = new ProcessBuilder("sleep", "120").start();
        Path to = directory.resolve("backups");
        var plan = new BackupSchedule.Plan(Duration.ofMillis(50), to, 2);
        try (BackupSchedule schedule =
                BackupSchedule.start(layout, plan, () -> Optional.of(broker.toHandle()), messages::add)) {
            for (int i = 0; i < 4; i++) {
                assertThat(messages.poll(LIMIT_S, TimeUnit.SECONDS)).startsWith("backup of ");
            }
            assertThat(schedule).isNotNull();
        } finally {
            broker.destroy();
        }

        try (BackupDirectory kept = BackupDirectory.toRead(to)) {
            // the last one may have ended before others were forgotten
            assertThat(kept.points()).hasSizeBetween(2, 3);
            assertThat(LastBackup.of(layout)).contains(kept.points().getLast().moment());
        }
    }

    @Test
    void a_backup_that_fails_is_told() throws Exception {
        var plan = new BackupSchedule.Plan(LONG, directory.resolve("backups"), 2);
        try (BackupSchedule schedule = BackupSchedule.start(layout, plan, Optional::empty, messages::add)) {
            assertThat(messages.poll(LIMIT_S, TimeUnit.SECONDS))
                    .isEqualTo("backup failed: kafka does not run (tried again in 10 min)");
            assertThat(schedule).isNotNull();
        }
    }
}
