package baffin.platform.runtime.projection.engine;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** What all projections of a service share. */
@ConfigMapping(prefix = "baffin.projections")
public interface ProjectionConfig {

    /** Time, 0 or above, that passes before each batch, so that tests see what readers do while it is behind. */
    @WithDefault("PT0S")
    Duration pause();
}
