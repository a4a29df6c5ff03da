package baffin.standalone.config;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.standalone.config.StartCheck.SecretsCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SecretsCheckTest {

    @TempDir
    private Path directory;

    @Test
    void a_new_data_directory_may_get_secrets() {
        assertThat(SecretsCheck.fault(layout())).isEmpty();
    }

    @Test
    void data_of_the_log_or_the_database_without_their_secrets_are_refused() throws IOException {
        for (Path mark : new Path[] {
            layout().kafkaData().resolve("meta.properties"),
            layout().databaseData().resolve("PG_VERSION")
        }) {
            Files.createDirectories(mark.getParent());
            Files.createFile(mark);

            assertThat(SecretsCheck.fault(layout()))
                    .hasValueSatisfying(line -> assertThat(line)
                            .contains("secrets.properties is missing")
                            .contains("Restore it"));
            Files.delete(mark);
        }
    }

    @Test
    void data_with_their_secrets_are_fine() throws IOException {
        Files.createDirectories(layout().kafkaData());
        Files.createFile(layout().kafkaData().resolve("meta.properties"));
        Secrets.in(layout().secrets());

        assertThat(SecretsCheck.fault(layout())).isEmpty();
    }

    @Test
    void a_key_that_was_drawn_once_is_never_drawn_anew() throws IOException {
        Secrets.in(layout().secrets());
        String whole = Files.readString(layout().secrets());
        for (String key : Secrets.DRAWN) {
            Files.writeString(layout().secrets(), whole.replaceAll("(?m)^" + key + "=.*\\R", ""));

            assertThat(SecretsCheck.fault(layout()))
                    .contains(layout().secrets() + " lacks " + key
                            + ". Restore it from the backup that holds these data.");
        }
    }

    @Test
    void a_key_for_push_that_is_none_is_refused() throws IOException {
        Secrets.in(layout().secrets());
        String whole = Files.readString(layout().secrets());

        Files.writeString(layout().secrets(), whole.replaceAll("(?m)^push-private-key=.*$", "push-private-key=12"));

        assertThat(SecretsCheck.fault(layout()))
                .hasValueSatisfying(line -> assertThat(line).contains("push-private-key", "64 hex digits"));
    }

    private Directories layout() {
        return new Directories(directory, directory.resolve("data"));
    }
}
