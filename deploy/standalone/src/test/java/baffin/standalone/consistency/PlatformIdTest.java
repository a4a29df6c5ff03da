package baffin.standalone.consistency;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.standalone.config.Directories;
import baffin.standalone.config.Secrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlatformIdTest {

    @TempDir
    private Path data;

    private Directories layout;

    @BeforeEach
    void drawSecrets() throws IOException {
        layout = new Directories(data, data);
        Secrets.in(layout.secrets());
    }

    @Test
    void secrets_that_name_no_platform_fit_any_log() throws IOException {
        assertThat(PlatformId.fault(layout)).isEmpty();

        log("a-platform");

        assertThat(PlatformId.fault(layout)).isEmpty();
    }

    @Test
    void secrets_and_log_of_one_platform_fit() throws IOException {
        Secrets before = Secrets.in(layout.secrets());
        log("a-platform");

        Secrets.belongTo(layout.secrets(), "a-platform");

        assertThat(PlatformId.fault(layout)).isEmpty();
        assertThat(Secrets.in(layout.secrets())).as("all else is kept").isEqualTo(before);
    }

    @Test
    void a_log_of_another_platform_is_told() throws IOException {
        log("another");
        Secrets.belongTo(layout.secrets(), "a-platform");

        assertThat(PlatformId.fault(layout))
                .contains(layout.kafkaData() + " is the log of platform another, " + layout.secrets()
                        + " belongs to platform a-platform. Restore both from the same backup.");
    }

    @Test
    void a_log_that_is_gone_is_told() throws IOException {
        Secrets.belongTo(layout.secrets(), "a-platform");

        assertThat(PlatformId.fault(layout))
                .contains(layout.kafkaData() + " holds no log, but " + layout.secrets()
                        + " belongs to platform a-platform, which had one. Restore kafka/ from a backup; or begin anew"
                        + " with ./baffin reset, which loses all accounts and matches.");
    }

    private void log(String platform) throws IOException {
        Files.createDirectories(layout.kafkaData());
        Files.writeString(layout.kafkaData().resolve("meta.properties"), "version=1\ncluster.id=" + platform + "\n");
    }
}
