package baffin.game.contract;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Seat;
import java.util.List;

/**
 * One step of a random match.
 *
 * @param number 1 for the first command
 * @param before the state before it
 * @param seat who played
 * @param command what it played
 * @param drawSeed seed of the chance it was decided with
 * @param events what it caused
 * @param after the state after it
 * @param match all events of the match so far; it grows while the match is played
 * @param known how many of them have happened, those of this step included
 */
record Step<C extends Command, S, E extends Event>(
        int number, S before, Seat seat, C command, long drawSeed, List<E> events, S after, List<E> match, int known) {

    /** All events from the setup on, those of this step included. */
    List<E> history() {
        return match.subList(0, known);
    }

    /** One of the first ten steps, or a power of two. */
    boolean isSample() {
        return number <= 10 || isOneOfFew();
    }

    /** Every power of two: some ten in a match, from its first step to its last third. */
    boolean isOneOfFew() {
        return Integer.bitCount(number) == 1;
    }

    /** One of the first forty steps, or every twelfth. */
    boolean isOneOfMany() {
        return number <= 40 || number % 12 == 0;
    }
}
