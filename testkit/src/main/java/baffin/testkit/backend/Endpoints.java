package baffin.testkit.backend;

import baffin.platform.topics.KafkaAccess;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Where the shared broker and database answer.
 *
 * @param kafka bootstrap servers, host:port
 * @param dbHost database host
 * @param dbPort database port
 * @param dbUser owner of the databases {@code lobby}, {@code scoring} and {@code game}
 * @param dbPassword that user's password
 */
public record Endpoints(String kafka, String dbHost, int dbPort, String dbUser, String dbPassword) {

    private static final String PREFIX = "baffin.testkit.endpoints.";

    /** The same as configuration of a service. */
    public Map<String, String> toConfig() {
        Map<String, String> config = new LinkedHashMap<>();
        config.put("BAFFIN_KAFKA", kafka);
        config.put("kafka.bootstrap.servers", kafka);
        config.put("BAFFIN_DB_HOST", dbHost);
        config.put("BAFFIN_DB_PORT", Integer.toString(dbPort));
        config.put("BAFFIN_DB_USER", dbUser);
        config.put("BAFFIN_DB_PASSWORD", dbPassword);
        return config;
    }

    /** The way to the broker, which lets in everybody. */
    public KafkaAccess access() {
        return KafkaAccess.open(kafka);
    }

    /** JDBC address of one of the databases. */
    public String jdbcUrl(String database) {
        return "jdbc:postgresql://%s:%d/%s".formatted(dbHost, dbPort, database);
    }

    // system properties are the one place that all class loaders of a test JVM share
    void publish() {
        System.setProperty(PREFIX + "kafka", kafka);
        System.setProperty(PREFIX + "dbHost", dbHost);
        System.setProperty(PREFIX + "dbPort", Integer.toString(dbPort));
        System.setProperty(PREFIX + "dbUser", dbUser);
        System.setProperty(PREFIX + "dbPassword", dbPassword);
    }

    static boolean published() {
        return System.getProperty(PREFIX + "kafka") != null;
    }

    static Endpoints read() {
        return new Endpoints(
                property("kafka"),
                property("dbHost"),
                Integer.parseInt(property("dbPort")),
                property("dbUser"),
                property("dbPassword"));
    }

    private static String property(String name) {
        String value = System.getProperty(PREFIX + name);
        if (value == null) {
            throw new IllegalStateException("no shared infrastructure in this JVM: " + PREFIX + name);
        }
        return value;
    }
}
