package baffin.standalone.part;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.standalone.process.BackOff;
import baffin.standalone.process.Processes;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class SupervisorTest {

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Supervisor supervisor = new Supervisor(
            new BackOff(Duration.ofMillis(5), Duration.ofMillis(20), Duration.ofMinutes(1)),
            Duration.ofMillis(5),
            lines::add);

    @AfterEach
    void close() {
        supervisor.close();
    }

    @Test
    void a_part_that_dies_is_started_again() throws Exception {
        ProcessPart part = new ProcessPart(0);
        part.start();
        supervisor.watch(part);

        part.process.destroyForcibly();

        assertThat(part.startedTwice.await(4, TimeUnit.MINUTES)).isTrue();
        assertThat(part.isAlive()).isTrue();
    }

    @Test
    void a_part_that_does_not_start_is_tried_again_and_each_failure_is_told() throws Exception {
        ProcessPart part = new ProcessPart(2);
        part.start();
        supervisor.watch(part);

        part.process.destroyForcibly();

        assertThat(part.startedTwice.await(4, TimeUnit.MINUTES)).isTrue();
        assertThat(lines)
                .filteredOn(line -> line.contains("did not start: no luck"))
                .hasSize(2);
    }

    @Test
    void a_part_that_lives_and_does_not_get_on_is_started_again_with_growing_pauses() throws Exception {
        ProcessPart part = new ProcessPart(0);
        part.well = false;
        part.start();
        try (Supervisor eager = new Supervisor(
                new BackOff(Duration.ofMillis(5), Duration.ofMillis(20), Duration.ofMinutes(1)),
                Duration.ofMillis(1),
                Duration.ofMillis(1),
                lines::add)) {
            eager.watch(part);
            assertThat(part.startedOften.await(4, TimeUnit.MINUTES)).isTrue();
        }
        part.stop();
        assertThat(lines).anyMatch(line -> line.endsWith("again in 5 ms")).anyMatch(line -> line.endsWith("in 10 ms"));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_part_that_is_frozen_is_ended_and_started_again() throws Exception {
        ProcessPart part = new ProcessPart(0);
        part.start();
        supervisor.watch(part);

        Processes.signal(part.process.toHandle(), "STOP", Duration.ofMillis(1));

        assertThat(part.startedTwice.await(4, TimeUnit.MINUTES)).isTrue();
        assertThat(part.isFrozen()).isFalse();
        assertThat(lines).anyMatch(line -> line.startsWith("sleeper is frozen"));
        part.stop();
    }

    @Test
    void once_closed_it_starts_nothing_any_more() throws Exception {
        ProcessPart part = new ProcessPart(0);
        part.start();
        supervisor.watch(part);
        supervisor.close();

        part.process.destroyForcibly().waitFor();

        assertThat(part.startedTwice.await(200, TimeUnit.MILLISECONDS)).isFalse();
    }

    /** A real process that fails a number of times to start again. */
    private static final class ProcessPart implements Part {

        private final CountDownLatch startedTwice = new CountDownLatch(2);
        private final CountDownLatch startedOften = new CountDownLatch(4);
        private final AtomicInteger starts = new AtomicInteger();
        private final int failures;
        private volatile Process process;
        private volatile boolean well = true;

        ProcessPart(int failures) {
            this.failures = failures;
        }

        @Override
        public String name() {
            return "sleeper";
        }

        @Override
        public void start() throws IOException {
            int attempt = starts.getAndIncrement();
            if (attempt > 0 && attempt <= failures) {
                throw new IOException("no luck");
            }
            process = new ProcessBuilder("sleep", "60").start();
            startedTwice.countDown();
            startedOften.countDown();
        }

        @Override
        public boolean isAlive() {
            return process.isAlive();
        }

        @Override
        public boolean isWell() {
            return well;
        }

        @Override
        public boolean isFrozen() {
            return Processes.isFrozen(process.toHandle());
        }

        @Override
        public void kill() {
            Processes.kill(process.pid());
        }

        @Override
        public void stop() {
            process.destroyForcibly();
        }
    }
}
