package baffin.standalone.database;

import baffin.standalone.process.Processes;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import io.zonky.test.db.postgres.embedded.PgBinaryResolver;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.sql.DataSource;

/** A running PostgreSQL server. Closing it stops the server and keeps the data. */
public final class DatabaseServer implements AutoCloseable {

    private static final Duration START_LIMIT = Duration.ofMinutes(3);

    private final EmbeddedPostgres server;
    private final DatabaseSettings settings;

    private DatabaseServer(EmbeddedPostgres server, DatabaseSettings settings) {
        this.server = server;
        this.settings = settings;
    }

    /**
     * Stops a server that a killed launcher left on the same data, starts a new one, and creates user and databases
     * that are
     * missing.
     *
     * @throws IOException when the server does not come up; its log says why
     */
    public static DatabaseServer start(DatabaseSettings settings) throws IOException {
        Files.createDirectories(settings.binDir());
        Files.createDirectories(settings.dataDir().toAbsolutePath().getParent());
        Postmaster.stopLeftover(settings.dataDir());
        Redirect log = Redirect.appendTo(settings.logFile().toFile());
        EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder()
                .setPgBinaryResolver(new ServerBinaries())
                .setDataDirectory(settings.dataDir())
                .setOverrideWorkingDirectory(settings.binDir().toFile())
                .setCleanDataDirectory(false)
                .setRegisterShutdownHook(false)
                .setPort(settings.port())
                .setServerConfig("fsync", settings.durable() ? "on" : "off")
                .setServerConfig("synchronous_commit", settings.durable() ? "on" : "off")
                .setServerConfig("listen_addresses", "127.0.0.1")
                .setServerConfig("unix_socket_directories", "")
                .setServerConfig("max_connections", "200")
                .setServerConfig("shared_buffers", "64MB")
                // what is written between two checkpoints stays until the next one, and its files are used again
                .setServerConfig("max_wal_size", "192MB")
                .setServerConfig("min_wal_size", "32MB")
                .setServerConfig("wal_compression", "pglz")
                .setConnectConfig("password", settings.password())
                .setErrorRedirector(log)
                .setOutputRedirector(log)
                .setPGStartupWait(START_LIMIT);
        Path password = Files.createTempFile(settings.dataDir().toAbsolutePath().getParent(), "postgres", ".password");
        EmbeddedPostgres server;
        try {
            Files.writeString(password, settings.password());
            // options of initdb, which come after those of the library and win: it would let in everybody
            builder.setLocaleConfig("auth", "scram-sha-256").setLocaleConfig("pwfile", password.toString());
            server = WatchedStart.of(builder::start, settings, START_LIMIT);
        } finally {
            Files.delete(password);
        }
        DatabaseServer database = new DatabaseServer(server, settings);
        database.prepare();
        UnpackedServers.dropUnused(settings.binDir(), UnpackedServers.programs());
        return database;
    }

    /** Process id of the server's main process, as its own pid file tells. */
    public Optional<Long> pid() {
        return pid(settings.dataDir());
    }

    /** Process id that the pid file of a data directory names, whether it still runs or not. */
    public static Optional<Long> pid(Path dataDir) {
        return Postmaster.pid(dataDir);
    }

    /** Whether the server's main process runs. */
    public boolean isAlive() {
        return Postmaster.running(settings.dataDir()).isPresent();
    }

    /** Whether the server's main process is stopped by a signal. */
    public boolean isFrozen() {
        return Postmaster.running(settings.dataDir()).map(Processes::isFrozen).orElse(false);
    }

    /** Ends the server's main process at once; the others end when they notice. */
    public void kill() {
        Postmaster.running(settings.dataDir()).ifPresent(main -> Processes.kill(main.pid()));
    }

    /** The server's version, such as {@code 18.6}. */
    public String version() throws SQLException {
        try (var connection = server.getPostgresDatabase().getConnection();
                var statement = connection.createStatement();
                var row = statement.executeQuery("show server_version")) {
            row.next();
            return row.getString(1);
        }
    }

    /** Connects to one of the databases, as the user that owns it. */
    public Connection connect(String database) throws SQLException {
        return server.getDatabase(database, database, Map.of("password", settings.passwordOf(database)))
                .getConnection();
    }

    /** Stops a server that a killed launcher left running on the data; does nothing when there is none. */
    public static void stopLeftover(Path dataDir) throws IOException {
        Postmaster.stopLeftover(dataDir);
    }

    @Override
    public void close() {
        try {
            server.close();
            Postmaster.stopLeftover(settings.dataDir());
        } catch (IOException e) {
            throw new UncheckedIOException("the database did not stop: " + e.getMessage(), e);
        }
    }

    private void prepare() throws IOException {
        try {
            DatabaseSetup.prepare(server.getPostgresDatabase(), settings);
        } catch (SQLException e) {
            close();
            throw new IOException("databases could not be made ready: " + e.getMessage(), e);
        }
    }

    /** Makes users, passwords and databases what the settings say. Repeating it changes nothing. */
    static final class DatabaseSetup {

        private DatabaseSetup() {}

        static void prepare(DataSource superuser, DatabaseSettings settings) throws SQLException {
            try (Connection connection = superuser.getConnection();
                    Statement statement = connection.createStatement()) {
                for (Map.Entry<String, String> user : settings.users().entrySet()) {
                    String name = identifier(user.getKey());
                    if (!exists(connection, "select 1 from pg_roles where rolname = ?", user.getKey())) {
                        statement.execute("create role " + name + " login");
                    }
                    statement.execute("alter role " + name + " password " + literal(user.getValue()));
                }
                // nobody works in it
                statement.execute("revoke all on database postgres from public");
                for (String name : DatabaseSettings.SERVICES) {
                    String database = identifier(name);
                    if (!exists(connection, "select 1 from pg_database where datname = ?", name)) {
                        statement.execute("create database " + database + " owner " + database);
                    }
                    statement.execute("revoke all on database " + database + " from public");
                    for (String other : settings.ofAll()) {
                        statement.execute("grant " + database + " to " + identifier(other));
                        // what it makes belongs to the owner, who may be the one to use it next
                        statement.execute("alter role " + identifier(other) + " in database " + database + " set role "
                                + database);
                    }
                }
            }
        }

        private static boolean exists(Connection connection, String query, String name) throws SQLException {
            try (PreparedStatement statement = connection.prepareStatement(query)) {
                statement.setString(1, name);
                try (var rows = statement.executeQuery()) {
                    return rows.next();
                }
            }
        }

        private static String identifier(String name) {
            return '"' + name.replace("\"", "\"\"") + '"';
        }

        private static String literal(String text) {
            return '\'' + text.replace("'", "''") + '\'';
        }
    }

    /**
     * Finds the packed server for this machine on the class path. The library's own search refuses to choose when a
     * build has the same archive there twice, once from its module and once from the repository.
     */
    static final class ServerBinaries implements PgBinaryResolver {

        @Override
        public InputStream getPgBinary(String system, String machineHardware) throws IOException {
            String name =
                    "/postgres-%s-%s.txz".formatted(system.toLowerCase(Locale.ROOT), architecture(machineHardware));
            InputStream binary = ServerBinaries.class.getResourceAsStream(name);
            if (binary == null) {
                throw new IOException(
                        "no PostgreSQL for " + system + " on " + machineHardware + ": " + name + " is missing");
            }
            return binary;
        }

        static String architecture(String machineHardware) {
            return switch (machineHardware.toLowerCase(Locale.ROOT)) {
                case "amd64", "x86_64" -> "x86_64";
                case "aarch64", "arm64" -> "arm_64";
                default -> machineHardware.toLowerCase(Locale.ROOT);
            };
        }
    }

    /** Servers that were unpacked from an archive of PostgreSQL, each in a directory named after the archive's hash. */
    static final class UnpackedServers {

        private UnpackedServers() {}

        /**
         * Deletes the servers of other versions: those that no program of this machine was started from.
         *
         * @param binDir where servers are unpacked
         * @param programs the files that running processes were started from; nothing is deleted when none lies in
         * binDir
         */
        static void dropUnused(Path binDir, List<Path> programs) throws IOException {
            Path home = binDir.toRealPath();
            if (programs.stream().noneMatch(program -> program.startsWith(home))) {
                return;
            }
            try (DirectoryStream<Path> servers = Files.newDirectoryStream(home, "PG-*")) {
                for (Path server : servers) {
                    if (programs.stream().noneMatch(program -> program.startsWith(server))) {
                        delete(server);
                    }
                }
            }
        }

        /** The files that the processes of this machine were started from, as far as they may be known. */
        static List<Path> programs() {
            return ProcessHandle.allProcesses()
                    .flatMap(process -> process.info().command().stream())
                    .distinct()
                    .map(Path::of)
                    .toList();
        }

        private static void delete(Path directory) throws IOException {
            try (Stream<Path> all = Files.walk(directory)) {
                for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }
}
