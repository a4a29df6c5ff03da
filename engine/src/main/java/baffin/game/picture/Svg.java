package baffin.game.picture;

/** Builds SVG text: escapes what it is given, and writes numbers without locale, with one decimal at most. */
public final class Svg {

    private final StringBuilder text = new StringBuilder(1 << 16);

    /**
     * Begins a whole picture with its title, its description for those who can't see it, and its styles; its class is
     * {@code bf}. Definitions of patterns may follow, then the drawing and {@code close("svg")}.
     */
    public static Svg picture(String title, String description, double width, double height, String style) {
        Svg svg = new Svg();
        svg.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "viewBox",
                "0 0 " + point(width, height),
                "width",
                width,
                "height",
                height,
                "class",
                "bf",
                "role",
                "img");
        svg.words("title", title).words("desc", description);
        return svg.words("style", style);
    }

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

    /** A line with a style. */
    public Svg line(double x1, double y1, double x2, double y2, String style) {
        return leaf("line", "x1", x1, "y1", y1, "x2", x2, "y2", y2, "class", style);
    }

    /** A rectangle with a style. */
    public Svg rect(double x, double y, double width, double height, String style) {
        return leaf("rect", "x", x, "y", y, "width", width, "height", height, "class", style);
    }

    /** A path with a style. */
    public Svg path(String d, String style) {
        return leaf("path", "d", d, "class", style);
    }

    /** Opens a group moved to a point and scaled there. */
    public Svg at(double x, double y, double scale) {
        return open("g", "transform", "translate(" + number(x) + " " + number(y) + ") scale(" + number(scale) + ")");
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
