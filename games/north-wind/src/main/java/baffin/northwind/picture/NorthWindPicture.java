package baffin.northwind.picture;

import baffin.game.ScoreSheet;
import baffin.game.Viewer;
import baffin.game.picture.Canvas;
import baffin.game.picture.Frame;
import baffin.game.picture.Labels;
import baffin.game.picture.Outline;
import baffin.game.picture.Paragraph;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.PictureOptions.Part;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.northwind.data.Commodity;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import java.util.List;

/** The whole table, or a part of it, as one SVG document. */
public final class NorthWindPicture {

    static final Messages MESSAGES = Messages.of("north-wind/picture");

    private NorthWindPicture() {}

    /** The style sheet of all pictures of the game. */
    public static String styleSheet() {
        return Look.STYLE;
    }

    /**
     * Draws the table.
     *
     * @param sheet the scores as if the match ended now
     * @param viewer sees what its own lookout has seen, nobody else does
     * @return a complete SVG document; the same text for the same table and viewer
     */
    public static String svg(NorthWindState state, ScoreSheet sheet, Viewer viewer, PictureOptions options) {
        Layout layout = new Layout(options, state.ships().size());
        Labels labels = new Labels(MESSAGES, options);
        double top = options.map() ? 0 : layout.seats() - 8;
        double notes = (options.part() == Part.MAP ? layout.seats() : layout.end()) + 14;
        double width = layout.width() - 2 * layout.margin();
        String legend = labels.text(options.part() == Part.MAP ? "legend.map" : "legend.seats");
        double height = notes + Paragraph.height(legend, width, options.small()) - top;
        String status = status(labels, state, sheet);
        Frame frame = new Frame(labels.text("title"), status, top, layout.width(), height, null);
        Canvas canvas = Canvas.begin(options, labels, frame, Look.STYLE);
        canvas.svg().open("defs");
        Seats.patterns(canvas.svg());
        canvas.svg().close("defs");
        if (options.map()) {
            canvas.head(layout.margin(), 520, status);
            key(canvas, layout, state);
            StackPicture.draw(canvas, layout, state, viewer);
            new VoyagePicture(canvas, layout, state, viewer).draw();
            new BoardPicture(canvas, layout).draw(state);
        }
        if (options.seats()) {
            SeatPicture.draw(canvas, layout, state, sheet, viewer);
        }
        Paragraph.draw(canvas.svg(), layout.margin(), notes, width, options.small(), "tiny", legend);
        return canvas.finished();
    }

    /** The supply, which serves as the key to the signs. */
    private static void key(Canvas canvas, Layout layout, NorthWindState state) {
        Svg svg = canvas.svg();
        for (Commodity commodity : Commodity.values()) {
            double x = layout.keyX(commodity.ordinal());
            double y = layout.keyY(commodity.ordinal());
            String name = canvas.labels().named("commodity", commodity);
            canvas.spot("commodity", commodity, name, Outline.rect(x - 16, y - 17, 90, 34));
            Glyphs.good(canvas, commodity, x, y, 1);
            named(canvas, x, y, name, state.supply().goods().of(commodity));
            canvas.endSpot();
        }
        int last = Commodity.values().length;
        Glyphs.captain(svg, layout.keyX(last), layout.keyY(last), 1, true);
        named(
                canvas,
                layout.keyX(last),
                layout.keyY(last),
                canvas.text("captains"),
                state.supply().captains());
    }

    private static void named(Canvas canvas, double x, double y, String name, int count) {
        Paragraph.fitted(canvas.svg(), x + 18, y - 2, 80, canvas.options().small(), "tiny bold", name);
        canvas.svg().label(x + 18, y + 15, "tiny", "×" + count);
    }

    private static String status(Labels labels, NorthWindState state, ScoreSheet sheet) {
        if (state.phase() == Phase.OVER) {
            List<Phrase> seats = sheet.seats().stream()
                    .filter(score -> score.place() == 1)
                    .map(score -> Phrase.seat(score.seat().index()))
                    .toList();
            return labels.text("over", "seats", seats, "count", seats.size());
        }
        int seat = (state.phase() == Phase.LETTERS ? state.toAnswer().getFirst() : state.active()).index();
        return labels.text("doing." + state.phase().name(), "seat", Phrase.seat(seat));
    }
}
