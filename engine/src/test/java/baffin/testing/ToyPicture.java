package baffin.testing;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.picture.Canvas;
import baffin.game.picture.Frame;
import baffin.game.picture.Labels;
import baffin.game.picture.Outline;
import baffin.game.picture.PictureOptions;
import baffin.game.words.Messages;
import baffin.testing.ToyRecords.ToyState;

/** The toy game as a picture: the heap, and a card a seat with its own secret. */
final class ToyPicture {

    private static final Messages MESSAGES = Messages.of("toy/picture");

    private ToyPicture() {}

    static String svg(ToyState state, Viewer viewer, PictureOptions options) {
        Labels labels = new Labels(MESSAGES, options);
        double width = options.width();
        Frame frame = new Frame("Toy", labels.text("heap", "stones", state.heap()), 0, width, 300, null);
        Canvas canvas = Canvas.begin(options, labels, frame, ToyGame.STYLE);
        if (options.map()) {
            canvas.spot("heap", 0, labels.text("heap", "stones", state.heap()), Outline.rect(10, 10, 60, 40));
            canvas.svg().label(20, 40, "big", Integer.toString(state.heap()));
            canvas.endSpot();
        }
        for (int seat = 0; options.seats() && seat < state.seats(); seat++) {
            boolean own = viewer.holds(new Seat(seat));
            double y = 60 + 50 * seat;
            canvas.spot("seat", seat, canvas.heading(seat, own), Outline.rect(10, y, 300, 40));
            canvas.svg().label(20, y + 25, "bold", canvas.heading(seat, own));
            if (own) {
                canvas.svg()
                        .label(
                                280,
                                y + 25,
                                "bold",
                                String.valueOf(state.secrets().get(seat)));
            }
            canvas.endSpot();
        }
        return canvas.finished();
    }
}
