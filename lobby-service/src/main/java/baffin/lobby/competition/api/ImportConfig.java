package baffin.lobby.competition.api;

import io.smallrye.config.ConfigMapping;

/** Whether competitions of other installations are taken. */
@ConfigMapping(prefix = "baffin.lobby")
public interface ImportConfig {

    /** True when players may import competitions. */
    boolean allowImports();
}
