package baffin.standalone.database;

import baffin.standalone.process.Processes;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** A running PostgreSQL server. Closing it stops the server and keeps the data. */
public final class DatabaseServer implements AutoCloseable {

    private static final Duration START_LIMIT = Duration.ofSeconds(60);

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
        EmbeddedPostgres server = WatchedStart.of(builder::start, settings, START_LIMIT);
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

    /** Connects to one of the databases, as the user that its tables belong to. */
    public Connection connect(String database) throws SQLException {
        return server.getDatabase(settings.user(), database, Map.of("password", settings.password()))
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
}
