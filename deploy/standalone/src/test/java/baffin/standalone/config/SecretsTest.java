package baffin.standalone.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SecretsTest {

    @TempDir
    private Path directory;

    @Test
    void secrets_are_drawn_once_and_only_their_owner_may_read_them() throws IOException {
        Path file = directory.resolve("data/secrets.properties");

        Secrets first = Secrets.in(file);

        assertThat(Secrets.in(file)).isEqualTo(first);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(Secrets.in(directory.resolve("other/secrets.properties"))).isNotEqualTo(first);
    }

    @Test
    void secrets_do_not_print() throws IOException {
        Secrets secrets = Secrets.in(directory.resolve("secrets.properties"));

        assertThat(secrets.toString())
                .doesNotContain(
                        secrets.internalToken(),
                        secrets.databasePassword(),
                        secrets.kafkaPassword(),
                        secrets.password("game"),
                        secrets.webhookKeys(),
                        secrets.vaultKeys(),
                        secrets.pushKey());
    }

    @Test
    void every_key_is_another_one() throws IOException {
        Secrets secrets = Secrets.in(directory.resolve("secrets.properties"));

        assertThat(secrets.webhookKeys()).matches("[0-9a-f]{64}").isNotEqualTo(secrets.vaultKeys());
        assertThat(secrets.vaultKeys()).matches("[0-9a-f]{64}");
        assertThat(secrets.pushKey()).matches("[0-9a-f]{64}").isNotIn(secrets.webhookKeys(), secrets.vaultKeys());
        List<String> passwords = new ArrayList<>(secrets.kafkaUsers().values());
        passwords.add(secrets.databasePassword());
        assertThat(passwords).hasSize(8).doesNotHaveDuplicates().allMatch(password -> password.matches("[0-9a-f]{48}"));
    }

    @Test
    void a_file_that_lacks_a_secret_is_refused() throws IOException {
        Path file = directory.resolve("secrets.properties");
        Files.writeString(file, "internal-token=abc\n");

        assertThatThrownBy(() -> Secrets.in(file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("database-password");
    }
}
