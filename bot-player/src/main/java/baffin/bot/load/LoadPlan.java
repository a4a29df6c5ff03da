package baffin.bot.load;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What to put on the platform.
 *
 * @param target where it is
 * @param games ids of the games, dealt to the matches in turn
 * @param matches matches at any time
 * @param seats seats of each
 * @param players accounts that share the seats
 * @param include whether the answer to a command carries the seat's next action
 * @param rhythm when commands are sent
 * @param audience who looks on
 * @param seed of the bots' choices
 * @param warmUp time before anything counts
 * @param measured time that counts, for each rate that is tried
 */
record LoadPlan(
        Target target,
        List<String> games,
        int matches,
        int seats,
        int players,
        boolean include,
        Rhythm rhythm,
        Audience audience,
        long seed,
        Duration warmUp,
        Duration measured) {

    /**
     * Where the platform is.
     *
     * @param origin its gateway
     * @param rules where commands go, the gateway or rules-service itself
     * @param views where legal actions are read, the gateway or game-service itself
     */
    record Target(URI origin, URI rules, URI views) {}

    /**
     * Who looks on.
     *
     * @param spectators streams on the first match
     * @param readers readers of a competition's standings, each once a second
     * @param competition id of that competition; null for one of the load's own
     */
    record Audience(int spectators, int readers, @Nullable String competition) {}

    /** When commands are sent. */
    sealed interface Rhythm {}

    /** Each match sends its next command as soon as it has it. */
    record Closed() implements Rhythm {}

    /**
     * Commands are due at fixed times.
     *
     * @param rate commands a second
     */
    record AtRate(double rate) implements Rhythm {}

    /**
     * Looks for the highest rate that holds.
     *
     * @param first rate to begin with, commands a second
     * @param p99 limit of the 99th percentile (ms)
     */
    record Search(double first, double p99) implements Rhythm {}
}
