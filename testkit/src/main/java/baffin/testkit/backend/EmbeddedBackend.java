package baffin.testkit.backend;

import baffin.standalone.broker.BrokerSettings;
import baffin.standalone.database.DatabaseServer;
import baffin.standalone.database.DatabaseSettings;
import baffin.standalone.process.Ports;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.common.utils.AppInfoParser;

/** A broker in a child JVM and a database server, both on temporary data that goes with the test JVM. */
final class EmbeddedBackend implements Backend {

    private static final String USER = "baffin";
    private static final String PASSWORD = "test";

    private final Path directory;
    private final TestBroker broker;
    private final DatabaseServer database;
    private final DatabaseSettings databaseSettings;

    private EmbeddedBackend(
            Path directory, TestBroker broker, DatabaseServer database, DatabaseSettings databaseSettings) {
        this.directory = directory;
        this.broker = broker;
        this.database = database;
        this.databaseSettings = databaseSettings;
    }

    static EmbeddedBackend start() {
        try {
            Path directory = Files.createTempDirectory("baffin-test");
            List<Integer> ports = Ports.free(3);
            var brokerSettings =
                    new BrokerSettings(directory.resolve("kafka"), "127.0.0.1", ports.get(0), ports.get(1));
            var databaseSettings = new DatabaseSettings(
                    directory.resolve("postgres"),
                    Path.of(System.getProperty("java.io.tmpdir"), "baffin-postgres-binaries"),
                    directory.resolve("postgres.log"),
                    ports.get(2),
                    PASSWORD,
                    Stream.concat(Stream.of(USER), DatabaseSettings.SERVICES.stream())
                            .collect(Collectors.toMap(user -> user, user -> PASSWORD)),
                    false);
            TestBroker broker = TestBroker.start(brokerSettings, directory.resolve("kafka.log"));
            return new EmbeddedBackend(directory, broker, DatabaseServer.start(databaseSettings), databaseSettings);
        } catch (IOException e) {
            throw new UncheckedIOException("embedded test infrastructure did not start", e);
        }
    }

    @Override
    public Endpoints endpoints() {
        return new Endpoints(broker.bootstrap(), "127.0.0.1", databaseSettings.port(), USER, PASSWORD);
    }

    @Override
    public String description() {
        return "an embedded Kafka " + AppInfoParser.getVersion() + " broker (process " + broker.pid()
                + ") and an embedded PostgreSQL server (port " + databaseSettings.port() + ")";
    }

    @Override
    public void close() throws IOException {
        broker.close();
        database.close();
        Directories.delete(directory);
    }

    /** Work with directories of tests. */
    public static final class Directories {

        private Directories() {}

        /** Deletes a directory and all in it; one that is not there is fine. */
        public static void delete(Path directory) throws IOException {
            if (!Files.exists(directory)) {
                return;
            }
            List<Path> all;
            try (var walk = Files.walk(directory)) {
                all = walk.sorted(Comparator.reverseOrder()).toList();
            }
            for (Path path : all) {
                Files.deleteIfExists(path);
            }
        }
    }
}
