package baffin.expedition.rules;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.Discover;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionCommand.EndTurn;
import baffin.expedition.state.ExpeditionCommand.Explore;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.MoveSled;
import baffin.expedition.state.ExpeditionCommand.Pass;
import baffin.expedition.state.ExpeditionCommand.PlaceTile;
import baffin.expedition.state.ExpeditionCommand.RefreshDisplay;
import baffin.expedition.state.ExpeditionCommand.RelocateSled;
import baffin.expedition.state.ExpeditionCommand.TakeTile;
import baffin.expedition.state.ExpeditionCommand.TransferCrew;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.GameEnded;
import baffin.expedition.state.ExpeditionEvent.Reason;
import baffin.expedition.state.ExpeditionEvent.TurnBegan;
import baffin.expedition.state.ExpeditionEvent.TurnOrderDrawn;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Fold;
import baffin.game.Chance;
import baffin.game.EventBuffer;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Hands each command to the chapter of the rules that judges it and knows what it causes. */
public final class Rules {

    private Rules() {}

    /** Judges a command and says what it causes. */
    public static Decision<Transition<ExpeditionState, ExpeditionEvent>, RuleViolation> decide(
            ExpeditionState state, Seat seat, ExpeditionCommand command, Chance chance) {
        Optional<RuleViolation> broken = broken(state, seat, command);
        if (broken.isPresent()) {
            return Decision.refused(broken.get().withNearby(Suggestions.of(legal(state, seat), command)));
        }
        EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer = new EventBuffer<>(state, chance, Fold::evolve);
        apply(eventBuffer, seat, command);
        return Decision.accepted(eventBuffer.transition());
    }

    /** The first rule that the command breaks, without alternatives. */
    public static Optional<RuleViolation> broken(ExpeditionState state, Seat seat, ExpeditionCommand command) {
        return TurnGuard.check(state, seat, command).or(() -> check(state, seat, command));
    }

    /** Every command that the seat may give now, with its price; the last one of a turn ends it or passes. */
    public static List<LegalCommand<ExpeditionCommand>> legal(ExpeditionState state, Seat seat) {
        List<LegalCommand<ExpeditionCommand>> legal = new ArrayList<>();
        if (!state.asks(seat)) {
            return legal;
        }
        switch (state.phase()) {
            case DRAFT, TAKE -> Drawing.listTaking(state, legal);
            case RELOCATION -> Rounds.list(state, seat, legal);
            case ACTIONS -> listActions(state, seat, legal);
            case OVER -> {}
        }
        return legal;
    }

    /** The draws of the setup (EX-4.2, EX-4.3), up to the first seat that is asked. */
    public static List<ExpeditionEvent> setUp(ExpeditionState empty, List<Seat> seats, Chance chance) {
        List<Seat> order = chance.shuffled(seats);
        return List.of(
                new TurnOrderDrawn(order),
                Drawing.firstDisplay(empty.supply(), chance),
                new TurnBegan(order.getLast()));
    }

    /** The end of a match in which nobody else is held (EX-9.7). */
    public static List<ExpeditionEvent> conclude(ExpeditionState state, List<Seat> held) {
        return List.of(new GameEnded(Reason.OTHERS_LEFT, Fates.sparing(state, held)));
    }

    private static void listActions(ExpeditionState state, Seat seat, List<LegalCommand<ExpeditionCommand>> into) {
        Movement.list(state, seat, into);
        Drawing.list(state, seat, into);
        Placing.list(state, seat, into);
        Transfers.list(state, seat, into);
        Finding.list(state, seat, into);
        Turns.list(state, into);
    }

    private static Optional<RuleViolation> check(ExpeditionState state, Seat seat, ExpeditionCommand command) {
        return switch (command) {
            case MoveShip c -> Movement.check(state, seat, c);
            case MoveSled c -> Movement.check(state, seat, c);
            case DrawTile c -> Drawing.check(state, seat, c);
            case RefreshDisplay c -> Drawing.check(state, seat, c);
            case TakeTile c -> Drawing.check(state, c);
            case PlaceTile c -> Placing.check(state, seat, c);
            case TransferCrew c -> Transfers.check(state, seat, c);
            case Explore c -> Finding.check(state, seat, c);
            case Discover c -> Finding.check(state, seat, c);
            case EndTurn c -> Turns.check(state, c);
            case Pass c -> Turns.check(state, c);
            case RelocateSled c -> Rounds.check(state, seat, c);
        };
    }

    private static void apply(
            EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, ExpeditionCommand command) {
        switch (command) {
            case MoveShip c -> Movement.apply(eventBuffer, seat, c);
            case MoveSled c -> Movement.apply(eventBuffer, seat, c);
            case DrawTile c -> Drawing.apply(eventBuffer, seat, c);
            case RefreshDisplay c -> Drawing.apply(eventBuffer, seat, c);
            case TakeTile c -> Drawing.apply(eventBuffer, seat, c);
            case PlaceTile c -> Placing.apply(eventBuffer, seat, c);
            case TransferCrew c -> Transfers.apply(eventBuffer, seat, c);
            case Explore c -> Finding.apply(eventBuffer, seat, c);
            case Discover c -> Finding.apply(eventBuffer, seat, c);
            case EndTurn c -> Turns.end(eventBuffer, seat);
            case Pass c -> Turns.pass(eventBuffer, seat);
            case RelocateSled c -> Rounds.apply(eventBuffer, seat, c);
        }
    }
}
