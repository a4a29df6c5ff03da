package baffin.expedition.picture;

import baffin.expedition.board.Ice;
import baffin.expedition.board.ShipRoutes;
import baffin.expedition.data.Arrow;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.tile.Piece;
import baffin.game.picture.Svg;
import java.util.ArrayList;
import java.util.List;

/** All vehicles where they stand, on the map and on the arrows. */
final class Fleet {

    private Fleet() {}

    static void draw(Svg svg, ExpeditionState state) {
        Ice ice = new Ice(state.frozenRows());
        Berths berths = new Berths(state.board(), ice);
        List<Rider> home = new ArrayList<>();
        List<Rider> west = new ArrayList<>();
        for (int seat = 0; seat < state.seats().size(); seat++) {
            Expedition expedition = state.seats().get(seat);
            place(svg, new Rider(seat, false), expedition.ship(), state, ice, berths, home, west);
            if (expedition.sled() != null) {
                place(svg, new Rider(seat, true), expedition.sled(), state, ice, berths, home, west);
            }
        }
        line(svg, home, ArrowPicture.centreX(Arrow.GREENLAND), ArrowPicture.centreY(Arrow.GREENLAND));
        line(svg, west, ArrowPicture.centreX(Arrow.NORTHWEST_PASSAGE), ArrowPicture.centreY(Arrow.NORTHWEST_PASSAGE));
    }

    /** A vehicle to be drawn. */
    private record Rider(int seat, boolean sled) {}

    private static void place(
            Svg svg,
            Rider rider,
            Place place,
            ExpeditionState state,
            Ice ice,
            Berths berths,
            List<Rider> home,
            List<Rider> west) {
        if (place.onArrow()) {
            (place.equals(Place.GREENLAND) ? home : west).add(rider);
            return;
        }
        Berths.Point point = rider.sled() ? berths.sled(place) : berths.ship(place);
        Piece stand = state.board().pieceAt(place);
        boolean stuck = !rider.sled() && stand != null && ShipRoutes.icedIn(state.board(), ice, stand);
        draw(svg, rider, point.x(), point.y(), .92, stuck);
    }

    /** Vehicles on an arrow, in up to three columns around its centre. */
    private static void line(Svg svg, List<Rider> riders, double x, double y) {
        int columns = riders.size() > 4 ? 3 : 2;
        int rows = (riders.size() + columns - 1) / columns;
        double scale = columns == 3 ? .62 : .8;
        for (int i = 0; i < riders.size(); i++) {
            int row = i / columns;
            int inRow = Math.min(columns, riders.size() - row * columns);
            double dx = (i % columns - (inRow - 1) / 2.0) * 45 * scale;
            double dy = (row - (rows - 1) / 2.0) * 38 * scale;
            draw(svg, riders.get(i), x + dx, y + dy, scale, false);
        }
    }

    private static void draw(Svg svg, Rider rider, double x, double y, double scale, boolean stuck) {
        if (rider.sled()) {
            VehiclePicture.sled(svg, rider.seat(), x, y, scale);
        } else {
            VehiclePicture.ship(svg, rider.seat(), x, y, scale, stuck);
        }
    }
}
