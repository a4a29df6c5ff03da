package baffin.adventure.explain;

import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.CardDiscarded;
import baffin.adventure.state.AdventureEvent.CardPlayed;
import baffin.adventure.state.AdventureEvent.IcebergDropped;
import baffin.adventure.state.AdventureEvent.MarkerLaid;
import baffin.adventure.state.AdventureEvent.MarkerRecovered;
import baffin.adventure.state.AdventureEvent.RouteFollowed;
import baffin.adventure.state.AdventureEvent.SailedOut;
import baffin.adventure.state.AdventureEvent.WakeEntered;
import baffin.adventure.state.AdventureState;
import baffin.game.Seat;
import baffin.game.action.Price;
import java.util.List;
import java.util.Map;

/** What seats pay with: action points of the turn (AD-4.1) and treasure cards of the hand. */
final class Stock {

    private static final String POINTS = "action-points";
    private static final String CARDS = "cards";

    private Stock() {}

    static Map<String, Integer> of(AdventureState state, Seat seat) {
        return Map.of(
                POINTS,
                state.now().equals(seat) ? state.turn().points() : 0,
                CARDS,
                state.of(seat).hand().total());
    }

    static List<Price> charges(AdventureEvent event, Seat seat) {
        return switch (event) {
            case MarkerLaid e -> points(e.seat().equals(seat), e.cost());
            case WakeEntered e -> points(e.seat().equals(seat), e.cost());
            case RouteFollowed e -> points(e.seat().equals(seat), e.cost());
            case SailedOut e -> points(e.seat().equals(seat), e.cost());
            case MarkerRecovered e -> points(e.seat().equals(seat), e.cost());
            case IcebergDropped e -> points(e.seat().equals(seat), e.cost());
            case CardPlayed e when e.seat().equals(seat) -> List.of(new Price(CARDS, 1));
            case CardDiscarded e when e.seat().equals(seat) -> List.of(new Price(CARDS, 1));
            default -> List.of();
        };
    }

    private static List<Price> points(boolean own, int cost) {
        return own && cost > 0 ? List.of(new Price(POINTS, cost)) : List.of();
    }
}
