package baffin.adventure.picture;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Thing;
import baffin.adventure.state.AdventureState;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import java.util.Locale;

/** Markers, icebergs and water hexes in the order in which they lie; each seat has a lane of its own. */
final class RoutePicture {

    private static final double LANE = 9;
    private static final double BAND = 8;
    private static final double DISC = 7.6;

    private final Svg svg;
    private final int seats;

    private RoutePicture(Svg svg, int seats) {
        this.svg = svg;
        this.seats = seats;
    }

    static void draw(Svg svg, AdventureState state) {
        RoutePicture picture = new RoutePicture(svg, state.seats().size());
        // the ways between markers lie below everything, so that they cross out no number
        state.sea().markers().forEach(picture::link);
        for (Thing thing : state.sea().things()) {
            switch (thing) {
                case Thing.Marker marker -> picture.marker(marker);
                case Thing.Piece piece -> picture.piece(piece);
            }
        }
    }

    private void piece(Thing.Piece piece) {
        double x = Layout.x(piece.hex());
        double y = Layout.y(piece.hex());
        boolean iceberg = piece.ground() == Ground.ICEBERG;
        svg.open("g").words("title", (iceberg ? "iceberg" : "water") + " hex on " + piece.hex());
        svg.path(HexPicture.outline(x, y, Layout.RADIUS - 5), iceberg ? "ice piece" : "water piece");
        if (iceberg) {
            HexPicture.berg(svg, x, y + 2, .95);
        } else {
            svg.at(x, y, 1).path("M-12 -4q3 -4 6 0t6 0t6 0t6 0M-12 6q3 -4 6 0t6 0t6 0t6 0", "wave");
            svg.end();
        }
        svg.end();
    }

    private void marker(Thing.Marker marker) {
        int seat = marker.seat();
        String name = marker.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        svg.open("g").words("title", name + " of seat " + seat + " on " + marker.at());
        if (marker.path().size() > 1) {
            StringBuilder line = new StringBuilder();
            marker.path().forEach(hex -> line.append(line.isEmpty() ? "M" : "L").append(point(seat, hex)));
            band(line.toString(), "#16222b", BAND + 3.5);
            band(line.toString(), Seats.colour(seat), BAND);
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
        svg.leaf("path", "d", line, "class", "edge", "style", "stroke:" + colour, "stroke-width", width);
    }

    /** The first hex shows whose marker it is; that of a wake marker is a white diamond around it. */
    private void disc(Thing.Marker marker) {
        int seat = marker.seat();
        double x = x(marker.at());
        double y = y(seat, marker.at());
        if (marker.kind() == MarkerKind.WAKE) {
            svg.at(x, y, 1).path("M0 -13L13 0L0 13L-13 0Z", "ring");
            svg.end();
        }
        svg.leaf("circle", "cx", x, "cy", y, "r", DISC, "class", "rig", "fill", Seats.colour(seat));
        Seats.number(svg, seat, x, y + 3.8);
    }

    private String point(int seat, Hex hex) {
        return Svg.point(x(hex), y(seat, hex));
    }

    private static double x(Hex hex) {
        return Layout.x(hex);
    }

    private double y(int seat, Hex hex) {
        return Layout.y(hex) + LANE * (seat - (seats - 1) / 2.0);
    }
}
