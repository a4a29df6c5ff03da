package baffin.bot.archive.expedition;

import baffin.bot.archive.Direction;
import baffin.decider.Decision;
import baffin.expedition.ExpeditionGame;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.Discover;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionCommand.EndTurn;
import baffin.expedition.state.ExpeditionCommand.Explore;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.Pass;
import baffin.expedition.state.ExpeditionCommand.PlaceTile;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Phase;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.state.MatchState;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * All seats work for one aim: what serves it best now, or after one step more. One action a turn, since that is
 * cheapest.
 */
final class Greedy implements Direction<ExpeditionState> {

    private static final ExpeditionGame GAME = new ExpeditionGame();
    private static final double STEP = 0.5;

    private final Aim aim;

    Greedy(Aim aim) {
        this.aim = aim;
    }

    /** What is wanted. */
    interface Aim {

        /** How good a position is; more is better. */
        double value(ExpeditionState state);

        /** True for a deed that a seat may do for the aim. */
        default boolean serves(ExpeditionState state, Seat seat, ExpeditionCommand command) {
            return command instanceof MoveShip
                    || command instanceof DrawTile
                    || command instanceof PlaceTile
                    || last(command);
        }

        /** What a seat must do before anything else; empty for nothing. */
        default Optional<ExpeditionCommand> first(ExpeditionState state, Seat seat, List<ExpeditionCommand> legal) {
            return Optional.empty();
        }

        /** What a seat does when nothing serves the aim. */
        default ExpeditionCommand otherwise(Seat seat, List<ExpeditionCommand> legal, RandomGenerator random) {
            return new Pass();
        }
    }

    @Override
    public Deed next(MatchState<ExpeditionState, ?> match, RandomGenerator random) {
        ExpeditionState state = match.game();
        Seat seat = GAME.toAct(state).getFirst();
        List<ExpeditionCommand> legal = legal(state, seat);
        return new Deed(seat, new MatchCommand.Play<>(choose(state, seat, legal, random)));
    }

    private ExpeditionCommand choose(
            ExpeditionState state, Seat seat, List<ExpeditionCommand> legal, RandomGenerator random) {
        if (state.phase() != Phase.ACTIONS) {
            return legal.get(random.nextInt(legal.size()));
        }
        if (state.actions() > 0) {
            return new EndTurn();
        }
        Optional<ExpeditionCommand> first = aim.first(state, seat, legal);
        if (first.isPresent()) {
            return first.get();
        }
        ExpeditionCommand best = null;
        double most = aim.value(state) + STEP;
        for (ExpeditionCommand one : legal) {
            if (aim.serves(state, seat, one)) {
                double value = worth(state, seat, one) + random.nextDouble() / 100;
                if (value > most) {
                    best = one;
                    most = value;
                }
            }
        }
        return best == null ? aim.otherwise(seat, legal, random) : best;
    }

    /** What a deed is worth at once or with what may follow it. */
    private double worth(ExpeditionState state, Seat seat, ExpeditionCommand command) {
        ExpeditionState after = after(state, seat, command);
        double value = aim.value(after);
        if (last(command) || after.phase() != Phase.ACTIONS || !after.asks(seat)) {
            return value;
        }
        for (ExpeditionCommand next : legal(after, seat)) {
            if (last(next)) {
                value = Math.max(value, aim.value(after(after, seat, next)) - STEP);
            }
        }
        return value;
    }

    private static List<ExpeditionCommand> legal(ExpeditionState state, Seat seat) {
        return GAME.legalCommands(state, seat).stream()
                .map(LegalCommand::command)
                .toList();
    }

    /** True for deeds that gain something themselves. */
    private static boolean last(ExpeditionCommand command) {
        return command instanceof PlaceTile || command instanceof Explore || command instanceof Discover;
    }

    private static ExpeditionState after(ExpeditionState state, Seat seat, ExpeditionCommand command) {
        // what is drawn meanwhile does not matter
        ExpeditionState after = state;
        if (GAME.decide(state, seat, command, bound -> 0) instanceof Decision.Accepted(var accepted)) {
            for (ExpeditionEvent event : accepted.events()) {
                after = GAME.evolve(after, event);
            }
        }
        return after;
    }
}
