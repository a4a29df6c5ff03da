package baffin.system.platform;

import baffin.standalone.process.Ports;
import java.net.URI;
import java.util.Map;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;

/** An OpenID Connect provider with one user: Spring Authorization Server, as others run it, in this process. */
public final class OpenIdProvider implements AutoCloseable {

    static final String CLIENT = "baffin";
    static final String SECRET = "what two platforms share";

    /** Where it is once it runs; platforms are told before. */
    public static final String ISSUER = "http://localhost:" + Ports.free(1).getFirst();

    /** Who may sign in there. */
    public static final String USER = "sedna@club.example";

    public static final String PASSWORD = "a kayak and two paddles";

    private static final String PREFIX = "spring.security.oauth2.authorizationserver.";

    private final ConfigurableApplicationContext running;

    /** All of it is in the properties. */
    @SpringBootConfiguration
    @EnableAutoConfiguration
    static class Application {}

    private OpenIdProvider(ConfigurableApplicationContext running) {
        this.running = running;
    }

    /**
     * Starts it.
     *
     * @param platform origin of the platform that it knows
     */
    public static OpenIdProvider start(URI platform) {
        // its logging would take over that of the tests
        System.setProperty("org.springframework.boot.logging.LoggingSystem", "none");
        String client = PREFIX + "client.baffin.";
        return new OpenIdProvider(new SpringApplicationBuilder(Application.class)
                .properties(Map.of(
                        "server.port",
                        URI.create(ISSUER).getPort(),
                        "spring.main.banner-mode",
                        "off",
                        "spring.security.user.name",
                        USER,
                        "spring.security.user.password",
                        "{noop}" + PASSWORD,
                        PREFIX + "issuer",
                        ISSUER))
                .properties(Map.of(
                        client + "registration.client-id",
                        CLIENT,
                        client + "registration.client-secret",
                        "{noop}" + SECRET,
                        client + "registration.client-authentication-methods",
                        "client_secret_basic",
                        client + "registration.authorization-grant-types",
                        "authorization_code",
                        client + "registration.redirect-uris",
                        platform.resolve("/api/v1/auth/providers/club/callback"),
                        client + "registration.scopes",
                        "openid",
                        client + "require-proof-key",
                        true))
                .run());
    }

    @Override
    public void close() {
        running.close();
    }
}
