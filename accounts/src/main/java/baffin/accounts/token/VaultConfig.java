package baffin.accounts.token;

import io.smallrye.config.ConfigMapping;
import java.util.List;
import java.util.Optional;

/** What seals the keys that sign tokens. */
@ConfigMapping(prefix = "baffin.vault")
public interface VaultConfig {

    /** Keys of 32 bytes in hex; the first seals, the others only open. Without one the service does not start. */
    Optional<List<String>> keys();
}
