package baffin.standalone.consistency;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.standalone.config.Directories;
import baffin.standalone.config.PrivateDirectories;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InUseTest {

    @TempDir
    private Path directory;

    private Directories used;
    private Directories copy;

    @BeforeEach
    void use() throws IOException {
        used = new Directories(directory, directory.resolve("used"));
        copy = new Directories(directory, directory.resolve("copy"));
        PrivateDirectories.of(used);
        PrivateDirectories.of(copy);
        InUse.begin(used);
    }

    @Test
    void a_directory_whose_launcher_was_killed_goes_on() throws IOException {
        assertThat(InUse.fault(used)).isEmpty();
    }

    @Test
    void a_directory_that_was_moved_goes_on() throws IOException {
        Directories moved = new Directories(directory, directory.resolve("moved"));
        Files.move(used.data(), moved.data());

        assertThat(InUse.fault(moved)).isEmpty();
    }

    @Test
    void a_copy_of_a_directory_in_use_is_told() throws IOException {
        Files.copy(used.run().resolve("in-use"), copy.run().resolve("in-use"));

        assertThat(InUse.fault(copy))
                .contains(copy.data() + " is a copy that was made while the platform ran: its files are of different"
                        + " moments. Copy a platform that is stopped, or take ./baffin backup. To try it all the same,"
                        + " and to lose what does not fit, delete " + copy.run().resolve("in-use") + ".");
    }

    @Test
    void a_copy_of_a_directory_that_was_stopped_goes_on() throws IOException {
        InUse.end(used);

        assertThat(InUse.fault(used)).isEmpty();
        assertThat(InUse.fault(copy)).isEmpty();
    }
}
