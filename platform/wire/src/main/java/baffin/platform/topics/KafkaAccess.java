package baffin.platform.topics;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.common.config.SaslConfigs;
import org.apache.kafka.common.config.SslConfigs;
import org.jspecify.annotations.Nullable;

/**
 * Where a cluster is, and as whom to speak to it. Every consumer, producer, admin client, stream and channel of the
 * platform gets its settings here.
 *
 * @param bootstrap Kafka bootstrap servers, host:port separated by commas
 * @param security what proves who asks, by Kafka's own names; nothing for a cluster that lets in everybody
 */
public record KafkaAccess(String bootstrap, Map<String, String> security) {

    /** How the users of the standalone platform prove who they are. */
    public static final String SCRAM = "SCRAM-SHA-512";

    private static final String PLAIN = "PLAIN";

    public KafkaAccess {
        security = Map.copyOf(security);
    }

    /** A cluster that lets in everybody. */
    public static KafkaAccess open(String bootstrap) {
        return new KafkaAccess(bootstrap, Map.of());
    }

    /** A cluster on this machine, as one of its users. */
    public static KafkaAccess of(String bootstrap, String user, String password) {
        return of(bootstrap, Map.of("user", user, "password", password)::get);
    }

    /**
     * A cluster as the settings say.
     *
     * @param setting gives {@code user}, {@code password}, {@code mechanism}, {@code tls} and {@code truststore}; null
     *     or blank for what is not set
     * @throws IllegalArgumentException when they contradict one another
     */
    public static KafkaAccess of(String bootstrap, Function<String, @Nullable String> setting) {
        Function<String, Optional<String>> given =
                name -> Optional.ofNullable(setting.apply(name)).filter(value -> !value.isBlank());
        Optional<String> user = given.apply("user");
        boolean tls = given.apply("tls").map(Boolean::parseBoolean).orElse(false);
        Map<String, String> security = new HashMap<>();
        security.put(
                CommonClientConfigs.SECURITY_PROTOCOL_CONFIG,
                (user.isPresent() ? "SASL_" : "") + (tls ? "SSL" : "PLAINTEXT"));
        user.ifPresent(name -> {
            String mechanism = given.apply("mechanism").orElse(SCRAM);
            String password = given.apply("password")
                    .orElseThrow(() -> new IllegalArgumentException("Kafka's user " + name + " has no password"));
            security.put(SaslConfigs.SASL_MECHANISM, mechanism);
            security.put(SaslConfigs.SASL_JAAS_CONFIG, login(mechanism, name, password, Map.of()));
        });
        given.apply("truststore").ifPresent(file -> {
            if (!tls) {
                throw new IllegalArgumentException("Kafka has a truststore, but no TLS");
            }
            security.put(SslConfigs.SSL_TRUSTSTORE_TYPE_CONFIG, "PEM");
            security.put(SslConfigs.SSL_TRUSTSTORE_LOCATION_CONFIG, file);
        });
        return new KafkaAccess(bootstrap, security);
    }

    /**
     * What JAAS calls the configuration of a login.
     *
     * @param more further options, such as the users that a broker lets in
     * @throws IllegalArgumentException when the mechanism is neither PLAIN nor one of SCRAM
     */
    public static String login(String mechanism, String user, String password, Map<String, String> more) {
        if (!mechanism.equals(PLAIN) && !mechanism.startsWith("SCRAM-SHA-")) {
            throw new IllegalArgumentException(
                    "Kafka's mechanism is PLAIN, SCRAM-SHA-256 or SCRAM-SHA-512, not " + mechanism);
        }
        StringBuilder login = new StringBuilder("org.apache.kafka.common.security.")
                .append(mechanism.equals(PLAIN) ? "plain.PlainLoginModule" : "scram.ScramLoginModule")
                .append(" required");
        Map<String, String> options = new HashMap<>(more);
        options.put("username", user);
        options.put("password", password);
        options.forEach((name, value) -> login.append(' ')
                .append(name)
                .append("=\"")
                .append(value.replace("\\", "\\\\").replace("\"", "\\\""))
                .append('"'));
        return login.append(';').toString();
    }

    /** The settings of a client: those of the access, and some more by Kafka's own names. */
    public Map<String, Object> with(Map<String, ?> more) {
        Map<String, Object> settings = new HashMap<>(security);
        settings.put(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, bootstrap);
        settings.putAll(more);
        return settings;
    }

    /** Tells where, and no password. */
    @Override
    public String toString() {
        return bootstrap;
    }
}
