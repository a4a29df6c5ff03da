package baffin.standalone.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PortPlanTest {

    @TempDir
    private Path directory;

    @Test
    void the_same_port_twice_is_told_with_both_options() {
        PortPlan free = PortPlan.free();
        PortPlan twice =
                new PortPlan(free.gateway(), free.services(), free.gateway(), free.kafkaController(), free.database());

        assertThat(free.conflict()).isEmpty();
        assertThat(twice.conflict())
                .contains("Port " + free.gateway() + " is asked for twice, by --port and --kafka-port.");
    }

    @Test
    void a_running_platform_reads_back_as_it_was_written() throws IOException {
        RunningPlatform platform = new RunningPlatform(17, PortPlan.free());
        Path file = directory.resolve("platform.json");

        platform.write(file);

        assertThat(RunningPlatform.read(file)).contains(platform);
    }
}
