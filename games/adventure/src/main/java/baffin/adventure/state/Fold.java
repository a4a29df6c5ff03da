package baffin.adventure.state;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Thing;
import baffin.adventure.state.AdventureEvent.BonusEarned;
import baffin.adventure.state.AdventureEvent.CharacterChosen;
import baffin.adventure.state.AdventureEvent.CharactersDealt;
import baffin.adventure.state.AdventureEvent.CharactersRevealed;
import baffin.adventure.state.AdventureEvent.Effect;
import baffin.adventure.state.AdventureEvent.IcebergDropped;
import baffin.adventure.state.AdventureEvent.MarkerLaid;
import baffin.adventure.state.AdventureEvent.MarkerRecovered;
import baffin.adventure.state.AdventureEvent.OvertakingBegan;
import baffin.adventure.state.AdventureEvent.RouteFollowed;
import baffin.adventure.state.AdventureEvent.RowsAdded;
import baffin.adventure.state.AdventureEvent.SailedOut;
import baffin.adventure.state.AdventureEvent.StartSeatDrawn;
import baffin.adventure.state.AdventureEvent.TurnBegan;
import baffin.adventure.state.AdventureEvent.WakeEntered;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Folds events into the state; holds no rule, for what it folds has happened. */
public final class Fold {

    private Fold() {}

    /** The state after an event. */
    public static AdventureState evolve(AdventureState s, AdventureEvent event) {
        return switch (event) {
            case StartSeatDrawn e -> s.withFirst(e.seat());
            case CharactersDealt e -> dealt(s, e);
            case CharacterChosen e ->
                s.with(e.seat(), s.of(e.seat()).withChoice(e.character())).withNumber(s.number() + 1);
            case CharactersRevealed e -> revealed(s, e);
            case RowsAdded e -> added(s, e);
            case TurnBegan e -> began(s, e);
            case MarkerLaid e -> laid(s, e);
            case WakeEntered e -> entered(s, e);
            case RouteFollowed e ->
                s.with(e.seat(), s.of(e.seat()).withShip(e.to(), e.from()))
                        .with(s.turn().afterMove(e.cost(), true));
            case SailedOut e -> s.with(s.turn().afterMove(e.cost(), false));
            case OvertakingBegan e -> s.with(s.turn().withOvertaking(e.points()));
            case BonusEarned e -> s.with(s.turn().withBonus(e.points()));
            case MarkerRecovered e -> recovered(s, e);
            case IcebergDropped e ->
                placed(s, Ground.ICEBERG, e.hex())
                        .with(s.turn().withPoints(-e.cost()).afterAction());
            case Effect e -> Effects.evolve(s, e);
        };
    }

    private static AdventureState dealt(AdventureState s, CharactersDealt e) {
        List<Captain> seats = new ArrayList<>();
        for (int seat = 0; seat < s.seats().size(); seat++) {
            seats.add(s.seats().get(seat).withDeal(e.dealt().get(seat)));
        }
        return s.withSeats(seats);
    }

    private static AdventureState revealed(AdventureState s, CharactersRevealed e) {
        List<Captain> seats = new ArrayList<>();
        for (int seat = 0; seat < s.seats().size(); seat++) {
            seats.add(s.seats().get(seat).withCharacter(e.characters().get(seat)));
        }
        return s.withSeats(seats);
    }

    private static AdventureState added(AdventureState s, RowsAdded e) {
        AdventureState now = s;
        for (AdventureEvent.Laid laid : e.strips()) {
            now = now.with(now.sea().with(laid.tile(), laid.terrain()))
                    .with(now.supply().withoutStrip(laid.strip()));
        }
        return now;
    }

    private static AdventureState began(AdventureState s, TurnBegan e) {
        Captain captain = s.of(e.seat());
        return s.with(e.seat(), captain.with(captain.silenced(), false, 0))
                .with(Phase.TURN)
                .withTurn(e.round(), e.seat(), Turn.begun(e.points(), e.cards()));
    }

    private static AdventureState laid(AdventureState s, MarkerLaid e) {
        int wake = e.wakeOf() == null ? Grid.NONE : e.wakeOf().index();
        Thing.Marker marker = new Thing.Marker(e.seat().index(), e.marker(), e.path(), e.from(), wake, e.wakeHexes());
        Hex last = e.path().getLast();
        Captain captain = s.of(e.seat()).withMarkers(e.marker(), -1).withShip(last, marker.before(last));
        return s.with(e.seat(), captain)
                .with(s.sea().with(marker))
                .with(s.turn().afterMove(e.cost(), false))
                .with(Phase.TURN);
    }

    private static AdventureState entered(AdventureState s, WakeEntered e) {
        Thing.Marker marker = new Thing.Marker(
                e.seat().index(),
                MarkerKind.WAKE,
                List.of(e.hex()),
                e.from(),
                e.wakeOf().index(),
                1);
        Captain captain = s.of(e.seat()).withMarkers(MarkerKind.WAKE, -1).withShip(e.hex(), e.from());
        return s.with(e.seat(), captain)
                .with(s.sea().with(marker))
                .with(s.turn().afterMove(e.cost(), false))
                .with(Phase.TURN);
    }

    private static AdventureState recovered(AdventureState s, MarkerRecovered e) {
        return without(s, e.seat(), e.at())
                .with(e.seat(), s.of(e.seat()).withMarkers(e.marker(), 1))
                .with(s.turn().withPoints(-e.cost()).afterAction());
    }

    /** Without the marker of a seat that covers a hex. */
    static AdventureState without(AdventureState s, Seat owner, Hex at) {
        Sea sea = s.sea();
        Thing.Marker marker = sea.marker(owner.index(), sea.grid().id(at));
        return s.with(sea.without(Objects.requireNonNull(marker)));
    }

    /** With a piece of the common supply on a hex. */
    static AdventureState placed(AdventureState s, Ground ground, Hex hex) {
        boolean iceberg = ground == Ground.ICEBERG;
        return s.with(s.sea().with(new Thing.Piece(ground, hex)))
                .with(s.supply().withPieces(iceberg ? -1 : 0, iceberg ? 0 : -1));
    }
}
