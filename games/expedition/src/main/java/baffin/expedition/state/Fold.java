package baffin.expedition.state;

import baffin.expedition.data.Arrow;
import baffin.expedition.data.Token;
import baffin.expedition.geometry.Square;
import baffin.expedition.state.ExpeditionEvent.CrewSpent;
import baffin.expedition.state.ExpeditionEvent.CrewTransferred;
import baffin.expedition.state.ExpeditionEvent.DisplayRefilled;
import baffin.expedition.state.ExpeditionEvent.DisplayRefreshed;
import baffin.expedition.state.ExpeditionEvent.GameEnded;
import baffin.expedition.state.ExpeditionEvent.HoleFilled;
import baffin.expedition.state.ExpeditionEvent.IslandCompleted;
import baffin.expedition.state.ExpeditionEvent.PassageDiscovered;
import baffin.expedition.state.ExpeditionEvent.ReturnedHome;
import baffin.expedition.state.ExpeditionEvent.RoundBegan;
import baffin.expedition.state.ExpeditionEvent.RoundEnded;
import baffin.expedition.state.ExpeditionEvent.SeatPassed;
import baffin.expedition.state.ExpeditionEvent.ShipMoved;
import baffin.expedition.state.ExpeditionEvent.SledDeployed;
import baffin.expedition.state.ExpeditionEvent.SledLost;
import baffin.expedition.state.ExpeditionEvent.SledMoved;
import baffin.expedition.state.ExpeditionEvent.SledRelocated;
import baffin.expedition.state.ExpeditionEvent.SledTakenAboard;
import baffin.expedition.state.ExpeditionEvent.SledsStranded;
import baffin.expedition.state.ExpeditionEvent.TilePlaced;
import baffin.expedition.state.ExpeditionEvent.TileTaken;
import baffin.expedition.state.ExpeditionEvent.TokenTaken;
import baffin.expedition.state.ExpeditionEvent.TurnBegan;
import baffin.expedition.state.ExpeditionEvent.TurnEnded;
import baffin.expedition.state.ExpeditionEvent.TurnOrderDrawn;
import baffin.expedition.tile.Fill;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Tile;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;

/** Folds events into the state; holds no rule, for what it folds has happened. */
public final class Fold {

    private Fold() {}

    /** The state after an event. */
    public static ExpeditionState evolve(ExpeditionState s, ExpeditionEvent event) {
        return switch (event) {
            case TurnOrderDrawn e -> s.withRound(s.round(), e.order(), List.of());
            case DisplayRefilled e ->
                s.with(s.supply().withDisplay(s.supply().bag() & ~Supply.mask(e.drawn()), e.display()));
            case DisplayRefreshed e -> refreshed(s, e);
            case TileTaken e -> taken(s, e);
            case CrewSpent e -> spent(s, e);
            case ShipMoved e -> s.with(e.seat(), s.of(e.seat()).withShip(e.to()));
            case SledMoved e -> s.with(e.seat(), s.of(e.seat()).withSled(e.to()));
            case SledDeployed e -> s.with(e.seat(), s.of(e.seat()).withSled(e.at()));
            case SledTakenAboard e -> s.with(e.seat(), s.of(e.seat()).withSled(null));
            case SledLost e -> s.with(e.seat(), s.of(e.seat()).withoutSled(e.crew()));
            case SledRelocated e -> relocated(s, e);
            case CrewTransferred e -> transferred(s, e);
            case TilePlaced e -> placed(s, e);
            case HoleFilled e -> filled(s, e);
            case IslandCompleted e -> e.cartography() ? given(s, e.seat(), Token.CARTOGRAPHY) : s;
            case TokenTaken e ->
                s.with(s.board().withoutToken(new Square(e.row(), e.column())))
                        .with(e.seat(), s.of(e.seat()).withToken(e.token()));
            case PassageDiscovered e ->
                s.with(e.seat(), s.of(e.seat()).withPassage()).with(s.supply().withoutHighest(Arrow.NORTHWEST_PASSAGE));
            case ReturnedHome e ->
                s.with(e.seat(), s.of(e.seat()).withReturn(e.order()))
                        .with(s.supply().withoutHighest(Arrow.GREENLAND));
            case SeatPassed e -> passed(s, e.seat());
            case TurnBegan e ->
                s.with(s.phase() == Phase.DRAFT ? Phase.DRAFT : Phase.ACTIONS, List.of(e.seat()), 0, s.turn() + 1);
            case TurnEnded e -> s.with(s.phase(), List.of(), 0, s.turn());
            case RoundEnded e -> s.withRound(e.round() + 1, e.order(), List.of());
            case SledsStranded e -> s.with(Phase.RELOCATION, e.seats(), 0, s.turn() + 1);
            case RoundBegan e -> began(s, e);
            case GameEnded e -> s.with(Phase.OVER, List.of(), 0, s.turn() + 1);
        };
    }

    private static ExpeditionState refreshed(ExpeditionState s, DisplayRefreshed e) {
        long bag = s.supply().bag() & ~Supply.mask(e.drawn()) | Supply.mask(e.returned());
        return s.with(s.supply().withDisplay(bag, e.drawn())).with(Phase.TAKE, s.toAct(), s.actions(), s.turn());
    }

    private static ExpeditionState taken(ExpeditionState s, TileTaken e) {
        ExpeditionState taken =
                s.with(e.seat(), s.of(e.seat()).withTile(e.tile())).with(withoutTile(s.supply(), e));
        return s.phase() == Phase.TAKE ? taken.with(Phase.ACTIONS, s.toAct(), s.actions(), s.turn()) : taken;
    }

    private static Supply withoutTile(Supply supply, TileTaken e) {
        if (!e.tile().isLarge()) {
            return supply.withoutSmall(e.tile().code());
        }
        List<Tile> display = new ArrayList<>(supply.display());
        display.remove(e.tile());
        return supply.withDisplay(supply.bag(), display);
    }

    private static ExpeditionState spent(ExpeditionState s, CrewSpent e) {
        Expedition x = s.of(e.seat());
        Expedition paid = e.payer() == Vehicle.SHIP
                ? x.withCrew(x.shipCrew().spent(e.crew()), x.sledCrew())
                : x.withCrew(x.shipCrew(), x.sledCrew().spent(e.crew()));
        return s.with(e.seat(), paid).with(s.phase(), s.toAct(), s.actions() + 1, s.turn());
    }

    private static ExpeditionState transferred(ExpeditionState s, CrewTransferred e) {
        Expedition x = s.of(e.seat());
        return s.with(
                e.seat(),
                x.withCrew(
                        x.shipCrew().plus(-e.available(), -e.resting()),
                        x.sledCrew().plus(e.available(), e.resting())));
    }

    private static ExpeditionState placed(ExpeditionState s, TilePlaced e) {
        Placement placement = new Placement(e.tile(), new Square(e.row(), e.column()), e.orientation());
        ExpeditionState placed = s.with(s.board().place(placement, e.token() != null))
                .with(e.seat(), s.of(e.seat()).withoutTile(e.tile()));
        return e.token() == null ? placed : placed.with(s.supply().withoutToken(e.token()));
    }

    private static ExpeditionState filled(ExpeditionState s, HoleFilled e) {
        Fill fill = new Fill(new Square(e.row(), e.column()), e.tile().code(), e.joker(), e.orientation());
        return s.with(s.board().fill(fill))
                .with(s.supply().withoutSmall(e.tile().code()));
    }

    private static ExpeditionState given(ExpeditionState s, Seat seat, Token token) {
        return s.with(seat, s.of(seat).withToken(token)).with(s.supply().withoutToken(token));
    }

    private static ExpeditionState relocated(ExpeditionState s, SledRelocated e) {
        ExpeditionState moved = s.with(e.seat(), s.of(e.seat()).withSled(e.to()));
        if (!e.chosen()) {
            return moved;
        }
        List<Seat> toAct = new ArrayList<>(s.toAct());
        toAct.remove(e.seat());
        return moved.with(s.phase(), toAct, 0, s.turn() + 1);
    }

    private static ExpeditionState passed(ExpeditionState s, Seat seat) {
        Expedition x = s.of(seat);
        List<Seat> next = new ArrayList<>(s.next());
        next.add(seat);
        return s.with(seat, x.withCrew(x.shipCrew().rested(), x.sledCrew().rested()))
                .withRound(s.round(), s.order(), next);
    }

    private static ExpeditionState began(ExpeditionState s, RoundBegan e) {
        return s.withSeats(s.seats().stream()
                        .map(x -> x.withCrew(x.shipCrew().woken(), x.sledCrew().woken()))
                        .toList())
                .withRound(e.round(), e.order(), List.of())
                .with(Phase.ACTIONS, List.of(), 0, s.turn());
    }
}
