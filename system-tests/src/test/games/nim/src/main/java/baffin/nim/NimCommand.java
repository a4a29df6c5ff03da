package baffin.nim;

import baffin.game.Command;

/** Commands of Nim. */
public sealed interface NimCommand extends Command {

    /**
     * Take matches from a heap (NI-2).
     *
     * @param heap its number, from 1
     * @param matches at least 1
     */
    record Take(int heap, int matches) implements NimCommand {}
}
