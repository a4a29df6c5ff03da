package baffin.expedition.rules;

import baffin.expedition.board.Board;
import baffin.expedition.board.Ice;
import baffin.expedition.board.ShipRoutes;
import baffin.expedition.board.SledRoutes;
import baffin.expedition.data.Action;
import baffin.expedition.data.Arrow;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.MoveSled;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.PassageDiscovered;
import baffin.expedition.state.ExpeditionEvent.ReturnedHome;
import baffin.expedition.state.ExpeditionEvent.ShipMoved;
import baffin.expedition.state.ExpeditionEvent.SledMoved;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Piece;
import baffin.expedition.words.Names;
import baffin.game.EventBuffer;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Optional;

/** Ships and sleds under way (EX-7.1 to EX-7.3). */
final class Movement {

    private Movement() {}

    static Optional<RuleViolation> check(ExpeditionState state, Seat seat, MoveShip command) {
        Optional<RuleViolation> unpaid = Payment.check(state, seat, Vehicle.SHIP, Action.MOVE_SHIP, "");
        if (unpaid.isPresent()) {
            return unpaid;
        }
        Place from = state.of(seat).ship();
        List<Place> reached = ShipRoutes.next(state.board(), state.ice(), from);
        if (reached.contains(command.to())) {
            return Optional.empty();
        }
        Optional<RuleViolation> icedIn = icedIn(state.board(), state.ice(), from);
        if (icedIn.isPresent()) {
            return icedIn;
        }
        String rule = from.onArrow() || command.to().onArrow() ? "EX-7.2" : "EX-7.1";
        return RuleViolation.broken(rule, Refusals.noWay(Vehicle.SHIP, from, command.to(), reached), "/to");
    }

    static Optional<RuleViolation> check(ExpeditionState state, Seat seat, MoveSled command) {
        Place from = state.of(seat).sled();
        if (from == null) {
            return noSled(state.of(seat), "");
        }
        Optional<RuleViolation> unpaid = Payment.check(state, seat, Vehicle.SLED, Action.MOVE_SLED, "");
        if (unpaid.isPresent()) {
            return unpaid;
        }
        List<Place> reached = SledRoutes.next(state.board(), state.ice(), from);
        if (reached.contains(command.to())) {
            return Optional.empty();
        }
        String rule = from.onArrow() || command.to().onArrow() ? "EX-7.2" : "EX-7.3";
        return RuleViolation.broken(rule, Refusals.noWay(Vehicle.SLED, from, command.to(), reached), "/to");
    }

    static void apply(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, MoveShip command) {
        Payment.pay(eventBuffer, seat, Vehicle.SHIP, Action.MOVE_SHIP);
        eventBuffer.add(new ShipMoved(seat, eventBuffer.now().of(seat).ship(), command.to()));
        Arrivals.apply(eventBuffer, seat, Vehicle.SHIP, command.to());
    }

    static void apply(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, MoveSled command) {
        Payment.pay(eventBuffer, seat, Vehicle.SLED, Action.MOVE_SLED);
        Place from = eventBuffer.now().of(seat).sled();
        if (from != null) {
            eventBuffer.add(new SledMoved(seat, from, command.to()));
        }
        Arrivals.apply(eventBuffer, seat, Vehicle.SLED, command.to());
    }

    static void list(ExpeditionState state, Seat seat, List<LegalCommand<ExpeditionCommand>> into) {
        if (Payment.affordable(state, seat, Vehicle.SHIP, Action.MOVE_SHIP)) {
            int cost = Payment.cost(state, Action.MOVE_SHIP);
            for (Place to :
                    ShipRoutes.next(state.board(), state.ice(), state.of(seat).ship())) {
                into.add(new LegalCommand<>(new MoveShip(to), cost));
            }
        }
        Place sled = state.of(seat).sled();
        if (sled != null && Payment.affordable(state, seat, Vehicle.SLED, Action.MOVE_SLED)) {
            int cost = Payment.cost(state, Action.MOVE_SLED);
            for (Place to : SledRoutes.next(state.board(), state.ice(), sled)) {
                into.add(new LegalCommand<>(new MoveSled(to), cost));
            }
        }
    }

    /** Why a seat can't act with its sled now. */
    static Optional<RuleViolation> noSled(Expedition expedition, String... pointers) {
        return expedition.sledLost()
                ? RuleViolation.broken("EX-6.5", Phrase.of("refused.sled-lost"), pointers)
                : RuleViolation.broken("EX-5.6", Phrase.of("refused.sled-aboard"), pointers);
    }

    private static Optional<RuleViolation> icedIn(Board board, Ice ice, Place from) {
        Piece stand = board.pieceAt(from);
        if (stand == null) {
            return Optional.empty();
        }
        if (ice.freezes(stand)) {
            return RuleViolation.broken("EX-6.3", Phrase.of("refused.iced-in", "place", Names.of(from)));
        }
        return ice.cuts(stand) && ShipRoutes.icedIn(board, ice, stand)
                ? RuleViolation.broken("EX-6.4", Phrase.of("refused.iced-in-part", "place", Names.of(from)))
                : Optional.empty();
    }

    /** What happens on the arrows (EX-8.1, EX-8.2). */
    static final class Arrivals {

        private Arrivals() {}

        static void apply(
                EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, Vehicle vehicle, Place at) {
            ExpeditionState state = eventBuffer.now();
            if (at.equals(Place.NORTHWEST_PASSAGE) && !state.of(seat).discovered()) {
                int points = state.supply().highest(Arrow.NORTHWEST_PASSAGE);
                eventBuffer.add(new PassageDiscovered(seat, vehicle, points, "EX-8.1"));
            }
            if (at.equals(Place.GREENLAND)) {
                int order = 1
                        + (int) state.seats().stream().filter(Expedition::home).count();
                int points = state.supply().highest(Arrow.GREENLAND);
                eventBuffer.add(new ReturnedHome(seat, vehicle, order, points, "EX-8.2"));
                Turns.end(eventBuffer, seat);
            }
        }
    }
}
