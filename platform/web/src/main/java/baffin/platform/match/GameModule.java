package baffin.platform.match;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.match.decide.MatchDecider;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.StateCodec;

/**
 * All that is needed to decide matches of one game.
 *
 * @param game its rules
 * @param codec its JSON
 * @param decider the match around it
 * @param rows its memory
 */
public record GameModule<C extends Command, S, E extends Event, K>(
        Game<C, S, E, K> game, JsonCodec<C, S, E, K> codec, MatchDecider<C, S, E> decider, StateCodec<S, E> rows) {

    public static <C extends Command, S, E extends Event, K> GameModule<C, S, E, K> of(JsonCodec<C, S, E, K> codec) {
        MatchDecider<C, S, E> decider = new MatchDecider<>(codec.game());
        return new GameModule<>(codec.game(), codec, decider, new StateCodec<>(codec, decider));
    }
}
