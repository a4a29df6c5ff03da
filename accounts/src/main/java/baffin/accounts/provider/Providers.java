package baffin.accounts.provider;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.microprofile.config.Config;

/**
 * The providers of this platform: {@code BAFFIN_OIDC_PROVIDERS} lists their names, {@code BAFFIN_OIDC_NAME_ISSUER} and
 * so on say of each what it is.
 */
@ApplicationScoped
public class Providers {

    private static final String PREFIX = "baffin.oidc.";
    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,29}");

    private final List<Provider> all;

    /**
     * Reads them.
     *
     * @throws IllegalStateException that names the setting which is missing or wrong
     */
    Providers(Config config) {
        this.all = config.getOptionalValues(PREFIX + "providers", String.class).orElse(List.of()).stream()
                .map(String::strip)
                .distinct()
                .map(name -> read(config, name))
                .toList();
    }

    // a setting that is wrong stops the start, not the first who signs in
    void start(@Observes StartupEvent event) {}

    /** All of them, in the order of the settings. */
    public List<Provider> all() {
        return all;
    }

    public Optional<Provider> named(String name) {
        return all.stream().filter(one -> one.name().equals(name)).findFirst();
    }

    /** The title of the one with an issuer; the issuer itself when it is no longer among them. */
    public String title(String issuer) {
        return all.stream()
                .filter(one -> one.issuer().equals(issuer))
                .findFirst()
                .map(Provider::title)
                .orElse(issuer);
    }

    private static Provider read(Config config, String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalStateException("BAFFIN_OIDC_PROVIDERS: " + name
                    + " is no name of a provider: use at most 30 small letters, digits and hyphens");
        }
        return new Provider(
                name,
                optional(config, name, "title").orElse(name),
                issuer(name, required(config, name, "issuer")),
                required(config, name, "client-id"),
                optional(config, name, "client-secret"),
                Arrays.asList(optional(config, name, "scopes").orElse("openid").split("[ ,]+")));
    }

    /** Whoever can change what the provider says can sign in as anybody, so that it must not come in clear. */
    private static String issuer(String name, String text) {
        URI issuer;
        try {
            issuer = URI.create(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException(variable(name, "issuer") + " is no address: " + text, e);
        }
        boolean local = "http".equals(issuer.getScheme())
                && List.of("localhost", "127.0.0.1").contains(String.valueOf(issuer.getHost()));
        if (!local && !"https".equals(issuer.getScheme())) {
            throw new IllegalStateException(variable(name, "issuer") + " must begin with https://, not " + text);
        }
        return text;
    }

    private static String required(Config config, String name, String key) {
        return optional(config, name, key)
                .orElseThrow(() -> new IllegalStateException(
                        variable(name, key) + " is not set: BAFFIN_OIDC_PROVIDERS names the provider " + name));
    }

    private static Optional<String> optional(Config config, String name, String key) {
        return config.getOptionalValue(PREFIX + name + "." + key, String.class)
                .map(String::strip)
                .filter(text -> !text.isEmpty());
    }

    private static String variable(String name, String key) {
        return "BAFFIN_OIDC_" + (name + "_" + key).toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
