package baffin.bot.archive.expedition;

import baffin.bot.archive.Direction;
import baffin.expedition.ExpeditionGame;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.EndTurn;
import baffin.expedition.state.ExpeditionCommand.Pass;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Phase;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.state.MatchState;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A script: each seat does one thing a turn, in its own order. Who has to wait for a round or for another seat passes.
 */
final class Cues implements Direction<ExpeditionState> {

    private static final ExpeditionGame GAME = new ExpeditionGame();

    private final Map<Seat, Deque<Cue>> open = new HashMap<>();

    /** One line of the script. */
    interface Cue {

        /** What the seat does now; empty when it has to wait. */
        Optional<MatchCommand> now(ExpeditionState state, Seat seat);
    }

    /** Adds the lines of a seat. */
    Cues seat(int seat, Cue... cues) {
        open.computeIfAbsent(new Seat(seat), key -> new ArrayDeque<>()).addAll(List.of(cues));
        return this;
    }

    @Override
    public Deed next(MatchState<ExpeditionState, ?> match, RandomGenerator random) {
        ExpeditionState state = match.game();
        Seat seat = GAME.toAct(state).getFirst();
        List<LegalCommand<ExpeditionCommand>> legal = GAME.legalCommands(state, seat);
        Deque<Cue> own = open.getOrDefault(seat, new ArrayDeque<>());
        if (state.phase() == Phase.RELOCATION) {
            // neighbours at a table choose differently
            return play(seat, legal.get(seat.index() % legal.size()).command());
        }
        if (state.actions() > 0) {
            return play(seat, new EndTurn());
        }
        Optional<MatchCommand> command =
                own.isEmpty() ? Optional.empty() : own.getFirst().now(state, seat);
        if (command.isPresent()) {
            own.removeFirst();
            return new Deed(seat, command.get());
        }
        return play(
                seat,
                state.phase() == Phase.ACTIONS ? new Pass() : legal.getFirst().command());
    }

    private static Deed play(Seat seat, ExpeditionCommand command) {
        return new Deed(seat, new MatchCommand.Play<>(command));
    }
}
