package baffin.nim;

import baffin.game.ScoreSheet;
import baffin.game.SeatScore;
import baffin.game.Viewer;
import baffin.game.picture.Canvas;
import baffin.game.picture.Frame;
import baffin.game.picture.Labels;
import baffin.game.picture.Outline;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.Seats;
import baffin.game.picture.Styles;
import baffin.game.words.Messages;

/** The heaps, and a card a seat. */
final class NimPicture {

    static final String STYLE = Styles.COMMON + """
            .bf .match{fill:#aa3333;stroke:#441111;stroke-width:1}
            """;

    private static final Messages MESSAGES = Messages.of("nim/picture");
    private static final double MARGIN = 18;
    private static final double HEAP = 88;
    private static final double CARD = 58;

    private NimPicture() {}

    static String svg(NimState state, ScoreSheet sheet, Viewer viewer, PictureOptions options) {
        Labels labels = new Labels(MESSAGES, options.language());
        double width = options.portrait() ? 390 : 1200;
        double cards = 44 + HEAP * state.heaps().size();
        double top = options.map() ? 0 : cards;
        double end = options.seats() ? cards + CARD * sheet.seats().size() + MARGIN : cards;
        String status = state.left() == 0
                ? labels.text("over")
                : labels.text("turn", "seat", state.active().index());
        Canvas canvas = Canvas.begin(options, labels, new Frame("Nim", status, top, width, end - top, null), STYLE);
        canvas.svg().open("defs");
        Seats.patterns(canvas.svg());
        canvas.svg().close("defs");
        if (options.map()) {
            canvas.svg().label(MARGIN, 28, "sub", status);
            for (int heap = 1; heap <= state.heaps().size(); heap++) {
                heap(canvas, heap, state.in(heap), 44 + HEAP * (heap - 1), width);
            }
        }
        for (SeatScore score : sheet.seats()) {
            if (options.seats()) {
                seat(canvas, state, score, viewer, cards, width);
            }
        }
        return canvas.finished();
    }

    private static void heap(Canvas canvas, int heap, int matches, double y, double width) {
        String title = canvas.text("heap", "heap", heap, "matches", matches);
        canvas.spot("heap", heap, title, Outline.rect(MARGIN, y, width - 2 * MARGIN, HEAP - 8));
        canvas.svg().label(MARGIN, y + 14, "tiny", title);
        for (int match = 0; match < matches; match++) {
            canvas.svg().rect(MARGIN + 8 + 36 * match, y + 22, 10, 54, "match");
        }
        canvas.endSpot();
    }

    private static void seat(
            Canvas canvas, NimState state, SeatScore score, Viewer viewer, double cards, double width) {
        int seat = score.seat().index();
        double y = cards + CARD * seat;
        boolean asked = state.left() > 0 && state.active().equals(score.seat());
        String heading = canvas.heading(seat, viewer.holds(score.seat()));
        canvas.spot("seat", seat, heading, Outline.rect(MARGIN, y, width - 2 * MARGIN, CARD - 8));
        canvas.svg().rect(MARGIN, y, width - 2 * MARGIN, CARD - 8, asked ? "card now" : "card");
        Seats.emblem(canvas.svg(), seat, MARGIN + 24, y + 25, 1);
        canvas.svg().label(MARGIN + 48, y + 22, "bold", heading);
        canvas.svg().label(MARGIN + 48, y + 39, "tiny", canvas.text(asked ? "acts" : "waits"));
        canvas.svg().label(width - MARGIN - 12, y + 30, "tail", canvas.text("points", "points", score.total()));
        canvas.endSpot();
    }
}
