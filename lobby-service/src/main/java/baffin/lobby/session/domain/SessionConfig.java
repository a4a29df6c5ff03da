package baffin.lobby.session.domain;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How long sessions live. */
@ConfigMapping(prefix = "baffin.lobby.session")
public interface SessionConfig {

    /** After which a session ends that nobody renews. */
    @WithDefault("P30D")
    Duration idle();

    /** After which every session ends. */
    @WithDefault("P180D")
    Duration limit();

    /** Sessions of one account, 1 or above; the one used longest ago makes room. */
    @WithDefault("100")
    int most();
}
