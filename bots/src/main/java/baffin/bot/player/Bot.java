package baffin.bot.player;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Decides what a seat does. A bot keeps nothing between calls: the same view, actions and random numbers give the same
 * choice, so that a match can be played again.
 */
@FunctionalInterface
public interface Bot {

    /**
     * Chooses one of the legal actions.
     *
     * @param view the game as the seat may see it, as the API writes it
     * @param legal all legal actions, at least one
     * @param seat the seat to act for, from 0
     * @param random the only chance a bot may use
     * @return the command of one of the legal actions
     */
    JsonNode choose(JsonNode view, List<LegalAction> legal, int seat, RandomGenerator random);
}
