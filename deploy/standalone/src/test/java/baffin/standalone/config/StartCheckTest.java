package baffin.standalone.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartCheckTest {

    private static final String KEY = "0f".repeat(32);
    private static final String WHOLE = """
            internal-token=a
            database-password=b
            kafka-password=b
            baffin-password=b
            lobby-password=b
            rules-password=b
            scoring-password=b
            game-password=b
            analyst-password=b
            webhook-keys=%1$s
            vault-keys=%1$s
            push-private-key=%1$s
            """.formatted(KEY);

    @TempDir
    private Path directory;

    @Test
    void a_new_directory_is_fine_and_nothing_is_made_by_looking() throws IOException {
        Directories layout = new Directories(directory, directory.resolve("deep/data"));

        assertThat(StartCheck.fault(layout)).isEmpty();
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void a_file_in_place_of_the_directory_is_told() throws IOException {
        Path file = Files.createFile(directory.resolve("data"));

        assertThat(StartCheck.fault(new Directories(directory, file)))
                .contains(file + " is a file. Choose a directory with --data DIR.");
    }

    @Test
    void secrets_that_others_may_read_are_told_with_what_to_do() throws IOException {
        Directories layout = secrets("internal-token=a\ndatabase-password=b\n", "rw-r--r--");

        assertThat(StartCheck.fault(layout))
                .hasValueSatisfying(line -> assertThat(line).contains("chmod 600 " + layout.secrets()));
    }

    @Test
    void secrets_that_lack_something_or_make_no_sense_are_told() throws IOException {
        assertThat(StartCheck.fault(secrets("internal-token=a\n", "rw-------")))
                .hasValueSatisfying(line -> assertThat(line).contains("lacks database-password", "Restore it"));
        assertThat(StartCheck.fault(secrets(WHOLE.replace("vault-keys=", "vault-keys=12,"), "rw-------")))
                .hasValueSatisfying(line -> assertThat(line).contains("vault-keys", "64 hex digits"));
        assertThat(StartCheck.fault(secrets("internal-token=\\u12\n", "rw-------")))
                .hasValueSatisfying(line -> assertThat(line).contains("cannot be read"));
    }

    @Test
    void secrets_with_several_keys_are_fine() throws IOException {
        assertThat(StartCheck.fault(secrets(WHOLE, "rw-------"))).isEmpty();
        assertThat(StartCheck.fault(secrets(WHOLE.replace("webhook-keys=", "webhook-keys=" + KEY + ", "), "rw-------")))
                .isEmpty();
    }

    private Directories secrets(String text, String mode) throws IOException {
        Directories layout = new Directories(directory, directory.resolve("data"));
        Files.createDirectories(layout.data());
        Files.writeString(layout.secrets(), text);
        Files.setPosixFilePermissions(layout.secrets(), PosixFilePermissions.fromString(mode));
        return layout;
    }
}
