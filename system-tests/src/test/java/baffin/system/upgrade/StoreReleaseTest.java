package baffin.system.upgrade;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.RunningBaffin;
import baffin.system.play.HookReceiver;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Stores the directory that {@link UpgradeTest} starts from; run by hand, by each release for the next one. */
@Tag(Lanes.FAULTS)
@EnabledIfSystemProperty(named = "baffin.upgrade.write", matches = "true")
class StoreReleaseTest {

    /** A database takes these of its first start, and no machine lacks them. */
    private static final Map<String, String> ANYWHERE = Map.of("LC_ALL", "C", "TZ", "UTC");

    @TempDir
    private Path directory;

    @Test
    void a_platform_in_the_middle_of_play_is_stored() throws Exception {
        Path data = directory.resolve("data");
        StoredPlatform stored;
        try (HookReceiver receiver = new HookReceiver(request -> 204);
                RunningBaffin baffin = RunningBaffin.unlimited(data, ANYWHERE, "--webhook-networks", "127.0.0.0/8");
                People people = People.registered(baffin.origin())) {
            stored = new MiddleOfPlay(people).reached(receiver);
            beginAnotherWalSegment(baffin);
        }
        assertThatItCanMove(data);
        StoredPlatform.archive(data);
        stored.write();
    }

    /** What the database has written so far need not be archived then. */
    private static void beginAnotherWalSegment(RunningBaffin baffin) throws IOException, SQLException {
        Properties secrets = new Properties();
        try (InputStream in = Files.newInputStream(baffin.layout().secrets())) {
            secrets.load(in);
        }
        String database = "jdbc:postgresql://127.0.0.1:" + baffin.ports().database() + "/postgres";
        try (Connection connection =
                        DriverManager.getConnection(database, "postgres", secrets.getProperty("database-password"));
                Statement statement = connection.createStatement()) {
            statement.execute("select pg_switch_wal()");
            statement.execute("checkpoint");
        }
    }

    /** What the directory holds does not tell where it was. */
    private void assertThatItCanMove(Path data) throws IOException {
        for (Path file : DataArchive.content(data)) {
            if (Files.isRegularFile(file)) {
                assertThat(Files.readString(file, StandardCharsets.ISO_8859_1).contains(directory.toString()))
                        .as("%s names its place", file)
                        .isFalse();
            }
        }
    }
}
