package baffin.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bench.load.Processes.JitThreads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JitThreadsTest {

    @TempDir
    private Path tasks;

    @Test
    void the_time_of_compiler_threads_counts_also_after_they_have_ended() throws IOException {
        thread("11", "C2 CompilerThre", 150, 50);
        thread("12", "C1 CompilerThre", 30, 0);
        thread("13", "GC Thread#0", 900, 900);
        JitThreads threads = new JitThreads(tasks);
        assertThat(threads.used()).isEqualTo(Duration.ofMillis(2_300));

        Files.delete(tasks.resolve("11/stat"));
        thread("12", "C1 CompilerThre", 40, 10);
        assertThat(threads.used()).isEqualTo(Duration.ofMillis(2_500));
    }

    @Test
    void a_process_that_is_gone_and_a_machine_that_tells_nothing_have_none() {
        assertThat(new JitThreads(tasks.resolve("none")).used()).isZero();
    }

    private void thread(String id, String name, int user, int system) throws IOException {
        Path thread = Files.createDirectories(tasks.resolve(id));
        Files.writeString(thread.resolve("comm"), name + "\n");
        Files.writeString(
                thread.resolve("stat"),
                id + " (" + name + ") S 1 1 1 0 -1 4194368 9 0 0 0 " + user + " " + system + " 0 0 20 0 30 0 99\n");
    }
}
