package baffin.rules.engine;

import baffin.decider.ProcessedCommand;
import baffin.game.Command;
import baffin.game.Event;
import baffin.match.state.MatchState;
import baffin.platform.match.GameModule;
import baffin.platform.runtime.decider.aggregate.AggregateState;
import baffin.platform.wire.StateCodec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match of any game as its decider holds it in memory.
 *
 * @param gameModule decides for its game
 * @param state the match
 * @param rows writes it
 */
record HeldMatch<C extends Command, S, E extends Event>(
        GameModule<C, S, E, ?> gameModule, MatchState<S, E> state, RowWriter<S, E> rows) {

    static <C extends Command, S, E extends Event> HeldMatch<C, S, E> begun(
            GameModule<C, S, E, ?> gameModule, MatchState<S, E> state) {
        return new HeldMatch<>(gameModule, state, new RowWriter<>(gameModule.rows()));
    }

    static <C extends Command, S, E extends Event> AggregateState<HeldMatch<?, ?, ?>> read(
            GameModule<C, S, E, ?> gameModule, StateCodec.Stored<S, E> stored) {
        return new AggregateState<>(begun(gameModule, stored.state()), stored.processed());
    }

    HeldMatch<C, S, E> after(MatchState<S, E> next) {
        return new HeldMatch<>(gameModule, next, rows);
    }

    byte[] row(List<ProcessedCommand> processed) {
        return rows.write(state, processed);
    }

    /** Writes the rows of one match, one after the other; remembers the parts that stay the same for many of them. */
    static final class RowWriter<S, E extends Event> {

        private final StateCodec<S, E> codec;
        private StateCodec.@Nullable Kept kept;

        RowWriter(StateCodec<S, E> codec) {
            this.codec = codec;
        }

        byte[] write(MatchState<S, E> state, List<ProcessedCommand> processed) {
            StateCodec.Row row = codec.write(state, processed, kept);
            kept = row.kept();
            return row.bytes();
        }
    }
}
