package baffin.adventure.view;

import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.CardDiscarded;
import baffin.adventure.state.AdventureEvent.CardDrawn;
import baffin.adventure.state.AdventureEvent.CardPlayed;
import baffin.adventure.state.AdventureEvent.CardStolen;
import baffin.adventure.state.AdventureEvent.CharacterExchanged;
import baffin.adventure.state.AdventureEvent.IcebergDropped;
import baffin.adventure.state.AdventureEvent.MarkerLaid;
import baffin.adventure.state.AdventureEvent.MarkerRecovered;
import baffin.adventure.state.AdventureEvent.MarkerRemoved;
import baffin.adventure.state.AdventureEvent.OvertakingBegan;
import baffin.adventure.state.AdventureEvent.PiecePlaced;
import baffin.adventure.state.AdventureEvent.RouteFollowed;
import baffin.adventure.state.AdventureEvent.RowsAdded;
import baffin.adventure.state.AdventureEvent.SailedOut;
import baffin.adventure.state.AdventureEvent.SeatSilenced;
import baffin.adventure.state.AdventureEvent.SeatSlowed;
import baffin.adventure.state.AdventureEvent.SwapBegan;
import baffin.adventure.state.AdventureEvent.TileTurned;
import baffin.adventure.state.AdventureEvent.TilesSwapped;
import baffin.adventure.state.AdventureEvent.WakeEntered;
import baffin.adventure.state.AdventureEvent.WakeGuarded;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which spots of the picture an event has touched, as far as its viewer may see it; bookkeeping touches none. */
public final class TouchedSpots {

    private TouchedSpots() {}

    /** The spots, as pictures write them. */
    public static List<String> of(AdventureEvent event) {
        return switch (event) {
            case MarkerLaid laid -> hexes(laid.path(), laid.from());
            case WakeEntered entered -> hexes(List.of(entered.hex()), entered.from());
            case RouteFollowed followed -> hexes(List.of(followed.to()), followed.from());
            case SailedOut out -> List.of(seat(out.seat()));
            case OvertakingBegan began -> List.of(seat(began.seat()), seat(began.opponent()));
            case MarkerRecovered recovered -> List.of(hex(recovered.at()));
            case MarkerRemoved removed -> List.of(removed.at() == null ? seat(removed.owner()) : hex(removed.at()));
            case IcebergDropped dropped -> List.of(hex(dropped.hex()));
            case PiecePlaced placed -> List.of(hex(placed.hex()));
            case RowsAdded added ->
                added.strips().stream().map(laid -> strip(laid.tile())).toList();
            case TileTurned turned -> List.of(strip(turned.tile()));
            case SwapBegan began -> List.of(strip(began.tile()));
            case TilesSwapped swapped -> List.of(strip(swapped.first()), strip(swapped.second()));
            case CardDrawn drawn -> List.of(seat(drawn.seat()));
            case CardPlayed played -> List.of(seat(played.seat()));
            case CardDiscarded discarded -> List.of(seat(discarded.seat()));
            case CardStolen stolen -> List.of(seat(stolen.from()), seat(stolen.to()));
            case SeatSilenced silenced -> List.of(seat(silenced.seat()));
            case SeatSlowed slowed -> List.of(seat(slowed.seat()));
            case WakeGuarded guarded -> List.of(seat(guarded.seat()));
            case CharacterExchanged exchanged -> List.of(seat(exchanged.seat()));
            default -> List.of();
        };
    }

    private static List<String> hexes(List<Hex> path, @Nullable Hex from) {
        List<String> spots = new ArrayList<>();
        if (from != null) {
            spots.add(hex(from));
        }
        path.forEach(hex -> spots.add(hex(hex)));
        return spots;
    }

    private static String hex(Hex hex) {
        return "hex:" + hex.text();
    }

    private static String strip(Tile tile) {
        return "strip:" + tile.text();
    }

    private static String seat(Seat seat) {
        return "seat:" + seat.index();
    }
}
