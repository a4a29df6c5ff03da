package baffin.standalone.database;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.standalone.database.DatabaseServer.UnpackedServers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnpackedServersTest {

    @TempDir
    private Path given;

    private Path directory = Path.of("");

    @BeforeEach
    void servers() throws IOException {
        directory = given.toRealPath();
        for (String server : List.of("PG-old", "PG-new", "mine")) {
            Files.createDirectories(directory.resolve(server).resolve("bin"));
            Files.writeString(directory.resolve(server).resolve("bin/postgres"), "");
        }
    }

    @Test
    void servers_that_nobody_runs_go() throws IOException {
        UnpackedServers.dropUnused(
                directory, List.of(Path.of("/usr/bin/env"), directory.resolve("PG-new/bin/postgres")));
        assertThat(directory.resolve("PG-old")).doesNotExist();
        assertThat(directory.resolve("PG-new/bin/postgres")).exists();
        assertThat(directory.resolve("mine/bin/postgres")).exists();
    }

    @Test
    void nothing_goes_where_it_is_not_known_what_runs() throws IOException {
        UnpackedServers.dropUnused(directory, List.of(Path.of("/usr/bin/env")));
        assertThat(directory.resolve("PG-old")).exists();
        assertThat(directory.resolve("PG-new")).exists();
    }

    @Test
    void a_running_program_is_among_those_that_are_known() {
        assertThat(UnpackedServers.programs())
                .contains(Path.of(ProcessHandle.current().info().command().orElseThrow()));
    }
}
