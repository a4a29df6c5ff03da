package baffin.game.picture;

import baffin.game.words.Phrase;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A picture that is being drawn, with its labels and the spots that can be pointed at.
 *
 * <p>A spot is a group with {@code data-spot="kind:value"}, a title and an invisible outline, so that all of its
 * surface can be hit. Marked spots show the outline.
 */
public final class Canvas {

    /** Height of a capital in parts of the font size. */
    private static final double CAPITAL = .72;

    private final Svg svg;
    private final PictureOptions options;
    private final Labels labels;
    private final boolean part;
    private final Deque<Spot> open = new ArrayDeque<>();

    private record Spot(String border, boolean legal, boolean last) {}

    private Canvas(Svg svg, PictureOptions options, Labels labels, boolean part) {
        this.svg = svg;
        this.options = options;
        this.labels = labels;
        this.part = part;
    }

    /** Begins a picture: root, title, description, style sheet, paper; definitions and drawings follow. */
    public static Canvas begin(PictureOptions options, Labels labels, Frame frame, String styleSheet) {
        Canvas canvas = opened(options, labels, frame, styleSheet, false, null);
        canvas.svg.rect(0, frame.top(), frame.width(), frame.height(), "paper");
        return canvas;
    }

    /** The same without paper. */
    static Canvas opened(
            PictureOptions options, Labels labels, Frame frame, String styleSheet, boolean part, @Nullable String at) {
        Svg svg = new Svg();
        svg.open("svg", Root.attributes(options, frame, styleSheet, at));
        svg.words("title", frame.title()).words("desc", frame.description());
        if (options.styleSheet() == PictureOptions.StyleSheet.INSIDE) {
            svg.words("style", styleSheet);
        }
        return new Canvas(svg, options, labels, part);
    }

    /** The picture in SVG, to draw on. */
    public Svg svg() {
        return svg;
    }

    /** How the picture is drawn. */
    public PictureOptions options() {
        return options;
    }

    public Labels labels() {
        return labels;
    }

    /** A label; see {@link Labels#text(String, Object...)}. */
    public String text(String code, Object... namesAndValues) {
        return labels.text(code, namesAndValues);
    }

    /** The heading of a seat's card: what it is called. */
    public String heading(int seat, boolean viewers) {
        return viewers ? text("seat.you", "seat", Phrase.seat(seat)) : labels.seat(seat);
    }

    /** What stands on the things of a seat: the first letter of its name; nothing on parts, which have no names. */
    String initial(int seat) {
        String name = labels.seat(seat);
        return part ? "" : name.substring(0, name.offsetByCodePoints(0, 1)).toUpperCase(options.language());
    }

    /**
     * The name of the game, and the current phase below it.
     *
     * @param room for the latter in a wide picture
     */
    public void head(double margin, double room, String status) {
        boolean portrait = options.portrait();
        boolean narrow = options.narrow();
        svg.label(margin, portrait ? 26 : narrow ? 36 : 46, "title", text("title"));
        double width = portrait || narrow ? options.width() - 2 * margin : room;
        Paragraph.draw(svg, margin, portrait ? 46 : narrow ? 62 : 74, width, portrait ? 13 : 17, "sub", status);
    }

    /** A word or two of the usual size, with their middle at a height. */
    public void centred(double x, double y, String style, String words) {
        svg.label(x, y + options.small() * CAPITAL / 2, style, words);
    }

    /** Begins a spot whose outline is also its border. */
    public void spot(String kind, Object value, String title, String outline) {
        spot(kind, value, title, outline, outline);
    }

    /**
     * Begins a spot; what is drawn up to {@link #endSpot} belongs to it.
     *
     * @param kind what it is, in letters and hyphens
     * @param value which one, as commands name it
     * @param outline path data of its surface
     * @param border path data of what is drawn when it is marked
     */
    public void spot(String kind, Object value, String title, String outline, String border) {
        String text = kind + ":" + value;
        boolean legal = options.marks().legal().contains(text);
        boolean last = options.marks().last().contains(text);
        svg.open("g", "class", "spot" + (legal ? " legal" : "") + (last ? " last" : ""), "data-spot", text);
        String words = title + (legal ? ", " + text("mark.legal") : "") + (last ? ", " + text("mark.last") : "");
        svg.words("title", words).path(outline, "hit");
        open.push(new Spot(border, legal, last));
    }

    /** Ends the spot that was begun last. */
    public void endSpot() {
        Spot spot = open.pop();
        if (spot.legal || spot.last) {
            svg.path(spot.border, "glow");
        }
        if (spot.last) {
            svg.path(spot.border, "mark-last");
        }
        if (spot.legal) {
            svg.path(spot.border, "mark-legal");
        }
        svg.end();
    }

    /** The whole document. */
    public String finished() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("a spot is still open: " + Objects.requireNonNull(open.peek()).border);
        }
        return svg.close("svg").toString().strip();
    }

    /** The attributes of a picture's root: its size, how it was drawn, and where the cells of its map are. */
    static final class Root {

        private Root() {}

        static Object[] attributes(PictureOptions options, Frame frame, String styleSheet, @Nullable String at) {
            List<Object> all = new ArrayList<>();
            Collections.addAll(all, "xmlns", "http://www.w3.org/2000/svg");
            Collections.addAll(
                    all,
                    "viewBox",
                    "0 " + Svg.number(frame.top()) + " " + Svg.point(frame.width(), frame.height()),
                    "width",
                    frame.width(),
                    "height",
                    frame.height());
            Collections.addAll(all, "class", options.portrait() ? "bf portrait" : "bf", "role", "img");
            Collections.addAll(all, "lang", options.language().toLanguageTag());
            Collections.addAll(
                    all, "data-part", lower(options.part()), "data-orientation", lower(options.orientation()));
            Collections.addAll(all, "data-style-sheet", Styles.digest(styleSheet));
            if (at != null) {
                Collections.addAll(all, "data-at", at);
            }
            Grid grid = frame.grid();
            if (grid != null) {
                Collections.addAll(all, "data-grid", grid.cell(), "data-size", Svg.exact(grid.size()));
                Collections.addAll(all, "data-origin", grid.origin(), "data-row", grid.rowStep());
                Collections.addAll(all, "data-column", grid.columnStep(), "data-odd-row", grid.oddRow());
            }
            return all.toArray();
        }

        private static String lower(Enum<?> value) {
            return value.name().toLowerCase(Locale.ROOT);
        }
    }
}
