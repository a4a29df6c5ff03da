package baffin.gameservice.push;

import io.smallrye.config.ConfigMapping;
import java.util.Optional;

/** With what this platform shows push services who it is. */
@ConfigMapping(prefix = "baffin.push")
public interface PushConfig {

    /** The key that signs, 32 bytes in hex. Without it push is off. */
    Optional<String> privateKey();

    /**
     * Whom push services may write to when something is wrong, {@code mailto:} or {@code https:}; the public address of
     * the platform when absent.
     */
    Optional<String> contact();
}
