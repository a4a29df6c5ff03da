package baffin.expedition.view;

import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.CrewTransferred;
import baffin.expedition.state.ExpeditionEvent.DisplayRefilled;
import baffin.expedition.state.ExpeditionEvent.DisplayRefreshed;
import baffin.expedition.state.ExpeditionEvent.HoleFilled;
import baffin.expedition.state.ExpeditionEvent.PassageDiscovered;
import baffin.expedition.state.ExpeditionEvent.ReturnedHome;
import baffin.expedition.state.ExpeditionEvent.SeatPassed;
import baffin.expedition.state.ExpeditionEvent.ShipMoved;
import baffin.expedition.state.ExpeditionEvent.SledDeployed;
import baffin.expedition.state.ExpeditionEvent.SledLost;
import baffin.expedition.state.ExpeditionEvent.SledMoved;
import baffin.expedition.state.ExpeditionEvent.SledRelocated;
import baffin.expedition.state.ExpeditionEvent.SledTakenAboard;
import baffin.expedition.state.ExpeditionEvent.TilePlaced;
import baffin.expedition.state.ExpeditionEvent.TileTaken;
import baffin.expedition.state.ExpeditionEvent.TokenTaken;
import baffin.expedition.tile.Piece;
import baffin.expedition.tile.Tile;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;

/** Which spots of the picture an event has touched; bookkeeping touches none. */
public final class TouchedSpots {

    private TouchedSpots() {}

    /** The spots, as pictures write them. */
    public static List<String> of(ExpeditionEvent event) {
        return switch (event) {
            case ShipMoved moved -> List.of(spot(moved.from()), spot(moved.to()));
            case SledMoved moved -> List.of(spot(moved.from()), spot(moved.to()));
            case SledRelocated moved -> List.of(spot(moved.from()), spot(moved.to()));
            case SledDeployed set -> List.of(spot(set.at()));
            case SledLost lost -> List.of(spot(lost.at()));
            case TilePlaced placed -> squares(placed);
            case HoleFilled filled -> List.of(square(filled.row(), filled.column()));
            case TokenTaken taken -> List.of(square(taken.row(), taken.column()), seat(taken.seat()));
            case TileTaken taken -> List.of("tile:" + taken.tile(), seat(taken.seat()));
            case DisplayRefilled refilled -> tiles(refilled.drawn());
            case DisplayRefreshed refreshed -> tiles(refreshed.drawn());
            case SledTakenAboard aboard -> List.of(seat(aboard.seat()));
            case CrewTransferred crew -> List.of(seat(crew.seat()));
            case SeatPassed passed -> List.of(seat(passed.seat()));
            case PassageDiscovered found -> List.of(seat(found.seat()));
            case ReturnedHome home -> List.of(seat(home.seat()));
            default -> List.of();
        };
    }

    private static List<String> squares(TilePlaced placed) {
        Piece.Kind kind = placed.tile().isLarge() ? Piece.Kind.LARGE : Piece.Kind.SMALL;
        Orientation lying = placed.orientation();
        Piece piece = new Piece(kind, placed.tile().code(), Square.of(placed.row(), placed.column()), lying, false);
        return piece.squares().stream()
                .map(square -> square(square.row(), square.col()))
                .toList();
    }

    private static List<String> tiles(List<Tile> tiles) {
        List<String> spots = new ArrayList<>();
        tiles.forEach(tile -> spots.add("tile:" + tile));
        return spots;
    }

    private static String spot(Place place) {
        return (place.onArrow() ? "arrow:" : place.quadrant() == null ? "square:" : "area:") + place.text();
    }

    private static String square(int row, int column) {
        return "square:" + row + "," + column;
    }

    private static String seat(Seat seat) {
        return "seat:" + seat.index();
    }
}
