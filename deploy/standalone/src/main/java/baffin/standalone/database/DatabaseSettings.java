package baffin.standalone.database;

import java.nio.file.Path;
import java.util.List;

/**
 * Where a database server lives and listens.
 *
 * @param dataDir the server's data directory, initialised at the first start
 * @param binDir where the server's binaries are unpacked
 * @param logFile what the server prints
 * @param port port on the loopback address
 * @param user owner of the databases; not a superuser
 * @param password password of that user, and of the superuser {@code postgres}
 * @param databases databases to create when missing
 * @param durable whether a commit waits for the disk; only tests may say no
 */
public record DatabaseSettings(
        Path dataDir,
        Path binDir,
        Path logFile,
        int port,
        String user,
        String password,
        List<String> databases,
        boolean durable) {

    /** One database for each service that has one. */
    public static final List<String> SERVICES = List.of("lobby", "scoring", "game");

    public DatabaseSettings {
        databases = List.copyOf(databases);
    }

    @Override
    public String toString() {
        return "PostgreSQL in " + dataDir + " on port " + port;
    }
}
