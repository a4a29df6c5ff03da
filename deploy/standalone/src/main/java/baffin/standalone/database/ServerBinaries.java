package baffin.standalone.database;

import io.zonky.test.db.postgres.embedded.PgBinaryResolver;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;

/**
 * Finds the packed server for this machine on the class path. The library's own search refuses to choose when a build
 * has
 * the same archive there twice, once from its module and once from the repository.
 */
final class ServerBinaries implements PgBinaryResolver {

    @Override
    public InputStream getPgBinary(String system, String machineHardware) throws IOException {
        String name = "/postgres-%s-%s.txz".formatted(system.toLowerCase(Locale.ROOT), architecture(machineHardware));
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
