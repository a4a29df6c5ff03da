package baffin.gameservice.push;

import baffin.platform.secrets.SecretSealer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Seals the keys of browsers for the database. What is sealed opens for its own subscription alone. */
final class PushVault {

    private static final Logger LOG = Logger.getLogger(PushVault.class);

    private final SecretSealer sealer;

    /** A vault that seals with the sealer's first key, and opens with all. */
    PushVault(SecretSealer sealer) {
        this.sealer = sealer;
    }

    /** True when it has a key to seal with. */
    boolean seals() {
        return sealer.seals();
    }

    /** How all texts begin that the first key has sealed. */
    String present() {
        return sealer.prefix();
    }

    /** Seals keys under the first key. */
    String seal(String id, PushKeys keys) {
        String text = keys.p256dh() + " " + keys.auth();
        return sealer.seal(context(id), text.getBytes(StandardCharsets.UTF_8));
    }

    /** Opens keys; empty when no key opens them. */
    Optional<PushKeys> open(String id, String sealed) {
        Optional<PushKeys> keys = sealer.open(context(id), sealed).map(PushVault::keys);
        if (keys.isEmpty()) {
            LOG.errorf("push subscription %s: no key of this installation opens its keys", id);
        }
        return keys;
    }

    private static PushKeys keys(byte[] clear) {
        String[] parts = new String(clear, StandardCharsets.UTF_8).split(" ", -1);
        return new PushKeys(parts[0], parts[1]);
    }

    private static String context(String id) {
        return "push:" + id;
    }
}
