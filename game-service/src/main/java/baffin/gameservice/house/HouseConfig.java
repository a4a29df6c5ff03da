package baffin.gameservice.house;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How much house players may cost. */
@ConfigMapping(prefix = "baffin.bots")
public interface HouseConfig {

    /** How many think at the same time, at low priority; 0 for none on this instance. */
    int threads();

    /** At most so many matches are played on in thought for one command. */
    @WithDefault("300")
    int rollouts();

    /** At most so long for one command, and never more than a tenth of what the clock leaves. */
    @WithDefault("PT5S")
    Duration time();
}
