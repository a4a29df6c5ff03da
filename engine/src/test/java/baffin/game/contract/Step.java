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
 * @param history all events from the setup on, these included
 */
record Step<C extends Command, S, E extends Event>(
        int number, S before, Seat seat, C command, long drawSeed, List<E> events, S after, List<E> history) {}
