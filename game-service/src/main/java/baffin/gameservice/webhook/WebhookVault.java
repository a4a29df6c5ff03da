package baffin.gameservice.webhook;

import baffin.gameservice.delivery.WebhookSecret;
import baffin.platform.problem.ProblemException;
import baffin.platform.secrets.SecretSealer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Seals the secrets of webhooks for the database. What is sealed opens for its own webhook alone. */
public final class WebhookVault {

    private static final int NO_KEY_S = 600;

    private final SecretSealer sealer;

    private WebhookVault(SecretSealer sealer) {
        this.sealer = sealer;
    }

    /**
     * A vault.
     *
     * @param texts keys, each 32 bytes in hex: the first one seals, all open; none for a vault that seals nothing
     * @throws IllegalArgumentException when one is no key; tells which one and not what it is
     */
    public static WebhookVault of(List<String> texts) {
        return new WebhookVault(SecretSealer.of(texts, "secrets of webhooks"));
    }

    /** What seals under the same keys whatever else of webhooks must not be read. */
    public SecretSealer sealer() {
        return sealer;
    }

    /** True when it has a key to seal with. */
    public boolean seals() {
        return sealer.seals();
    }

    /** How all texts begin that the first key has sealed. */
    public String present() {
        return sealer.prefix();
    }

    /**
     * Seals a secret of a webhook under the first key; what is sealed already stays as it is.
     *
     * @throws ProblemException 503 when there is no key
     */
    public String seal(String hook, WebhookSecret secret) {
        if (!secret.readable()) {
            return secret.text();
        }
        if (!seals()) {
            throw ProblemException.unavailable("This installation has no key for the secrets of webhooks", NO_KEY_S);
        }
        return sealer.seal(hook, secret.text().getBytes(StandardCharsets.UTF_8));
    }

    /** Opens a sealed secret of a webhook; one that no key opens stays sealed. */
    public WebhookSecret open(String hook, WebhookSecret sealed) {
        return sealer.open(hook, sealed.text())
                .map(clear -> new WebhookSecret(new String(clear, StandardCharsets.UTF_8)))
                .orElse(sealed);
    }
}
