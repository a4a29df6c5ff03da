package baffin.rules.api;

import baffin.platform.identity.Caller;
import baffin.platform.limits.RateLimiter;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** How many commands a player may send. */
@ApplicationScoped
class CommandLimits {

    private final @Nullable RateLimiter limiter;

    CommandLimits(CommandLimitsConfig config) {
        int perSecond = config.commandsPerSecond();
        this.limiter = perSecond == 0 ? null : new RateLimiter("commands", perSecond, Duration.ofSeconds(1));
    }

    /** Takes one of the player's; throws 429 when none is left. */
    void take(Caller caller) {
        if (limiter != null) {
            limiter.take(caller.player());
        }
    }
}
