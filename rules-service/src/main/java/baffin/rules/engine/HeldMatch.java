package baffin.rules.engine;

import baffin.game.Command;
import baffin.game.Event;
import baffin.match.MatchState;
import baffin.platform.match.Desk;
import baffin.platform.wire.StateCodec;
import baffin.platform.wire.Trees;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A match as its decider holds it in memory.
 *
 * @param desk decides for its game
 * @param state the match
 * @param row the same as it is kept
 */
record HeldMatch<C extends Command, S, E extends Event>(
        Desk<C, S, E, ?> desk, MatchState<S, E> state, StateCodec.Row row) {

    static <C extends Command, S, E extends Event> HeldMatch<C, S, E> started(
            Desk<C, S, E, ?> desk, MatchState<S, E> state) {
        return new HeldMatch<>(desk, state, desk.rows().write(state, null));
    }

    static <C extends Command, S, E extends Event> HeldMatch<C, S, E> read(Desk<C, S, E, ?> desk, byte[] row) {
        ObjectNode tree = Trees.trusted(row);
        return started(desk, desk.rows().read(tree));
    }

    HeldMatch<C, S, E> after(MatchState<S, E> next) {
        return new HeldMatch<>(desk, next, desk.rows().write(next, row.kept()));
    }
}
