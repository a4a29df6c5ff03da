package baffin.standalone.database;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Where a database server lives and listens.
 *
 * @param dataDir the server's data directory, initialised at the first start
 * @param binDir where the server's binaries are unpacked
 * @param logFile what the server prints
 * @param port port on the loopback address
 * @param password password of the superuser {@code postgres}
 * @param users passwords by user: each of {@link #SERVICES} owns the database of its name and comes into no other,
 *     anyone else may do in all databases what their owners may
 * @param durable whether a commit waits for the disk; only tests may say no
 */
public record DatabaseSettings(
        Path dataDir,
        Path binDir,
        Path logFile,
        int port,
        String password,
        Map<String, String> users,
        boolean durable) {

    /** One database for each service that has one. */
    public static final List<String> SERVICES = List.of("lobby", "scoring", "game");

    public DatabaseSettings {
        users = Map.copyOf(users);
    }

    String passwordOf(String user) {
        return Objects.requireNonNull(users.get(user));
    }

    /** The users who may use all databases. */
    List<String> ofAll() {
        return users.keySet().stream().filter(user -> !SERVICES.contains(user)).toList();
    }

    @Override
    public String toString() {
        return "PostgreSQL in " + dataDir + " on port " + port;
    }
}
