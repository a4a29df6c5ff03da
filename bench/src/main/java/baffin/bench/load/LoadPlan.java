package baffin.bench.load;

import java.net.URI;
import java.util.List;

/**
 * What to put on a platform.
 *
 * @param origin its gateway
 * @param games ids of the games, dealt to the matches in turn
 * @param matches matches at any time
 * @param seats seats of each
 * @param players accounts that share the seats
 * @param rate commands due a second, answered or not; 0 when each match sends as soon as it can
 * @param spectators streams on one of the matches
 * @param warmUp time before anything counts (s)
 * @param seconds time that counts (s)
 */
public record LoadPlan(
        URI origin,
        List<String> games,
        int matches,
        int seats,
        int players,
        double rate,
        int spectators,
        int warmUp,
        int seconds) {}
