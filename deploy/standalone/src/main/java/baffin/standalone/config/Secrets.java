package baffin.standalone.config;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Properties;

/**
 * What nobody needs to know, drawn once for each data directory and kept in a file that only its owner may read.
 *
 * @param internalToken what services ask for on their internal endpoints
 * @param databasePassword password of the database's users
 */
public record Secrets(String internalToken, String databasePassword) {

    private static final int BYTES = 24;
    private static final String TOKEN = "internal-token";
    private static final String PASSWORD = "database-password";

    /** Reads the file, or draws the secrets and writes it. */
    public static Secrets in(Path file) throws IOException {
        if (Files.exists(file)) {
            return read(file);
        }
        Secrets secrets = new Secrets(draw(), draw());
        secrets.write(file);
        return secrets;
    }

    /** Shows nothing. */
    @Override
    public String toString() {
        return "Secrets";
    }

    private static Secrets read(Path file) throws IOException {
        Properties properties = new Properties();
        try (InputStream in = Files.newInputStream(file)) {
            properties.load(in);
        }
        return new Secrets(required(properties, TOKEN, file), required(properties, PASSWORD, file));
    }

    private static String required(Properties properties, String name, Path file) throws IOException {
        String value = properties.getProperty(name);
        if (value == null || value.isBlank()) {
            throw new IOException(file + " lacks " + name);
        }
        return value;
    }

    private void write(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Properties properties = new Properties();
        properties.setProperty(TOKEN, internalToken);
        properties.setProperty(PASSWORD, databasePassword);
        // written aside and moved, so that a kill in between leaves no half a file
        Path next = file.resolveSibling(file.getFileName() + ".next");
        Files.deleteIfExists(next);
        Files.createFile(next, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        try (OutputStream out = Files.newOutputStream(next)) {
            properties.store(out, null);
        }
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
    }

    private static String draw() {
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
