package baffin.bot.archive;

import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.state.MatchState;
import java.util.random.RandomGenerator;

/**
 * Leads all seats of a match to what chance hardly ever brings about.
 *
 * @param <S> state of the game
 */
public interface Direction<S> {

    /** What a seat asks for. */
    record Deed(Seat seat, MatchCommand command) {}

    /** What is done next; it must be accepted. */
    Deed next(MatchState<S, ?> match, RandomGenerator random);
}
