package baffin.bot.archive.expedition;

import baffin.bot.archive.Direction;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Phase;
import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.state.MatchState;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * As another direction, but seats resign (EX-9.6).
 *
 * @param rounds the round in which a seat does, at its first turn
 */
record Leaving(Direction<ExpeditionState> other, Map<Seat, Integer> rounds) implements Direction<ExpeditionState> {

    @Override
    public Deed next(MatchState<ExpeditionState, ?> match, RandomGenerator random) {
        Deed deed = other.next(match, random);
        ExpeditionState state = match.game();
        boolean leaves = state.phase() == Phase.ACTIONS && state.round() >= rounds.getOrDefault(deed.seat(), 99);
        return leaves ? new Deed(deed.seat(), new MatchCommand.Resign()) : deed;
    }
}
