package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.standalone.config.Directories;
import baffin.system.platform.DataFiles;
import baffin.system.platform.Lanes;
import baffin.system.platform.RunningBaffin;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What does not belong together is refused before any service starts, in one line that says what to do. */
@Tag(Lanes.FAULTS)
class DamagedDataTest {

    @TempDir
    private Path directory;

    private Path data;
    private Directories layout;

    @BeforeEach
    void layOut() {
        data = directory.resolve("mine");
        layout = new Directories(RunningBaffin.project(), data);
    }

    @Test
    void data_that_do_not_fit_are_refused_and_the_way_on_works() throws Exception {
        Path backups = directory.resolve("backups");
        String first;
        String second;
        try (RunningBaffin baffin = RunningBaffin.up(data)) {
            first = account(baffin, "early");
            RunningBaffin.command("backup", backups.toString(), "--data", data.toString());
            second = account(baffin, "late");
        }
        Path early = directory.resolve("early");
        RunningBaffin.command("restore", backups.toString(), "--data", early.toString());

        changed("platform-id", "another", "is the log of platform", "secrets.properties belongs to platform another");
        changed("vault-keys", "ab".repeat(32), "vault-keys in secrets.properties do not open what lobby.tables holds");
        swapped(layout.kafkaData(), null, () -> assertThat(refusal()).contains("kafka holds no log"));
        swapped(
                layout.kafkaData(),
                early.resolve("kafka"),
                () -> assertThat(refusal())
                        .contains("kafka/ is older than postgres/")
                        .contains("./baffin reset --database"));

        DataFiles.delete(layout.kafkaData());
        DataFiles.copy(early.resolve("kafka"), layout.kafkaData());
        assertThat(RunningBaffin.command("reset", "--database", "--yes", "--data", data.toString()))
                .contains("./baffin up makes a new one from the log");
        try (RunningBaffin baffin = RunningBaffin.up(data);
                HttpClient http = HttpClient.newHttpClient();
                Players players = new Players(baffin.origin(), "judge", 1)) {
            Caller judge = new Caller(http, baffin.origin(), players.sessions().getFirst());
            assertThat(register(judge, first).status())
                    .as("a handle that the log knows")
                    .isEqualTo(409);
            register(judge, second).as(201);
        }
    }

    private static String account(RunningBaffin baffin, String name) throws Exception {
        try (Players players = new Players(baffin.origin(), name, 1)) {
            return players.sessions().getFirst().me().handle();
        }
    }

    private static Caller.Reply register(Caller caller, String handle) {
        return caller.post("/players", "{'handle': '" + handle + "', 'password': 'a whale beneath the ice'}");
    }

    private String refusal() {
        try {
            return RunningBaffin.refusal(data);
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What {@code up} says while a line of the secrets is another one. */
    private void changed(String key, String value, String... said) throws IOException {
        String secrets = Files.readString(layout.secrets());
        Files.writeString(layout.secrets(), secrets.replaceAll("(?m)^" + key + "=.*$", key + "=" + value));
        assertThat(Files.readString(layout.secrets())).isNotEqualTo(secrets);
        assertThat(refusal()).contains(said);
        Files.writeString(layout.secrets(), secrets);
    }

    /** Does something while a copy of something else stands in a place, or nothing. */
    private void swapped(Path place, @Nullable Path instead, Runnable meanwhile) throws IOException {
        Path aside = directory.resolve("aside");
        Files.move(place, aside);
        if (instead != null) {
            DataFiles.copy(instead, place);
        }
        meanwhile.run();
        DataFiles.delete(place);
        Files.move(aside, place);
    }
}
