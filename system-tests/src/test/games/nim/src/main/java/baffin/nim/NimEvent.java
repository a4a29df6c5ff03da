package baffin.nim;

import baffin.game.Event;
import baffin.game.Seat;

/** Events of Nim. */
public sealed interface NimEvent extends Event {

    /**
     * A seat has taken matches.
     *
     * @param heap its number, from 1
     * @param last true for the last match of the table
     */
    record MatchesTaken(Seat seat, int heap, int matches, boolean last) implements NimEvent {}

    /** Nobody else is there any more (NI-4). */
    record OthersLeft() implements NimEvent {}
}
