package baffin.bot.client.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A match to be opened.
 *
 * @param game id of the game
 * @param seats how many seats
 * @param options what the host chooses; what is left out keeps its default
 * @param invitationOnly true when only those with the invitation may join
 * @param seed a seed from outside, only where the platform allows it; such a match is unranked for good. Null otherwise
 * @param clock the clock, as the API describes it; null for the platform's own
 * @param absence what happens when time has run out, as the API describes it; null for the platform's own
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NewMatch(
        String game,
        int seats,
        Map<String, String> options,
        boolean invitationOnly,
        @Nullable String seed,
        @Nullable JsonNode clock,
        @Nullable JsonNode absence) {

    public NewMatch {
        options = Map.copyOf(options);
    }

    /** A match with all options at their defaults and a secret seed. */
    public static NewMatch of(String game, int seats) {
        return new NewMatch(game, seats, Map.of(), false, null, null, null);
    }

    /** The same match with a seed from outside. */
    public NewMatch seeded(String text) {
        return new NewMatch(game, seats, options, invitationOnly, text, clock, absence);
    }

    /** The same match with a clock and a policy for those who stay away. */
    public NewMatch timed(JsonNode rule, JsonNode policy) {
        return new NewMatch(game, seats, options, invitationOnly, seed, rule, policy);
    }
}
