package baffin.expedition.picture;

/** Ships, sleds and the emblems of seats, in the seat's colour, pattern and number. */
final class VehiclePicture {

    private VehiclePicture() {}

    static void ship(Svg svg, int seat, double x, double y, double scale, boolean icedIn) {
        svg.at(x, y, scale);
        svg.words("title", "ship of seat " + seat + (icedIn ? ", iced in" : ""));
        String hull = "M-17 5H17L12 15H-12Z";
        String sails = "M2 -17L15 2H2ZM-2 -13V2H-12Z";
        svg.path(hull + sails, "halo");
        filled(svg, seat, sails);
        svg.leaf("path", "d", hull, "class", "rig", "fill", Palette.seat(seat));
        svg.words(
                "text",
                Integer.toString(seat),
                "x",
                0,
                "y",
                14.2,
                "class",
                "mid",
                "style",
                "font-size:10.5px;font-weight:bold;fill:" + Palette.onSeat(seat));
        if (icedIn) {
            svg.leaf("circle", "cx", 0, "cy", 0, "r", 20, "class", "stuck");
        }
        svg.end();
    }

    static void sled(Svg svg, int seat, double x, double y, double scale) {
        svg.at(x, y, scale);
        svg.words("title", "sled of seat " + seat);
        String load = "M-13 -9H9V4H-13Z";
        String runner = "M-16 11H11Q17 11 17 4M-10 11V4M6 11V4";
        svg.path(load + "M-16 11H12L17 4", "halo");
        svg.path(runner, "wire");
        filled(svg, seat, load);
        svg.leaf("circle", "cx", -2, "cy", -2.5, "r", 6.4, "fill", Palette.seat(seat));
        svg.words(
                "text",
                Integer.toString(seat),
                "x",
                -2,
                "y",
                1.4,
                "class",
                "mid",
                "style",
                "font-size:10.5px;font-weight:bold;fill:" + Palette.onSeat(seat));
        svg.end();
    }

    /** The sign of a seat: circle, square, triangle or diamond with its number. */
    static void emblem(Svg svg, int seat, double x, double y, double scale) {
        String shape = switch (seat) {
            case 0 -> "M-12 0A12 12 0 1 1 12 0A12 12 0 1 1 -12 0Z";
            case 1 -> "M-11 -11H11V11H-11Z";
            case 2 -> "M0 -15L15 12H-15Z";
            default -> "M0 -15L15 0L0 15L-15 0Z";
        };
        svg.at(x, y, scale);
        svg.leaf("path", "d", shape, "class", "rig", "fill", Palette.seat(seat));
        svg.words(
                "text",
                Integer.toString(seat),
                "x",
                0,
                "y",
                seat == 2 ? 8.5 : 4.8,
                "class",
                "mark",
                "style",
                "fill:" + Palette.onSeat(seat));
        svg.end();
    }

    private static void filled(Svg svg, int seat, String d) {
        svg.leaf("path", "d", d, "fill", Palette.seat(seat));
        svg.leaf("path", "d", d, "class", "rig", "fill", seat == 0 ? "none" : "url(#bf-seat" + seat + ")");
    }
}
