package baffin.bot.load;

import java.net.URI;
import java.time.Duration;

/**
 * What to put on the platform.
 *
 * @param origin where the platform is
 * @param rules where commands go, the gateway or rules-service itself
 * @param views where legal actions are read, the gateway or game-service itself
 * @param game id of the game
 * @param matches matches at any time
 * @param seats seats of each
 * @param players accounts that share the seats
 * @param warmUp time before anything counts
 * @param measured time that counts
 */
record LoadPlan(
        URI origin,
        URI rules,
        URI views,
        String game,
        int matches,
        int seats,
        int players,
        Duration warmUp,
        Duration measured) {}
