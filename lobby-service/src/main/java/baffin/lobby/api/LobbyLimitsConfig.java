package baffin.lobby.api;

import io.smallrye.config.ConfigMapping;

/** How much one account may ask of the lobby. */
@ConfigMapping(prefix = "baffin.lobby")
public interface LobbyLimitsConfig {

    /** Commands in a minute, 0 for no limit; those to matches, seeks and competitions are counted apart. */
    long commandsPerMinute();

    /** Open and live matches at a time, without those of competitions; 0 for no bound. */
    int liveMatchesMax();

    /** Live competitions at a time; 0 for no bound. */
    int liveCompetitionsMax();
}
