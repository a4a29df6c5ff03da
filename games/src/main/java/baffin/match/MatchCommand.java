package baffin.match;

import baffin.game.Command;

/** What the holder of a seat may ask of a match. */
public sealed interface MatchCommand extends Command {

    /** A command of the game; on the wire it stands for itself, without a wrapper. */
    record Play<C extends Command>(C command) implements MatchCommand {}

    /** The seat plays no more: from now on the match plays its safe command whenever it is asked. */
    record Resign() implements MatchCommand {}

    /** Takes back the seat's own last step of this turn, as long as nothing new was revealed since. */
    record Undo() implements MatchCommand {}
}
