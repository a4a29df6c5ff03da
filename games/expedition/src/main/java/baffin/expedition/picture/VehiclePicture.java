package baffin.expedition.picture;

import baffin.game.picture.Seats;
import baffin.game.picture.Svg;

/** Ships and sleds, in the seat's colour, pattern and number. */
final class VehiclePicture {

    private VehiclePicture() {}

    static void ship(Svg svg, int seat, double x, double y, double scale, boolean icedIn) {
        Seats.ship(svg, seat, x, y, scale, "ship of seat " + seat + (icedIn ? ", iced in" : ""));
        if (icedIn) {
            svg.at(x, y, scale).leaf("circle", "cx", 0, "cy", 0, "r", 20, "class", "stuck");
            svg.end();
        }
    }

    static void sled(Svg svg, int seat, double x, double y, double scale) {
        svg.at(x, y, scale);
        svg.words("title", "sled of seat " + seat);
        String load = "M-13 -9H9V4H-13Z";
        String runner = "M-16 11H11Q17 11 17 4M-10 11V4M6 11V4";
        svg.path(load + "M-16 11H12L17 4", "halo");
        svg.path(runner, "wire");
        Seats.filled(svg, seat, load);
        svg.leaf("circle", "cx", -2, "cy", -2.5, "r", 6.4, "fill", Seats.colour(seat));
        Seats.number(svg, seat, -2, 1.4);
        svg.end();
    }
}
