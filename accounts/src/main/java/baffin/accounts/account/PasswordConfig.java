package baffin.accounts.account;

import io.quarkus.runtime.LaunchMode;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** What it costs to hash a password (Argon2id); the defaults are the least that OWASP recommends. */
@ConfigMapping(prefix = "baffin.password")
public interface PasswordConfig {

    /** The least that a platform may take, in KiB. */
    int MEMORY_KIB_MIN = 19 * 1024;

    /** The least that a platform may take. */
    int PASSES_MIN = 2;

    /** Memory of a hash, in KiB. */
    @WithDefault("19456")
    int memoryKib();

    /** Passes over it. */
    @WithDefault("2")
    int passes();

    /**
     * Checks the settings; tests may be cheaper than platforms.
     *
     * @throws IllegalStateException when a hash would be too cheap
     */
    default void check() {
        if (!LaunchMode.current().isDevOrTest() && (memoryKib() < MEMORY_KIB_MIN || passes() < PASSES_MIN)) {
            throw new IllegalStateException("baffin.password.memory-kib must be at least " + MEMORY_KIB_MIN
                    + " and baffin.password.passes at least " + PASSES_MIN);
        }
    }
}
