package baffin.standalone.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PidFileTest {

    @TempDir
    private Path directory;

    @Test
    void a_remembered_process_is_found_until_it_ends() throws IOException {
        PidFile file = new PidFile(directory.resolve("run/sleep.pid"));
        Process sleep = new ProcessBuilder("sleep", "60").start();
        file.write(sleep.toHandle());

        assertThat(file.running()).map(ProcessHandle::pid).contains(sleep.pid());

        Processes.kill(sleep.pid());
        assertThat(file.running()).isEmpty();
    }

    @Test
    void a_stranger_that_got_the_same_id_later_is_not_taken_for_ours() throws IOException {
        PidFile file = new PidFile(directory.resolve("stranger.pid"));
        Files.writeString(file.file(), ProcessHandle.current().pid() + " 12345");

        assertThat(file.running()).isEmpty();
    }

    @Test
    void half_a_file_and_no_file_name_no_process() throws IOException {
        PidFile file = new PidFile(directory.resolve("half.pid"));
        assertThat(file.running()).isEmpty();

        Files.writeString(file.file(), "17");
        assertThat(file.running()).isEmpty();
    }

    @Test
    void a_process_that_does_not_listen_is_killed_after_the_limit() throws IOException {
        Process stubborn =
                new ProcessBuilder("bash", "-c", "trap '' TERM; echo ready; while :; do sleep 1; done").start();
        assertThat(stubborn.getInputStream().read()).isEqualTo('r');

        assertThat(Processes.stop(stubborn.toHandle(), Duration.ofMillis(300))).isTrue();
        assertThat(Processes.isGone(stubborn.toHandle())).isTrue();
    }
}
