package baffin.accounts.session;

import io.smallrye.config.ConfigMapping;
import java.time.Duration;

/** How long sessions live. */
@ConfigMapping(prefix = "baffin.lobby.session")
public interface SessionConfig {

    /** After which a session ends that nobody renews. */
    Duration idle();

    /** After which every session ends. */
    Duration limit();

    /** Sessions of one account, 1 or above; the one used longest ago makes room. */
    int most();
}
