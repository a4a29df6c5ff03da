package baffin.standalone.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrivateDirectoriesTest {

    @TempDir
    private Path directory;

    @Test
    void what_a_platform_keeps_is_for_its_owner_alone_also_where_it_was_open_before() throws IOException {
        Directories layout = new Directories(directory, directory.resolve("data"));
        Files.createDirectories(layout.kafkaData());
        Files.createDirectories(layout.databaseBinaries());
        Files.setPosixFilePermissions(layout.kafkaData(), PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.setPosixFilePermissions(layout.databaseBinaries(), PosixFilePermissions.fromString("rwxrwxrwx"));

        PrivateDirectories.of(layout);

        assertThat(layout.kafkaData()).isDirectory();
        try (Stream<Path> all = Files.walk(layout.data())) {
            assertThat(all)
                    .allSatisfy(one -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(one)))
                            .isEqualTo("rwx------"));
        }
    }
}
