package baffin.adventure.picture;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Thing;
import baffin.adventure.state.AdventureState;
import baffin.game.picture.Canvas;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import baffin.game.words.Phrase;

/** Markers, icebergs and water hexes in the order in which they lie; each seat has a lane of its own. */
final class RoutePicture {

    private static final double LANE = 9;
    private static final double BAND = 8;

    private final Canvas canvas;
    private final Svg svg;
    private final Layout layout;
    private final int seats;
    private final double scale;

    RoutePicture(Canvas canvas, Layout layout, int seats) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.layout = layout;
        this.seats = seats;
        this.scale = layout.scale();
    }

    void draw(AdventureState state) {
        // the ways between markers lie below everything, so that they cross out no number
        state.sea().markers().forEach(this::link);
        for (Thing thing : state.sea().things()) {
            switch (thing) {
                case Thing.Marker marker -> marker(marker);
                case Thing.Piece piece -> piece(piece);
            }
        }
    }

    private void piece(Thing.Piece piece) {
        double x = layout.x(piece.hex());
        double y = layout.y(piece.hex());
        boolean iceberg = piece.ground() == Ground.ICEBERG;
        svg.open("g");
        svg.words(
                "title",
                canvas.text(
                        iceberg ? "piece.iceberg" : "piece.water",
                        "hex",
                        piece.hex().text()));
        svg.path(
                HexPicture.outline(x, y, layout.radius() - 5 * scale, layout.portrait()),
                iceberg ? "ice piece" : "water piece");
        if (iceberg) {
            HexPicture.berg(svg, x, y + 2, .9 * scale);
        } else {
            svg.at(x, y, scale).path("M-12 -4q3 -4 6 0t6 0t6 0t6 0M-12 6q3 -4 6 0t6 0t6 0t6 0", "wave");
            svg.end();
        }
        svg.end();
    }

    void marker(Thing.Marker marker) {
        int seat = marker.seat();
        String name = canvas.labels().named("marker", marker.kind());
        String at = marker.at().text();
        svg.open("g").words("title", canvas.text("marker.lies", "marker", name, "seat", Phrase.seat(seat), "hex", at));
        if (marker.path().size() > 1) {
            StringBuilder line = new StringBuilder();
            marker.path().forEach(hex -> line.append(line.isEmpty() ? "M" : "L").append(point(seat, hex)));
            band(line.toString(), "#16222b", BAND * scale + 3.5);
            band(line.toString(), Seats.colour(seat), BAND * scale);
        }
        disc(marker);
        svg.end();
    }

    private void link(Thing.Marker marker) {
        if (marker.from() != null) {
            int seat = marker.seat();
            String way = "M" + point(seat, marker.from()) + "L" + point(seat, marker.at());
            svg.leaf("path", "d", way, "class", "link", "stroke", Seats.colour(seat));
        }
    }

    private void band(String line, String colour, double width) {
        svg.leaf("path", "d", line, "class", "edge", "stroke", colour, "stroke-width", width);
    }

    /** The first hex shows by its shape whose marker it is; that of a wake marker has a white diamond around it. */
    private void disc(Thing.Marker marker) {
        int seat = marker.seat();
        double x = x(seat, marker.at());
        double y = y(seat, marker.at());
        if (marker.kind() == MarkerKind.WAKE) {
            svg.at(x, y, Math.max(.7, scale)).path("M0 -16L16 0L0 16L-16 0Z", "ring");
            svg.end();
        }
        Seats.shape(svg, seat, x, y, .66 * Math.max(.7, scale));
    }

    private String point(int seat, Hex hex) {
        return Svg.point(x(seat, hex), y(seat, hex));
    }

    private double x(int seat, Hex hex) {
        return layout.x(hex) + (layout.portrait() ? lane(seat) : 0);
    }

    private double y(int seat, Hex hex) {
        return layout.y(hex) + (layout.portrait() ? 0 : lane(seat));
    }

    private double lane(int seat) {
        return LANE * scale * (seat - (seats - 1) / 2.0);
    }
}
