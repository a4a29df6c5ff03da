package baffin.bot.player;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * A bot that also says how it weighs things, so that a search knows where to look first and what a position is worth.
 */
public interface Insight extends Bot {

    /** Weight of an action that only somebody takes who has not understood the game. */
    double NEVER = -1e6;

    /**
     * How good each of the legal actions looks.
     *
     * @param view the game as the seat may see it, as the API writes it
     * @param legal all legal actions, at least one
     * @param seat the seat to act for, from 0
     * @return weights in the order of the actions, in any unit; what the bot would choose has the most
     */
    double[] weights(JsonNode view, List<LegalAction> legal, int seat);

    /**
     * What a match that is not over promises each seat: the chances to win are as the powers of e.
     *
     * @param view the game as anybody may see it, as the API writes it
     * @return by seat
     */
    double[] promises(JsonNode view);

    /**
     * How many rounds from now a match is valued, at the start of a round, after this bot has played on for all seats;
     * 0 when any moment will do.
     */
    int horizon();
}
