package baffin.accounts.token;

import io.smallrye.config.ConfigMapping;
import java.time.Duration;

/** How bearer tokens are issued. */
@ConfigMapping(prefix = "baffin.lobby")
public interface TokenConfig {

    /** Time, above 0, after which a token is refused and its streams end; more than 30 days count as 30 days. */
    Duration tokenLifetime();
}
