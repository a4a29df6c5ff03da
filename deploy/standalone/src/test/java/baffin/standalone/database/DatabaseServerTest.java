package baffin.standalone.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.standalone.process.Ports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("broker")
class DatabaseServerTest {

    @TempDir
    private Path directory;

    @Test
    void a_server_left_running_is_replaced_and_its_data_are_still_there() throws Exception {
        DatabaseSettings first = settings(Ports.free(1).getFirst());
        DatabaseServer left = DatabaseServer.start(first);
        try (Connection connection = connect(first);
                var statement = connection.createStatement()) {
            statement.execute("create table kept as select 42 as value");
            assertThat(show(connection, "fsync")).isEqualTo("on");
            assertThat(show(connection, "synchronous_commit")).isEqualTo("on");
        }
        long leftPid = left.pid().orElseThrow();
        DatabaseServer.stopLeftover(first.dataDir());
        assertThat(left.isAlive()).isFalse();
        left.close();

        DatabaseSettings second = settings(Ports.free(1).getFirst());
        try (DatabaseServer server = DatabaseServer.start(second);
                Connection connection = connect(second);
                var statement = connection.createStatement();
                var row = statement.executeQuery("select value from kept")) {
            assertThat(row.next()).isTrue();
            assertThat(row.getInt(1)).isEqualTo(42);
            assertThat(server.pid())
                    .isPresent()
                    .hasValueSatisfying(pid -> assertThat(pid).isNotEqualTo(leftPid));
            assertThatThrownBy(() -> DriverManager.getConnection(url(second), "postgres", "guess"))
                    .isInstanceOf(SQLException.class)
                    .hasMessageContaining("password authentication failed");
        }
    }

    @Test
    @Timeout(600)
    void a_server_that_refuses_is_told_by_its_last_word_and_leaves_no_process() throws Exception {
        DatabaseSettings right = settings(Ports.free(1).getFirst());
        DatabaseServer.start(right).close();
        DatabaseSettings wrong = new DatabaseSettings(
                right.dataDir(),
                right.binDir(),
                right.logFile(),
                right.port(),
                right.user(),
                "another",
                right.databases(),
                true);

        assertThatThrownBy(() -> DatabaseServer.start(wrong))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("password authentication failed for user \"postgres\"");
        assertThat(Postmaster.running(right.dataDir())).isEmpty();

        Files.setPosixFilePermissions(right.dataDir(), PosixFilePermissions.fromString("rwxrwxrwx"));
        assertThatThrownBy(() -> DatabaseServer.start(right))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("has invalid permissions");

        Files.setPosixFilePermissions(right.dataDir(), PosixFilePermissions.fromString("rwx------"));
        DatabaseServer.start(right).close();
    }

    private DatabaseSettings settings(int port) throws IOException {
        return new DatabaseSettings(
                directory.resolve("postgres"),
                Path.of(System.getProperty("java.io.tmpdir"), "baffin-postgres-binaries"),
                directory.resolve("postgres.log"),
                port,
                "baffin",
                "it's \"secret\"",
                List.of("lobby"),
                true);
    }

    private static Connection connect(DatabaseSettings settings) throws SQLException {
        return DriverManager.getConnection(url(settings), settings.user(), settings.password());
    }

    private static String url(DatabaseSettings settings) {
        return "jdbc:postgresql://127.0.0.1:" + settings.port() + "/lobby";
    }

    private static String show(Connection connection, String setting) throws SQLException {
        try (var statement = connection.createStatement();
                var row = statement.executeQuery("show " + setting)) {
            row.next();
            return row.getString(1);
        }
    }
}
