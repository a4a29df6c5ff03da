package baffin.bot.strength;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.Seat;
import baffin.game.Viewer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * What a seat knows when it has to act. What is hidden from the seat was drawn again, so that nothing that chooses by
 * it can cheat.
 *
 * @param game the rules
 * @param state the table as the seat might imagine it
 * @param tally the scores so far
 * @param seat to act
 * @param seed of all that chooses: the same position, seed and budget of roll-outs give the same choice
 * @param json a value of the game as the API writes it
 */
public record Position<C extends Command, S, E extends Event, K>(
        Game<C, S, E, K> game, S state, K tally, Seat seat, long seed, Function<Object, JsonNode> json) {

    /** The position as its seat sees it; all else of the given state is drawn again from the seed. */
    public static <C extends Command, S, E extends Event, K> Position<C, S, E, K> seen(
            Game<C, S, E, K> game, S state, K tally, Seat seat, long seed, Function<Object, JsonNode> json) {
        SplittableRandom random = new SplittableRandom(seed);
        S imagined = game.redeal(state, new Viewer.Player(seat), random::nextInt);
        return new Position<>(game, imagined, tally, seat, seed, json);
    }
}
