package baffin.standalone.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.standalone.deployment.DeploymentFiles;
import baffin.standalone.process.Ports;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("broker")
class DatabaseServerTest {

    private static final String PASSWORD = "it's \"secret\"";

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
                right.dataDir(), right.binDir(), right.logFile(), right.port(), "another", right.users(), true);

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

    @Test
    void nobody_comes_in_without_a_password_from_the_first_moment_on() throws Exception {
        DatabaseSettings settings = settings(Ports.free(1).getFirst());
        Set<String> answers = ConcurrentHashMap.newKeySet();
        AtomicBoolean done = new AtomicBoolean();
        Thread stranger = Thread.ofPlatform().start(() -> {
            while (!done.get()) {
                try (Connection _ = DriverManager.getConnection(
                        "jdbc:postgresql://127.0.0.1:" + settings.port() + "/postgres", "postgres", "guess")) {
                    answers.add("came in");
                } catch (SQLException e) {
                    answers.add(String.valueOf(e.getSQLState()));
                }
            }
        });
        try (DatabaseServer server = DatabaseServer.start(settings);
                Connection connection = DriverManager.getConnection(url(settings), "postgres", settings.password())) {
            assertThat(show(connection, "unix_socket_directories")).isEmpty();
            assertThat(Files.readAllLines(settings.dataDir().resolve("pg_hba.conf")))
                    .filteredOn(line -> !line.isBlank() && !line.startsWith("#"))
                    .isNotEmpty()
                    .allMatch(line -> line.endsWith("scram-sha-256"));
            assertThat(server.isAlive()).isTrue();
        } finally {
            done.set(true);
            stranger.join();
        }
        // refused connections and refused passwords; 57P03 is a server that starts or stops
        assertThat(answers).contains("28P01").isSubsetOf("08001", "08004", "08006", "28P01", "57P03");
        try (Stream<Path> beside = Files.list(directory)) {
            assertThat(beside.map(file -> file.getFileName().toString())).noneMatch(name -> name.endsWith(".password"));
        }
    }

    @Test
    void a_service_comes_into_its_own_database_alone_and_owns_what_the_one_process_makes() throws Exception {
        DatabaseSettings settings = settings(Ports.free(1).getFirst());
        try (DatabaseServer server = DatabaseServer.start(settings);
                Connection all = connect(settings);
                var statement = all.createStatement()) {
            statement.execute("create table made as select 1 as value");
            try (Connection own = server.connect("lobby");
                    var mine = own.createStatement()) {
                mine.execute("alter table made add further int");
                assertThat(show(own, "is_superuser")).isEqualTo("off");
            }
            for (String database : List.of("game", "scoring", "postgres")) {
                assertThatThrownBy(() -> DriverManager.getConnection(
                                url(settings).replace("/lobby", "/" + database), "lobby", "l"))
                        .isInstanceOf(SQLException.class)
                        .hasMessageContaining("permission denied for database");
            }
            assertThatThrownBy(() -> statement.execute("create role another superuser"))
                    .isInstanceOf(SQLException.class);
        }
    }

    @Test
    void the_script_of_compose_makes_the_users_and_databases_that_the_launcher_makes() throws Exception {
        DatabaseSettings settings = settings(Ports.free(1).getFirst());
        List<String> made;
        try (DatabaseServer server = DatabaseServer.start(settings);
                Connection connection = DriverManager.getConnection(url(settings), "postgres", settings.password())) {
            assertThat(server.isAlive()).isTrue();
            made = rights(connection);
        }
        String script = Files.readString(DeploymentFiles.file("deploy/docker/databases.sql"))
                .replaceAll("(?m)^(--|\\\\).*$", "")
                .replaceAll(":'(\\w+)'", "'$1'");
        try (EmbeddedPostgres server = EmbeddedPostgres.builder()
                        .setPgBinaryResolver(new DatabaseServer.ServerBinaries())
                        .setOverrideWorkingDirectory(settings.binDir().toFile())
                        .setDataDirectory(directory.resolve("compose"))
                        .start();
                Connection connection = server.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            for (String one : script.split(";", -1)) {
                if (!one.isBlank()) {
                    statement.execute(one);
                }
            }
            assertThat(rights(connection)).isEqualTo(made).hasSize(15);
        }
    }

    private static List<String> rights(Connection connection) throws SQLException {
        List<String> rights = new ArrayList<>();
        try (var statement = connection.createStatement();
                var rows = statement.executeQuery("""
                        select concat_ws(' ', 'database', datname, pg_get_userbyid(datdba), datacl)
                          from pg_database where datname not like 'template%'
                        union select concat_ws(' ', 'user', rolname, rolsuper, rolcanlogin, rolcreatedb, rolcreaterole)
                          from pg_roles where rolname not like 'pg\\_%'
                        union select concat_ws(' ', 'member', member::regrole, roleid::regrole, inherit_option)
                          from pg_auth_members where roleid::regrole::text not like 'pg\\_%'
                        union select concat_ws(' ', 'setting', setrole::regrole, datname, setconfig)
                          from pg_db_role_setting join pg_database d on d.oid = setdatabase
                        order by 1""")) {
            while (rows.next()) {
                rights.add(rows.getString(1));
            }
        }
        return rights;
    }

    private DatabaseSettings settings(int port) throws IOException {
        return new DatabaseSettings(
                directory.resolve("postgres"),
                Path.of(System.getProperty("java.io.tmpdir"), "baffin-postgres-binaries"),
                directory.resolve("postgres.log"),
                port,
                "super",
                Map.of("baffin", PASSWORD, "lobby", "l", "scoring", "s", "game", "g"),
                true);
    }

    private static Connection connect(DatabaseSettings settings) throws SQLException {
        return DriverManager.getConnection(url(settings), "baffin", PASSWORD);
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
