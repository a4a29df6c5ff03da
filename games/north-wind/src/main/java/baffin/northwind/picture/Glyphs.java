package baffin.northwind.picture;

import baffin.game.picture.Canvas;
import baffin.game.picture.Paragraph;
import baffin.game.picture.Svg;
import baffin.northwind.data.Commodity;

/** Small signs, each about 24 pixels wide around its middle. */
final class Glyphs {

    private Glyphs() {}

    static void good(Canvas canvas, Commodity commodity, double x, double y, double scale) {
        shape(canvas.svg(), commodity, x, y, scale);
        double letterX = commodity == Commodity.FISH ? -1.5 * scale : 0;
        double letterY = commodity == Commodity.SALT ? 3 * scale : 0;
        canvas.centred(x + letterX, y + letterY, "mark", canvas.labels().named("letter", commodity));
    }

    /** The shape of a good without its letter. */
    static void shape(Svg svg, Commodity commodity, double x, double y, double scale) {
        svg.at(x, y, scale)
                .leaf("path", "d", shape(commodity), "class", "good", "fill", Look.good(commodity))
                .end();
    }

    /** A coin, as wide as its number needs. */
    static void coin(Canvas canvas, String number, double x, double y, double scale) {
        double high = 11 * scale;
        double half = Math.max(high, Paragraph.width(number, canvas.options().small()) / 2 + 3);
        canvas.svg()
                .leaf(
                        "rect", "x", x - half, "y", y - high, "width", 2 * half, "height", 2 * high, "rx", high,
                        "class", "coin");
        canvas.centred(x, y, "mark price", number);
    }

    static void captain(Svg svg, double x, double y, double scale, boolean present) {
        svg.at(x, y, scale);
        svg.path("M-12 -3Q0 -15 12 -3L8 -1Q8 11 0 12Q-8 11 -8 -1Z", present ? "captain" : "gap");
        if (present) {
            svg.path("M-12 -3H12", "brim");
        }
        svg.end();
    }

    static void man(Svg svg, double x, double y, double scale) {
        svg.at(x, y, scale);
        svg.path("M0 -11A5 5 0 1 1 -.1 -11ZM-8 11Q-8 1 0 1Q8 1 8 11Z", "man");
        svg.end();
    }

    static void cannon(Svg svg, double x, double y, double scale, boolean present) {
        svg.at(x, y, scale);
        svg.path(
                "M-12 -5L12 -3V3L-12 5Q-15 0 -12 -5ZM-9 8A3.5 3.5 0 1 0 -2 8A3.5 3.5 0 1 0 -9 8Z",
                present ? "iron" : "gap");
        svg.end();
    }

    /** A sealed letter. */
    static void letter(Svg svg, double x, double y, double scale, boolean present) {
        svg.at(x, y, scale);
        svg.path("M-12 -8H12V8H-12Z", present ? "post" : "gap");
        if (present) {
            svg.path("M-12 -8L0 2L12 -8", "post");
        }
        svg.end();
    }

    /** A lighthouse on its rock. */
    static void lighthouse(Svg svg, double x, double y, double scale) {
        svg.at(x, y, scale);
        svg.path("M-14 13Q-8 5 0 6Q9 5 14 13Z", "rock");
        svg.path("M-4 7L-3 -8H3L4 7Z", "wall");
        svg.path("M-5 -8H5L0 -14Z", "roof");
        svg.end();
    }

    private static String shape(Commodity commodity) {
        return switch (commodity) {
            case GRAIN -> "M0 -13L11 0L0 13L-11 0Z";
            case FISH -> "M-13 0Q-3 -13 7 -2L13 -8V8L7 2Q-3 13 -13 0Z";
            case SALT -> "M-13 10L0 -12L13 10Z";
            case LUMBER -> "M-13 -8H13V8H-13Z";
            case WINE -> "M-8 -12H8Q14 0 8 12H-8Q-14 0 -8 -12Z";
        };
    }
}
