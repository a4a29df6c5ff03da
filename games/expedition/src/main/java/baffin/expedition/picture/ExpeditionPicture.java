package baffin.expedition.picture;

import baffin.expedition.data.Arrow;
import baffin.expedition.data.SunLine;
import baffin.expedition.data.Zones;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Phase;
import baffin.game.ScoreSheet;
import baffin.game.Viewer;
import baffin.game.picture.Canvas;
import baffin.game.picture.Frame;
import baffin.game.picture.Labels;
import baffin.game.picture.Paragraph;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.Svg;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;

/** The whole table, or a part of it, as one SVG document. */
public final class ExpeditionPicture {

    static final Messages MESSAGES = Messages.of("expedition/picture");

    private final Canvas canvas;
    private final Layout layout;
    private final ExpeditionState state;
    private final Viewer viewer;

    private ExpeditionPicture(Canvas canvas, Layout layout, ExpeditionState state, Viewer viewer) {
        this.canvas = canvas;
        this.layout = layout;
        this.state = state;
        this.viewer = viewer;
    }

    /** The style sheet of all pictures of the game. */
    public static String styleSheet() {
        return Palette.STYLE;
    }

    /**
     * Draws the table. All of it is public; a seat's own viewer can point at its vehicles and reads "you" on its card.
     *
     * @param sheet the scores as if the match ended now
     * @return a complete SVG document; the same text for the same table
     */
    public static String svg(ExpeditionState state, ScoreSheet sheet, Viewer viewer, PictureOptions options) {
        Layout layout = new Layout(options, state);
        Labels labels = new Labels(MESSAGES, options);
        LegendPicture legend = new LegendPicture(labels, layout, options.part());
        double top = options.map() ? 0 : layout.seats();
        Frame frame = new Frame(
                labels.text("title"),
                status(labels, state),
                top,
                layout.width(),
                legend.end() - top,
                options.map() ? layout.grid() : null);
        Canvas canvas = Canvas.begin(options, labels, frame, Palette.STYLE);
        canvas.svg().open("defs");
        Palette.patterns(canvas.svg());
        canvas.svg().close("defs");
        if (options.map()) {
            new ExpeditionPicture(canvas, layout, state, viewer).map();
        }
        if (options.seats()) {
            TrackPicture.draw(canvas, layout, sheet);
            SeatPicture.draw(canvas, layout, state, sheet, viewer);
        }
        legend.draw(canvas);
        return canvas.finished();
    }

    private void map() {
        canvas.head(layout.margin(), 460, status(canvas.labels(), state));
        SunPicture.draw(canvas, layout, state.round());
        MapPicture map = new MapPicture(canvas, layout, state.board());
        map.draw();
        IcePicture ice = new IcePicture(canvas, layout);
        ice.overlay(state.frozenRows());
        ZonePicture.draw(canvas, layout);
        map.frame();
        ice.lines(state);
        new SpotPicture(canvas, layout, state, viewer).draw();
        for (Arrow arrow : Arrow.values()) {
            ArrowPicture.draw(canvas, layout, arrow, state.supply());
        }
        new Fleet(canvas, layout, state, viewer).draw();
        ice.words(state);
        SupplyPicture.draw(canvas, layout, state);
    }

    private static String status(Labels labels, ExpeditionState state) {
        if (state.phase() == Phase.OVER) {
            return labels.text("over");
        }
        String round = state.round() == 0
                ? labels.text("setup")
                : labels.text("round", "round", state.round(), "rounds", SunLine.rounds());
        if (state.toAct().isEmpty()) {
            return round;
        }
        int seat = state.toAct().getFirst().index();
        return round + " · " + labels.text("doing." + state.phase().name(), "seat", Phrase.seat(seat));
    }

    /** The ice and its line, now and in the next round (EX-6.2, EX-10.2). */
    static final class IcePicture {

        private static final double OVER = 8;

        private final Canvas canvas;
        private final Svg svg;
        private final Layout layout;

        IcePicture(Canvas canvas, Layout layout) {
            this.canvas = canvas;
            this.svg = canvas.svg();
            this.layout = layout;
        }

        void overlay(int frozenRows) {
            if (frozenRows > 0) {
                double depth = frozenRows * layout.side();
                double x = layout.portrait() ? layout.right() - depth : layout.left();
                double width = layout.portrait() ? depth : layout.right() - layout.left();
                double height = layout.portrait() ? layout.bottom() - layout.top() : depth;
                svg.rect(x, layout.top(), width, height, "frost");
                svg.leaf("rect", "x", x, "y", layout.top(), "width", width, "height", height, "fill", "url(#bf-frost)");
            }
        }

        void lines(ExpeditionState state) {
            int now = state.frozenRows();
            if (next(state) != now) {
                across(next(state), "next");
            }
            across(now, "lineback");
            across(now, "line");
        }

        /** Names the lines, above all that lies there. */
        void words(ExpeditionState state) {
            int now = state.frozenRows();
            if (next(state) != now) {
                word(next(state), canvas.text("ice.next"));
            }
            word(now, canvas.text(now == 0 ? "ice.none" : "ice"));
        }

        private static int next(ExpeditionState state) {
            boolean another = state.round() > 0 && state.round() < SunLine.rounds();
            return another ? SunLine.frozenRows(state.round() + 1) : state.frozenRows();
        }

        private void word(int rows, String words) {
            if (layout.portrait()) {
                double half = Paragraph.width(words, layout.small()) / 2;
                double x = Math.min(layout.x(rows, 0), layout.width() - 4 - half);
                svg.label(x, layout.top() - 4, "icy mid", words);
            } else {
                svg.label(layout.left() + 6, layout.y(rows, 0) + 18, "icy", words);
            }
        }

        private void across(int rows, String style) {
            if (layout.portrait()) {
                svg.line(layout.x(rows, 0), layout.top(), layout.x(rows, 0), layout.bottom() + OVER, style);
            } else {
                double y = layout.y(rows, 0);
                svg.line(layout.left() - OVER, y, layout.right() + OVER, y, style);
            }
        }
    }

    /** The sun's way: ten rounds, from Greenland in the east over the top to the west, as the disc moves. */
    static final class SunPicture {

        private static final double CENTRE = 765;
        private static final double HALF = 265;
        private static final double FOOT = 80;
        private static final double HEIGHT = 46;

        private SunPicture() {}

        static void draw(Canvas canvas, Layout layout, int round) {
            Svg svg = canvas.svg();
            if (layout.stacked()) {
                svg.label(layout.margin(), layout.portrait() ? 84 : 94, "head", canvas.text("ice.rounds"));
            } else {
                svg.label(CENTRE, FOOT + 18, "head mid", canvas.text("ice.rounds"));
                svg.path(
                        "M" + Svg.point(arcX(1), arcY(1)) + "Q" + Svg.point(CENTRE, FOOT - 2 * HEIGHT) + " "
                                + Svg.point(arcX(SunLine.rounds()), arcY(SunLine.rounds())),
                        "arc");
            }
            for (int stop = 1; stop <= SunLine.rounds(); stop++) {
                stop(canvas, layout, stop, stop == Math.max(1, round));
            }
        }

        private static void stop(Canvas canvas, Layout layout, int round, boolean now) {
            Svg svg = canvas.svg();
            boolean stacked = layout.stacked();
            double x = stacked ? layout.width() - 26 - (layout.width() - 52.5) * part(round) : arcX(round);
            double y = stacked ? layout.portrait() ? 110 : 122 : arcY(round);
            int frozen = SunLine.frozenRows(round);
            String rows = canvas.text("ice.rows", "round", round, "rows", frozen);
            svg.open("g").words("title", rows);
            if (now) {
                rays(svg, x, y, stacked ? 13 : 19);
            }
            double radius = stacked ? now ? 12 : 10 : now ? 16 : 12;
            svg.leaf("circle", "cx", x, "cy", y, "r", radius, "class", "stop", "fill", Palette.season(frozen));
            canvas.centred(x, y, "mark", Integer.toString(round));
            svg.label(x, y + (stacked || !now ? 32 : 41), "tiny mid", Integer.toString(frozen));
            svg.end();
        }

        private static void rays(Svg svg, double x, double y, double from) {
            StringBuilder rays = new StringBuilder();
            for (int ray = 0; ray < 12; ray++) {
                double angle = ray * Math.PI / 6;
                rays.append('M').append(Svg.point(x + from * Math.cos(angle), y + from * Math.sin(angle)));
                rays.append('L').append(Svg.point(x + (from + 6) * Math.cos(angle), y + (from + 6) * Math.sin(angle)));
            }
            svg.path(rays.toString(), "ray");
        }

        /** How far along the arc, 0 in the east to 1 in the west. */
        private static double part(int round) {
            return (round - 1) / (SunLine.rounds() - 1.0);
        }

        private static double arcX(int round) {
            return CENTRE + HALF - 2 * HALF * part(round);
        }

        private static double arcY(int round) {
            double part = part(round);
            return FOOT - 4 * HEIGHT * part * (1 - part);
        }
    }

    /** Borders and factors of the zones (EX-3.1), along the southern edge of the map. */
    static final class ZonePicture {

        private ZonePicture() {}

        static void draw(Canvas canvas, Layout layout) {
            for (Zones.Zone zone : Zones.all()) {
                if (layout.portrait()) {
                    upright(canvas, layout, zone);
                } else {
                    lying(canvas, layout, zone);
                }
            }
        }

        private static void lying(Canvas canvas, Layout layout, Zones.Zone zone) {
            double from = layout.x(0, zone.first());
            double to = layout.x(0, zone.last() + 1);
            if (zone.first() > 0) {
                canvas.svg().line(from, layout.top(), from, layout.bottom() + 26, "border");
            }
            factor(canvas, zone, from + 2, layout.bottom() + 5, to - from - 4, 22, "× " + zone.factor());
        }

        private static void upright(Canvas canvas, Layout layout, Zones.Zone zone) {
            double from = layout.y(0, zone.first());
            double to = layout.y(0, zone.last() + 1);
            if (zone.first() > 0) {
                canvas.svg().line(layout.left() - 26, from, layout.right(), from, "border");
            }
            factor(canvas, zone, layout.left() - 27, from + 2, 23, to - from - 4, "×" + zone.factor());
        }

        private static void factor(
                Canvas canvas, Zones.Zone zone, double x, double y, double width, double height, String words) {
            Svg svg = canvas.svg();
            svg.open("g").words("title", canvas.text("zone", "factor", zone.factor()));
            svg.leaf(
                    "rect",
                    "x",
                    x,
                    "y",
                    y,
                    "width",
                    width,
                    "height",
                    height,
                    "rx",
                    4,
                    "fill",
                    zone.factor() == 1 ? "#f1e7cd" : zone.factor() == 2 ? "#e8d3a0" : "#dcbb70");
            svg.label(x + width / 2, y + height / 2 + 5, "zone", words);
            svg.end();
        }
    }
}
