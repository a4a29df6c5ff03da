package baffin.expedition.picture;

import baffin.expedition.data.Arrow;
import baffin.expedition.data.SunLine;
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

/** The whole table, or a part of it, as one SVG document. */
public final class ExpeditionPicture {

    private static final Messages MESSAGES = Messages.of("expedition/picture");

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
        Labels labels = new Labels(MESSAGES, options.language());
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
        legend.draw(canvas.svg());
        return canvas.finished();
    }

    private void map() {
        Svg svg = canvas.svg();
        double margin = layout.margin();
        svg.label(margin, layout.portrait() ? 26 : 46, "title", canvas.text("title"));
        double base = layout.portrait() ? 46 : 74;
        double width = layout.portrait() ? layout.width() - 2 * margin : 480;
        Paragraph.draw(svg, margin, base, width, layout.portrait() ? 13 : 15, "sub", status(canvas.labels(), state));
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
        SupplyPicture.draw(canvas, layout, state);
    }

    private static String status(Labels labels, ExpeditionState state) {
        if (state.phase() == Phase.OVER) {
            return labels.text("over");
        }
        String round = state.round() == 0
                ? labels.text("setup")
                : labels.text("round", "round", state.round(), "rounds", SunLine.rounds());
        if (state.asked().isEmpty()) {
            return round;
        }
        int seat = state.asked().getFirst().index();
        return round + " · " + labels.text("doing." + state.phase().name(), "seat", seat);
    }
}
