package baffin.testkit.backend;

import baffin.standalone.database.DatabaseSettings;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.kafka.KafkaContainer;
import org.testcontainers.postgresql.PostgreSQLContainer;

/** Chooses where broker and database come from. */
final class Backends {

    private Backends() {}

    /**
     * @param choice {@code embedded}, {@code containers} or {@code auto}
     * @throws IllegalArgumentException for another word
     */
    static Backend choose(String choice) {
        return switch (choice) {
            case "embedded" -> EmbeddedBackend.start();
            case "containers" -> ContainerBackend.start();
            case "auto" -> dockerAnswers() ? containersOrElseEmbedded() : EmbeddedBackend.start();
            default ->
                throw new IllegalArgumentException(
                        "baffin.test.infra is '" + choice + "'; it may be embedded, containers or auto");
        };
    }

    // Testcontainers reports a machine without Docker as an error
    private static boolean dockerAnswers() {
        Logger search = Logger.getLogger("org.testcontainers");
        search.setLevel(Level.OFF);
        try {
            return DockerClientFactory.instance().isDockerAvailable();
        } finally {
            search.setLevel(null);
        }
    }

    // Docker may answer and yet have no way to the images
    private static Backend containersOrElseEmbedded() {
        try {
            return ContainerBackend.start();
        } catch (RuntimeException e) {
            System.err.println("Docker is there, but its containers did not start (" + e.getMessage() + ")");
            return EmbeddedBackend.start();
        }
    }

    /** Broker and database in Docker containers. */
    static final class ContainerBackend implements Backend {

        private static final String KAFKA_IMAGE = "apache/kafka:4.1.1";
        private static final String POSTGRES_IMAGE = "postgres:18";

        private final KafkaContainer kafka;
        private final PostgreSQLContainer postgres;

        private ContainerBackend(KafkaContainer kafka, PostgreSQLContainer postgres) {
            this.kafka = kafka;
            this.postgres = postgres;
        }

        static ContainerBackend start() {
            KafkaContainer kafka = new KafkaContainer(KAFKA_IMAGE)
                    .withEnv("KAFKA_AUTO_CREATE_TOPICS_ENABLE", "false")
                    .withEnv("KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS", "0");
            PostgreSQLContainer postgres = new PostgreSQLContainer(POSTGRES_IMAGE);
            ContainerBackend backend = new ContainerBackend(kafka, postgres);
            try {
                kafka.start();
                postgres.start();
                backend.createDatabases();
                return backend;
            } catch (RuntimeException e) {
                backend.close();
                throw e;
            }
        }

        @Override
        public Endpoints endpoints() {
            return new Endpoints(
                    kafka.getBootstrapServers(),
                    postgres.getHost(),
                    postgres.getFirstMappedPort(),
                    postgres.getUsername(),
                    postgres.getPassword());
        }

        @Override
        public String description() {
            return "containers (Testcontainers): " + KAFKA_IMAGE + " and " + POSTGRES_IMAGE;
        }

        @Override
        public void close() {
            kafka.stop();
            postgres.stop();
        }

        private void createDatabases() {
            try (var connection = DriverManager.getConnection(
                            postgres.getJdbcUrl(), postgres.getUsername(), postgres.getPassword());
                    var statement = connection.createStatement()) {
                for (String database : DatabaseSettings.SERVICES) {
                    statement.execute("create database " + database);
                }
            } catch (SQLException e) {
                throw new IllegalStateException("databases could not be created: " + e.getMessage(), e);
            }
        }
    }
}
