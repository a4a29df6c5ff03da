package baffin.game.picture;

import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Locale;

/**
 * What tells seats apart in a picture. Colours are those of Okabe and Ito, told apart by people of every colour
 * vision; each seat has a shape, a pattern and an initial besides.
 */
public final class Seats {

    private static final List<String> COLOURS = List.of("#0072b2", "#e69f00", "#009e73", "#cc79a7");

    /** As many seats can be told apart. */
    static final int MOST = COLOURS.size();

    /** Words that pictures of all games share. */
    static final Messages WORDS = Messages.of("picture");

    private Seats() {}

    /** What a seat is called where the name of its player is not known: its colour, as the first word of a sentence. */
    public static String named(int seat, Locale language) {
        return WORDS.text(Phrase.seat(seat), language);
    }

    public static String colour(int seat) {
        return COLOURS.get(seat);
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

    /** The shape of a seat where there is no room for words: circle, square, triangle, diamond. */
    public static void shape(Svg svg, int seat, double x, double y, double scale) {
        String shape = switch (seat) {
            case 0 -> "M-12 0A12 12 0 1 1 12 0A12 12 0 1 1 -12 0Z";
            case 1 -> "M-11 -11H11V11H-11Z";
            case 2 -> "M0 -15L15 12H-15Z";
            default -> "M0 -15L15 0L0 15L-15 0Z";
        };
        svg.at(x, y, scale)
                .leaf("path", "d", shape, "class", "rig", "fill", colour(seat))
                .end();
    }

    /** The sign of a seat: its shape with its initial. */
    public static void emblem(Canvas canvas, int seat, double x, double y, double scale) {
        shape(canvas.svg(), seat, x, y, scale);
        canvas.centred(x, y + (seat == 2 ? 4 * scale : 0), "mark on" + seat, canvas.initial(seat));
    }

    /** A sailing ship in the seat's colour and pattern, with its initial. */
    public static void ship(Canvas canvas, int seat, double x, double y, double scale, String title) {
        Svg svg = canvas.svg().piece("ship:" + seat, x, y, scale);
        if (!title.isEmpty()) {
            svg.words("title", title);
        }
        String hull = "M-17 5H17L12 15H-12Z";
        String sails = "M2 -17L15 2H2ZM-2 -13V2H-12Z";
        svg.path(hull + sails, "halo");
        filled(svg, seat, sails);
        svg.leaf("path", "d", hull, "class", "rig", "fill", colour(seat));
        if (!canvas.initial(seat).isEmpty()) {
            svg.at(0, 9, 1 / scale);
            canvas.centred(0, 0, "mark edged", canvas.initial(seat));
            svg.end();
        }
        svg.end();
    }

    /** A shape in the seat's colour and pattern. */
    public static void filled(Svg svg, int seat, String d) {
        svg.leaf("path", "d", d, "fill", colour(seat));
        svg.leaf("path", "d", d, "class", "rig", "fill", pattern(seat));
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
