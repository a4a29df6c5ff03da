package baffin.expedition.picture;

import baffin.expedition.data.Token;
import baffin.game.picture.Canvas;
import baffin.game.picture.Labels;
import baffin.game.picture.Paragraph;
import baffin.game.picture.PictureOptions.Part;
import baffin.game.picture.Svg;
import java.util.ArrayList;
import java.util.List;

/** What signs and short forms mean, in as many rows as needed. */
final class LegendPicture {

    private static final double ROW = 24;
    private static final double SIGN = 26;
    private static final double APART = 18;

    private final Layout layout;
    private final double top;
    private final List<Placed> items = new ArrayList<>();

    /** A sign drawn around a point. */
    private interface Sign {
        void draw(Canvas canvas, double x, double y);
    }

    private record Placed(Sign sign, String words, double x, double y) {}

    LegendPicture(Labels labels, Layout layout, Part part) {
        this.layout = layout;
        this.top = part == Part.MAP ? layout.seats() : layout.end();
        if (part == Part.SEATS) {
            for (Token token : Token.values()) {
                add((canvas, x, y) -> TokenPicture.draw(canvas, token, x, y, .7, true), labels.named("token", token));
            }
        } else {
            add((canvas, x, y) -> canvas.centred(x, y, "bold mid", "×"), labels.text("legend.zone"));
            add((canvas, x, y) -> circle(canvas.svg(), x, y, 9, "stuck"), labels.text("legend.stuck"));
            add(
                    (canvas, x, y) -> canvas.svg()
                            .at(x, y, .6)
                            .path("M0 -16L16 0L0 16L-16 0Z", "gone")
                            .end(),
                    labels.text("legend.gone"));
            add(
                    (canvas, x, y) -> canvas.svg()
                            .at(x, y, .7)
                            .path("M0 -16L4 -4L16 0L4 4L0 16L-4 4L-16 0L-4 -4Z", "rose")
                            .end(),
                    labels.text("joker"));
        }
        if (part != Part.MAP) {
            add((canvas, x, y) -> circle(canvas.svg(), x, y, 5.5, "free"), labels.text("legend.free"));
            add((canvas, x, y) -> circle(canvas.svg(), x, y, 5.5, "rest"), labels.text("legend.rest"));
        }
    }

    /** Where it ends. */
    double end() {
        return items.getLast().y + ROW;
    }

    void draw(Canvas canvas) {
        for (Placed item : items) {
            item.sign.draw(canvas, item.x + 10, item.y);
            canvas.svg().label(item.x + SIGN, item.y + 5, "tiny", item.words);
        }
    }

    private void add(Sign sign, String words) {
        double x = layout.margin();
        double y = top + ROW / 2;
        if (!items.isEmpty()) {
            Placed last = items.getLast();
            x = last.x + SIGN + Paragraph.width(last.words, layout.small()) + APART;
            y = last.y;
            if (x + SIGN + Paragraph.width(words, layout.small()) > layout.width() - layout.margin()) {
                x = layout.margin();
                y += ROW;
            }
        }
        items.add(new Placed(sign, words, x, y));
    }

    private static void circle(Svg svg, double x, double y, double radius, String style) {
        svg.leaf("circle", "cx", x, "cy", y, "r", radius, "class", style);
    }
}
