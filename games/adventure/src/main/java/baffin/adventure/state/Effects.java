package baffin.adventure.state;

import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureEvent.CardDiscarded;
import baffin.adventure.state.AdventureEvent.CardDrawn;
import baffin.adventure.state.AdventureEvent.CardPlayed;
import baffin.adventure.state.AdventureEvent.CardStolen;
import baffin.adventure.state.AdventureEvent.CardsAllowed;
import baffin.adventure.state.AdventureEvent.CharacterExchanged;
import baffin.adventure.state.AdventureEvent.DeckRefilled;
import baffin.adventure.state.AdventureEvent.DiscardOwed;
import baffin.adventure.state.AdventureEvent.Effect;
import baffin.adventure.state.AdventureEvent.FreeMarkerGranted;
import baffin.adventure.state.AdventureEvent.GameEnded;
import baffin.adventure.state.AdventureEvent.MarkerRemoved;
import baffin.adventure.state.AdventureEvent.PiecePlaced;
import baffin.adventure.state.AdventureEvent.PointsGained;
import baffin.adventure.state.AdventureEvent.SeatSilenced;
import baffin.adventure.state.AdventureEvent.SeatSlowed;
import baffin.adventure.state.AdventureEvent.SwapBegan;
import baffin.adventure.state.AdventureEvent.TileTurned;
import baffin.adventure.state.AdventureEvent.TilesKept;
import baffin.adventure.state.AdventureEvent.TilesOffered;
import baffin.adventure.state.AdventureEvent.TilesSwapped;
import baffin.adventure.state.AdventureEvent.TurnEnded;
import baffin.adventure.state.AdventureEvent.WakeGuarded;
import baffin.game.Seat;
import java.util.List;

/** Folds what cards and characters cause, and how turns and matches end. */
final class Effects {

    private Effects() {}

    static AdventureState evolve(AdventureState s, Effect event) {
        return switch (event) {
            case CardDrawn e -> e.card() == null ? s : drawn(s, e.seat(), e.card());
            case DeckRefilled e -> s.with(s.supply().refilled());
            case CardPlayed e ->
                discarded(s, e.seat(), e.card()).with(s.turn().withCards(-1).afterAction());
            case CardDiscarded e -> discarded(s, e.seat(), e.card());
            case CardStolen e -> e.card() == null ? s : stolen(s, e.from(), e.to(), e.card());
            case SeatSilenced e -> silenced(s, e.seat(), true);
            case CardsAllowed e -> s.with(s.turn().withCards(e.cards()));
            case WakeGuarded e -> guarded(s, e.seat());
            case MarkerRemoved e -> removed(s, e);
            case PiecePlaced e -> Fold.placed(s, e.ground(), e.hex());
            case SeatSlowed e -> slowed(s, e);
            case TileTurned e ->
                s.with(turned(s.sea(), e.tile()))
                        .with(s.turn().withOffer(List.of()))
                        .with(Phase.TURN);
            case TilesKept e ->
                s.with(s.turn().withOffer(List.of()).withSwap(null)).with(Phase.TURN);
            case TilesOffered e -> s.with(s.turn().withOffer(e.tiles())).with(Phase.NEW_TILES);
            case SwapBegan e -> s.with(s.turn().withSwap(e.tile())).with(Phase.SWAP);
            case TilesSwapped e ->
                s.with(swapped(s.sea(), e)).with(s.turn().withSwap(null)).with(Phase.TURN);
            case CharacterExchanged e -> s.with(e.seat(), s.of(e.seat()).withCharacter(e.after()));
            case FreeMarkerGranted e -> s.with(Phase.FREE_MARKER);
            case PointsGained e -> s.with(s.turn().withPoints(e.points()));
            case DiscardOwed e -> s.with(Phase.DISCARD);
            case TurnEnded e ->
                silenced(s, e.seat(), false).withNumber(s.number() + 1).with(Turn.NONE);
            case GameEnded e -> s.with(Phase.OVER).withNumber(s.number() + 1);
        };
    }

    private static AdventureState drawn(AdventureState s, Seat seat, Treasure card) {
        return s.with(seat, s.of(seat).withCards(card, 1)).with(s.supply().withoutCard(card));
    }

    private static AdventureState discarded(AdventureState s, Seat seat, Treasure card) {
        return s.with(seat, s.of(seat).withoutShown(card)).with(s.supply().withDiscard(card));
    }

    private static AdventureState stolen(AdventureState s, Seat from, Seat to, Treasure card) {
        AdventureState without = s.with(from, s.of(from).withoutStolen(card, to));
        return without.with(to, without.of(to).withStolen(card, from));
    }

    private static AdventureState silenced(AdventureState s, Seat seat, boolean silenced) {
        Captain captain = s.of(seat);
        return s.with(seat, captain.with(silenced, captain.guarded(), captain.slowed()));
    }

    private static AdventureState guarded(AdventureState s, Seat seat) {
        Captain captain = s.of(seat);
        return s.with(seat, captain.with(captain.silenced(), true, captain.slowed()));
    }

    private static AdventureState slowed(AdventureState s, SeatSlowed e) {
        Captain captain = s.of(e.seat());
        return s.with(e.seat(), captain.with(captain.silenced(), captain.guarded(), captain.slowed() + e.points()));
    }

    private static AdventureState removed(AdventureState s, MarkerRemoved e) {
        return e.at() == null
                ? s.with(e.owner(), s.of(e.owner()).withMarkers(e.marker(), -1))
                : Fold.without(s, e.owner(), e.at());
    }

    private static Sea turned(Sea sea, Tile tile) {
        return sea.with(tile, halfTurn(sea.terrain(tile), true));
    }

    private static Sea swapped(Sea sea, TilesSwapped e) {
        String first = halfTurn(sea.terrain(e.first()), e.turnFirst());
        String second = halfTurn(sea.terrain(e.second()), e.turnSecond());
        return sea.with(e.first(), second).with(e.second(), first);
    }

    private static String halfTurn(String terrain, boolean turn) {
        return turn ? new StringBuilder(terrain).reverse().toString() : terrain;
    }
}
