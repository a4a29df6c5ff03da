package baffin.adventure.picture;

import baffin.adventure.data.Figure;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Phase;
import baffin.adventure.state.Turn;
import baffin.game.ScoreSheet;
import baffin.game.Viewer;
import baffin.game.picture.Canvas;
import baffin.game.picture.Frame;
import baffin.game.picture.Labels;
import baffin.game.picture.Paragraph;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.PictureOptions.Part;
import baffin.game.picture.Seats;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;

/** The whole table, or a part of it, as one SVG document. */
public final class AdventurePicture {

    static final Messages MESSAGES = Messages.of("adventure/picture");

    private AdventurePicture() {}

    /** The style sheet of all pictures of the game. */
    public static String styleSheet() {
        return Palette.STYLE;
    }

    /**
     * Draws the table.
     *
     * @param sheet the places as if the match ended now
     * @param viewer sees its own cards and the characters dealt to it; nobody else does
     * @return a complete SVG document; the same text for the same table and viewer
     */
    public static String svg(AdventureState state, ScoreSheet sheet, Viewer viewer, PictureOptions options) {
        Layout layout =
                new Layout(options, state.sea().grid().width(), state.seats().size());
        Labels labels = new Labels(MESSAGES, options);
        HandPicture hand = new HandPicture(labels, layout, state, viewer);
        double top = options.map() ? 0 : layout.seats();
        double notes = options.part() == Part.MAP ? layout.seats() + 12 : hand.end() + 12;
        double width = layout.width() - 2 * layout.margin();
        Frame frame = new Frame(
                labels.text("title"),
                status(labels, state),
                top,
                layout.width(),
                notes + Paragraph.height(labels.text("legend.notes"), width, layout.small()) - top,
                options.map() ? layout.grid() : null);
        Canvas canvas = Canvas.begin(options, labels, frame, Palette.STYLE);
        canvas.svg().open("defs");
        Seats.patterns(canvas.svg());
        canvas.svg().close("defs");
        if (options.map()) {
            map(canvas, layout, state);
        }
        if (options.seats()) {
            SeatPicture.draw(canvas, layout, state, sheet, viewer);
            hand.draw(canvas);
        }
        Paragraph.draw(
                canvas.svg(), layout.margin(), notes, width, layout.small(), "tiny", canvas.text("legend.notes"));
        return canvas.finished();
    }

    private static void map(Canvas canvas, Layout layout, AdventureState state) {
        double margin = layout.margin();
        canvas.head(margin, layout.width() - 2 * margin, status(canvas.labels(), state));
        new MapPicture(canvas, layout, state.sea()).draw();
        new RoutePicture(canvas, layout, state.seats().size()).draw(state);
        FleetPicture.draw(canvas, layout, state);
        LegendPicture.draw(canvas, layout, state);
    }

    private static String status(Labels labels, AdventureState state) {
        if (state.phase() == Phase.DRAFT) {
            return labels.text("draft");
        }
        String round = labels.text("round", "round", Math.min(state.round(), Figure.ROUNDS.value())) + " · ";
        if (state.phase() == Phase.OVER) {
            return round + labels.text("over");
        }
        Turn turn = state.turn();
        String what = state.phase() == Phase.TURN && turn.overtaking()
                ? "doing.overtaking"
                : "doing." + state.phase().name();
        return round + labels.text(what, "seat", Phrase.seat(state.now().index())) + ", "
                + labels.text("points", "points", turn.points());
    }
}
