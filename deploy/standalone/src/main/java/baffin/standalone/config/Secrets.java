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
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/**
 * What nobody needs to know, drawn once for each data directory and kept in a file that only its owner may read.
 *
 * @param internalToken what services ask for on their internal endpoints
 * @param databasePassword password of the database's users
 * @param webhookKeys what seals the secrets of webhooks, 32 bytes in hex; after a comma such as only open what older
 *     ones have sealed
 * @param vaultKeys what seals the keys that sign tokens, in the same form
 * @param pushKey with what push services are told who sends, 32 bytes in hex
 */
public record Secrets(
        String internalToken, String databasePassword, String webhookKeys, String vaultKeys, String pushKey) {

    private static final int BYTES = 24;
    private static final int KEY_BYTES = 32;
    static final String TOKEN = "internal-token";
    static final String PASSWORD = "database-password";
    static final String WEBHOOKS = "webhook-keys";
    static final String VAULT = "vault-keys";
    static final String PUSH = "push-private-key";
    static final List<String> DRAWN = List.of(TOKEN, PASSWORD, WEBHOOKS, VAULT, PUSH);
    private static final String PLATFORM_ID = "platform-id";

    /** Reads the file, or draws the secrets and writes it. */
    public static Secrets in(Path file) throws IOException {
        if (!Files.exists(file)) {
            Files.createDirectories(file.toAbsolutePath().getParent());
            store(file, drawn());
        }
        Properties found = read(file);
        return new Secrets(
                required(found, TOKEN, file),
                required(found, PASSWORD, file),
                required(found, WEBHOOKS, file),
                required(found, VAULT, file),
                required(found, PUSH, file));
    }

    /** The id of the platform that the file belongs to; empty before its first start is done. */
    public static Optional<String> platformId(Path file) throws IOException {
        return Files.exists(file) ? Optional.ofNullable(read(file).getProperty(PLATFORM_ID)) : Optional.empty();
    }

    /** Makes a file of secrets belong to a platform. */
    public static void belongTo(Path file, String platformId) throws IOException {
        Properties properties = read(file);
        properties.setProperty(PLATFORM_ID, platformId);
        store(file, properties);
    }

    private static Properties drawn() {
        Properties drawn = new Properties();
        drawn.setProperty(TOKEN, draw(BYTES));
        drawn.setProperty(PASSWORD, draw(BYTES));
        drawn.setProperty(WEBHOOKS, draw(KEY_BYTES));
        drawn.setProperty(VAULT, draw(KEY_BYTES));
        drawn.setProperty(PUSH, draw(KEY_BYTES));
        return drawn;
    }

    /** Shows nothing. */
    @Override
    public String toString() {
        return "Secrets";
    }

    static Properties read(Path file) throws IOException {
        Properties properties = new Properties();
        try (InputStream in = Files.newInputStream(file)) {
            properties.load(in);
        }
        return properties;
    }

    private static String required(Properties properties, String name, Path file) throws IOException {
        String value = properties.getProperty(name);
        if (value == null || value.isBlank()) {
            throw new IOException(file + " lacks " + name);
        }
        return value;
    }

    private static void store(Path file, Properties properties) throws IOException {
        // written aside and moved, so that a kill in between leaves no half a file
        Path next = file.resolveSibling(file.getFileName() + ".next");
        Files.deleteIfExists(next);
        Files.createFile(next, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        try (OutputStream out = Files.newOutputStream(next)) {
            properties.store(out, null);
        }
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
    }

    private static String draw(int size) {
        byte[] bytes = new byte[size];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
