package baffin.rules.api;

import io.smallrye.config.ConfigMapping;

/** How much a player may ask of the rules. */
@ConfigMapping(prefix = "baffin.limits")
public interface CommandLimitsConfig {

    /** Commands of one player in a second; 0 for no limit. */
    int commandsPerSecond();
}
