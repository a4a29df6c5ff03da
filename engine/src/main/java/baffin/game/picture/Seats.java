package baffin.game.picture;

import java.util.List;

/**
 * What tells seats apart in a picture. Colours are those of Okabe and Ito, told apart by people of every colour
 * vision; each seat has a shape, a pattern and a number besides.
 */
public final class Seats {

    private static final List<String> COLOURS = List.of("#0072b2", "#e69f00", "#009e73", "#cc79a7");

    private Seats() {}

    public static String colour(int seat) {
        return COLOURS.get(seat);
    }

    /** The style to write with on the seat's colour. */
    static String onColour(int seat) {
        return "on" + seat;
    }

    /** The fill that shows the pattern of a seat over its colour; none for the first seat. */
    public static String pattern(int seat) {
        return seat == 0 ? "none" : "url(#bf-seat" + seat + ")";
    }

    /** Defines the patterns; belongs into the picture's defs. */
    public static void patterns(Svg svg) {
        pattern(svg, 1, "M0 2H8M0 6H8", 2.2);
        pattern(svg, 2, "M2 2h.1M6 6h.1", 3);
        pattern(svg, 3, "M-1 9L9 -1M-1 1L1 -1M7 9L9 7", 2);
    }

    /** The sign of a seat: circle, square, triangle or diamond with its number. */
    public static void emblem(Svg svg, int seat, double x, double y, double scale) {
        String shape = switch (seat) {
            case 0 -> "M-12 0A12 12 0 1 1 12 0A12 12 0 1 1 -12 0Z";
            case 1 -> "M-11 -11H11V11H-11Z";
            case 2 -> "M0 -15L15 12H-15Z";
            default -> "M0 -15L15 0L0 15L-15 0Z";
        };
        svg.at(x, y, scale);
        svg.leaf("path", "d", shape, "class", "rig", "fill", colour(seat));
        svg.label(0, seat == 2 ? 8.5 : 4.8, "mark " + onColour(seat), Integer.toString(seat));
        svg.end();
    }

    /** A sailing ship in the seat's colour, pattern and number. */
    public static void ship(Svg svg, int seat, double x, double y, double scale, String title) {
        svg.piece("ship:" + seat, x, y, scale);
        svg.words("title", title);
        String hull = "M-17 5H17L12 15H-12Z";
        String sails = "M2 -17L15 2H2ZM-2 -13V2H-12Z";
        svg.path(hull + sails, "halo");
        filled(svg, seat, sails);
        svg.leaf("path", "d", hull, "class", "rig", "fill", colour(seat));
        number(svg, seat, 0, 14.2);
        svg.end();
    }

    /** A shape in the seat's colour and pattern. */
    public static void filled(Svg svg, int seat, String d) {
        svg.leaf("path", "d", d, "fill", colour(seat));
        svg.leaf("path", "d", d, "class", "rig", "fill", pattern(seat));
    }

    /** The number of a seat, small, to be read on its colour. */
    public static void number(Svg svg, int seat, double x, double y) {
        svg.label(x, y, "number " + onColour(seat), Integer.toString(seat));
    }

    private static void pattern(Svg svg, int seat, String d, double width) {
        svg.open("pattern", "id", "bf-seat" + seat, "width", 8, "height", 8, "patternUnits", "userSpaceOnUse");
        svg.leaf(
                "path",
                "d",
                d,
                "stroke",
                "#ffffff",
                "stroke-opacity",
                ".75",
                "stroke-width",
                width,
                "stroke-linecap",
                "round");
        svg.close("pattern");
    }
}
