package baffin.standalone.config;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicRights;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What nobody needs to know, drawn once for each data directory and kept in a file that only its owner may read.
 *
 * @param internalToken what services ask for on their internal endpoints
 * @param databasePassword password of the database's superuser
 * @param kafkaPassword password of the broker's super user, with which the broker also speaks to itself
 * @param userPasswords passwords of the other users of database and broker: one for each process of services, and one
 *     for an analyst of the log
 * @param webhookKeys what seals the secrets of webhooks, 32 bytes in hex; after a comma such as only open what older
 *     ones have sealed
 * @param vaultKeys what seals the keys that sign tokens, in the same form
 * @param pushKey with what push services are told who sends, 32 bytes in hex
 */
public record Secrets(
        String internalToken,
        String databasePassword,
        String kafkaPassword,
        Map<String, String> userPasswords,
        String webhookKeys,
        String vaultKeys,
        String pushKey) {

    /** The broker's super user: the launcher, and the broker itself. */
    public static final String KAFKA_USER = "platform";

    private static final int BYTES = 24;
    private static final int KEY_BYTES = 32;
    static final String TOKEN = "internal-token";
    static final String PASSWORD = "database-password";
    static final String WEBHOOKS = "webhook-keys";
    static final String VAULT = "vault-keys";
    static final String PUSH = "push-private-key";
    static final String KAFKA = "kafka-password";
    static final List<String> DRAWN = Stream.concat(
                    Stream.of(TOKEN, PASSWORD, KAFKA, WEBHOOKS, VAULT, PUSH), users().map(Secrets::nameOf))
            .toList();
    private static final String PLATFORM_ID = "platform-id";

    /** Reads the file, or draws the secrets and writes it. */
    public static Secrets in(Path file) throws IOException {
        if (!Files.exists(file)) {
            Files.createDirectories(file.toAbsolutePath().getParent());
            store(file, drawn());
        }
        Properties found = read(file);
        for (String name : DRAWN) {
            if (found.getProperty(name, "").isBlank()) {
                throw new IOException(file + " lacks " + name);
            }
        }
        return new Secrets(
                found.getProperty(TOKEN),
                found.getProperty(PASSWORD),
                found.getProperty(KAFKA),
                users().collect(Collectors.toMap(user -> user, user -> found.getProperty(nameOf(user)))),
                found.getProperty(WEBHOOKS),
                found.getProperty(VAULT),
                found.getProperty(PUSH));
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
        DRAWN.forEach(name -> drawn.setProperty(name, draw(name.contains("key") ? KEY_BYTES : BYTES)));
        return drawn;
    }

    /** The processes of services, and the analyst. */
    private static Stream<String> users() {
        return Stream.concat(ServiceProcess.known().stream().map(ServiceProcess::id), Stream.of(TopicRights.ANALYST));
    }

    private static String nameOf(String user) {
        return user + "-password";
    }

    /** The password with which a process of services comes to database and broker, or the analyst to the broker. */
    public String password(String user) {
        return Objects.requireNonNull(userPasswords.get(user));
    }

    /** The broker's users with their passwords. */
    public Map<String, String> kafkaUsers() {
        Map<String, String> users = new HashMap<>(userPasswords);
        users.put(KAFKA_USER, kafkaPassword);
        return users;
    }

    /** The way of the launcher to the broker. */
    public KafkaAccess kafka(PortPlan ports) {
        return KafkaAccess.of(ports.bootstrap(), KAFKA_USER, kafkaPassword);
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
