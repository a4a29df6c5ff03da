package baffin.game.picture;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Builds SVG text: escapes what it is given, and writes numbers without locale, with one decimal at most. */
public final class Svg {

    private static final int EXACT = 3;

    private final StringBuilder text = new StringBuilder(1 << 16);

    /** Opens an element; attributes come as name, value, name, value. */
    public Svg open(String tag, Object... attributes) {
        start(tag, attributes);
        text.append('>');
        return this;
    }

    /** Closes an element. */
    public Svg close(String tag) {
        text.append("</").append(tag).append(">\n");
        return this;
    }

    /** An element without content. */
    public Svg leaf(String tag, Object... attributes) {
        start(tag, attributes);
        text.append("/>\n");
        return this;
    }

    /** An element with text in it. */
    public Svg words(String tag, String words, Object... attributes) {
        open(tag, attributes);
        text.append(escaped(words));
        return close(tag);
    }

    /** Text at a point. */
    public Svg label(double x, double y, String style, String words) {
        return words("text", words, "x", x, "y", y, "class", style);
    }

    public Svg line(double x1, double y1, double x2, double y2, String style) {
        return leaf("line", "x1", x1, "y1", y1, "x2", x2, "y2", y2, "class", style);
    }

    /** A rectangle with a style. */
    public Svg rect(double x, double y, double width, double height, String style) {
        return leaf("rect", "x", x, "y", y, "width", width, "height", height, "class", style);
    }

    public Svg path(String d, String style) {
        return leaf("path", "d", d, "class", style);
    }

    /** Opens a group moved to a point and scaled there. */
    public Svg at(double x, double y, double scale) {
        return open("g", "transform", moved(x, y, scale));
    }

    /** The same for what moves from picture to picture: it is known by its name. */
    public Svg piece(String name, double x, double y, double scale) {
        return open("g", "data-piece", name, "transform", moved(x, y, scale));
    }

    private static String moved(double x, double y, double scale) {
        return "translate(" + number(x) + " " + number(y) + ") scale(" + number(scale) + ")";
    }

    /** Closes a group. */
    public Svg end() {
        return close("g");
    }

    /** A number with one decimal at most. */
    public static String number(double value) {
        long tenths = Math.round(value * 10);
        return tenths % 10 == 0
                ? Long.toString(tenths / 10)
                : (tenths < 0 ? "-" : "") + Math.abs(tenths) / 10 + "." + Math.abs(tenths) % 10;
    }

    /** A number with three decimals at most, for what is multiplied. */
    static String exact(double value) {
        return BigDecimal.valueOf(value)
                .setScale(EXACT, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
    }

    /** Two numbers with a space between them. */
    public static String point(double x, double y) {
        return number(x) + " " + number(y);
    }

    static String escaped(String words) {
        return words.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private void start(String tag, Object... attributes) {
        text.append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            String written = value instanceof Double number ? number(number) : String.valueOf(value);
            text.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(escaped(written))
                    .append('"');
        }
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
