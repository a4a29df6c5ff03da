package baffin.game.picture;

import java.util.ArrayList;
import java.util.List;

/** Text that has to fit: broken into lines, or set closer. Widths are estimated, since fonts are the reader's. */
public final class Paragraph {

    /** Mean width of a letter in parts of the font size, rather wide. */
    private static final double LETTER = .62;

    /** From a line to the next, in parts of the font size. */
    private static final double LEADING = 1.35;

    private Paragraph() {}

    /** About how wide a text is. */
    public static double width(String words, double size) {
        return words.length() * size * LETTER;
    }

    /**
     * Writes as many lines as needed.
     *
     * @param y base line of the first line
     * @param size font size of the style
     * @return base line of the line that would follow
     */
    public static double draw(Svg svg, double x, double y, double width, double size, String style, String words) {
        double base = y;
        for (String line : lines(words, width, size)) {
            svg.label(x, base, style, line);
            base += size * LEADING;
        }
        return base;
    }

    /** How high the lines of a text are together. */
    public static double height(String words, double width, double size) {
        return lines(words, width, size).size() * size * LEADING;
    }

    /** Writes one line, set closer when it is wider than there is room. */
    public static void fitted(Svg svg, double x, double y, double width, double size, String style, String words) {
        if (width(words, size) <= width) {
            svg.label(x, y, style, words);
        } else {
            svg.words(
                    "text",
                    words,
                    "x",
                    x,
                    "y",
                    y,
                    "class",
                    style,
                    "textLength",
                    width,
                    "lengthAdjust",
                    "spacingAndGlyphs");
        }
    }

    /** The lines of a text; a word that is wider than a line has one of its own. */
    static List<String> lines(String words, double width, double size) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : words.split(" ", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && width(longer, size) > width) {
                lines.add(line);
                line = word;
            } else {
                line = longer;
            }
        }
        lines.add(line);
        return lines;
    }
}
