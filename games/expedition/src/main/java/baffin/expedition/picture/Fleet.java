package baffin.expedition.picture;

import baffin.expedition.board.Ice;
import baffin.expedition.board.ShipRoutes;
import baffin.expedition.data.Arrow;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Piece;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.picture.Canvas;
import baffin.game.picture.Outline;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** All vehicles where they stand, on the map and on the arrows, in the seat's colour and pattern. */
final class Fleet {

    private final Canvas canvas;
    private final Svg svg;
    private final Layout layout;
    private final ExpeditionState state;
    private final Viewer viewer;
    private final Ice ice;
    private final Berths berths;
    private final List<Rider> home = new ArrayList<>();
    private final List<Rider> west = new ArrayList<>();

    /** A vehicle to be drawn. */
    private record Rider(int seat, Vehicle vehicle) {}

    Fleet(Canvas canvas, Layout layout, ExpeditionState state, Viewer viewer) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.layout = layout;
        this.state = state;
        this.viewer = viewer;
        this.ice = state.ice();
        this.berths = new Berths(layout, state.board(), ice);
    }

    void draw() {
        for (int seat = 0; seat < state.seats().size(); seat++) {
            Expedition expedition = state.seats().get(seat);
            place(new Rider(seat, Vehicle.SHIP), expedition.ship());
            if (expedition.sled() != null) {
                place(new Rider(seat, Vehicle.SLED), expedition.sled());
            }
        }
        line(home, Arrow.GREENLAND);
        line(west, Arrow.NORTHWEST_PASSAGE);
    }

    private void place(Rider rider, Place place) {
        if (place.onArrow()) {
            (place.equals(Place.GREENLAND) ? home : west).add(rider);
            return;
        }
        boolean sled = rider.vehicle == Vehicle.SLED;
        Berths.Point point = sled ? berths.sled(place) : berths.ship(place);
        Piece stand = state.board().pieceAt(place);
        boolean stuck = !sled && stand != null && ShipRoutes.icedIn(state.board(), ice, stand);
        draw(rider, point.x(), point.y(), layout.stacked() ? .7 : .9, stuck);
    }

    /** Vehicles on an arrow, in up to three columns around its centre. */
    private void line(List<Rider> riders, Arrow arrow) {
        int columns = riders.size() > 4 ? 3 : 2;
        int rows = (riders.size() + columns - 1) / columns;
        double scale = columns == 3 ? .6 : layout.stacked() ? .75 : .8;
        for (int i = 0; i < riders.size(); i++) {
            int row = i / columns;
            int inRow = Math.min(columns, riders.size() - row * columns);
            double dx = (i % columns - (inRow - 1) / 2.0) * 45 * scale;
            double dy = (row - (rows - 1) / 2.0) * 38 * scale;
            double x = ArrowPicture.centreX(layout, arrow) + dx;
            draw(riders.get(i), x, ArrowPicture.centreY(layout, arrow) + dy, scale, false);
        }
    }

    private void draw(Rider rider, double x, double y, double scale, boolean stuck) {
        boolean own = viewer.holds(new Seat(rider.seat));
        if (own) {
            String title = canvas.labels().named("own", rider.vehicle);
            canvas.spot("vehicle", rider.vehicle, title, Outline.around(x, y, 20 * scale));
        }
        if (rider.vehicle == Vehicle.SLED) {
            sled(canvas, rider.seat, x, y, scale);
        } else {
            ship(rider.seat, x, y, scale, stuck);
        }
        if (own) {
            canvas.endSpot();
        }
    }

    private void ship(int seat, double x, double y, double scale, boolean stuck) {
        Seats.ship(canvas, seat, x, y, scale, canvas.text(stuck ? "ship.stuck" : "ship.of", "seat", Phrase.seat(seat)));
        if (stuck) {
            svg.at(x, y, scale).leaf("circle", "cx", 0, "cy", 0, "r", 20, "class", "stuck");
            svg.end();
        }
    }

    /** A sled in the seat's colour and pattern. */
    static void sled(Canvas canvas, int seat, double x, double y, double scale) {
        Svg svg = canvas.svg();
        svg.piece("sled:" + seat, x, y, scale);
        svg.words("title", canvas.text("sled.of", "seat", Phrase.seat(seat)));
        String load = "M-13 -9H9V4H-13Z";
        String runner = "M-16 11H11Q17 11 17 4M-10 11V4M6 11V4";
        svg.path(load + "M-16 11H12L17 4", "halo");
        svg.path(runner, "wire");
        Seats.filled(svg, seat, load);
        svg.end();
    }
}
