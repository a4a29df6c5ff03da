package baffin.gameservice.sandbox;

import io.smallrye.config.ConfigMapping;
import java.time.Duration;

/** How long sandboxes live, and how much one player may do with them. */
@ConfigMapping(prefix = "baffin.sandboxes")
public interface SandboxConfig {

    /** Time, above 0, after which a sandbox expires. */
    Duration keep();

    /** Sandboxes of one owner at a time, 1 or above. */
    int most();

    /** Sandboxes that one player may open in a minute; 0 for no limit. */
    int forksPerMinute();

    /** Commands of one player in a second; 0 for no limit. */
    int commandsPerSecond();
}
