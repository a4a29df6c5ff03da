package baffin.rules.api;

import baffin.platform.identity.Caller;
import baffin.platform.limits.RateLimiter;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;

/** How many commands a player may send. */
@ApplicationScoped
class CommandLimits {

    private final RateLimiter limiter;

    CommandLimits(CommandLimitsConfig config) {
        this.limiter = new RateLimiter("commands", config.commandsPerSecond(), Duration.ofSeconds(1));
    }

    /** Takes one of the player's; throws 429 when none is left. */
    void take(Caller caller) {
        limiter.take(caller.player());
    }
}
