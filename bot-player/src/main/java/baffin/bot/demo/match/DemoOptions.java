package baffin.bot.demo.match;

import java.net.URI;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What kind of match to play.
 *
 * @param origin where the platform is
 * @param game id of the game
 * @param seats how many seats
 * @param choices options of the game that differ from their defaults
 * @param seed a seed from outside, or null for a secret one
 * @param bots names of the bots by seat; the last one plays all further seats
 * @param internal what the check of the read models needs, or null to leave it out
 */
public record DemoOptions(
        URI origin,
        String game,
        int seats,
        Map<String, String> choices,
        @Nullable String seed,
        List<String> bots,
        @Nullable Internal internal) {

    public DemoOptions {
        choices = Map.copyOf(choices);
        bots = List.copyOf(bots);
    }

    String botOf(int seat) {
        return bots.get(Math.min(seat, bots.size() - 1));
    }

    /**
     * Access to the parts of the platform that the gateway does not show.
     *
     * @param token the shared secret
     * @param scoring scoring-service
     * @param view game-service
     */
    public record Internal(String token, URI scoring, URI view) {

        @Override
        public String toString() {
            return "Internal[" + scoring + ", " + view + "]";
        }
    }
}
