package baffin.platform.limits;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithParentName;
import java.time.Duration;

/** When a part that has work and does not get on is to be restarted. */
@ConfigMapping(prefix = "baffin.stall-after")
public interface LivenessConfig {

    /** Time without progress, above 0, after which a part is not live. */
    @WithParentName
    Duration stallAfter();
}
