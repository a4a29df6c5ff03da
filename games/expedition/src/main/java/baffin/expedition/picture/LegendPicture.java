package baffin.expedition.picture;

import baffin.expedition.data.Token;
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
        void draw(Svg svg, double x, double y);
    }

    private record Placed(Sign sign, String words, double x, double y) {}

    LegendPicture(Labels labels, Layout layout, Part part) {
        this.layout = layout;
        this.top = part == Part.MAP ? layout.seats() : layout.end();
        if (part == Part.SEATS) {
            for (Token token : Token.values()) {
                add((svg, x, y) -> TokenPicture.draw(svg, labels, token, x, y, .7, true), labels.named("token", token));
            }
        } else {
            add((svg, x, y) -> svg.label(x, y + 5, "zone", "×"), labels.text("legend.zone"));
            add((svg, x, y) -> circle(svg, x, y, 9, "stuck"), labels.text("legend.stuck"));
            add(
                    (svg, x, y) -> svg.at(x, y, .6)
                            .path("M0 -16L16 0L0 16L-16 0Z", "gone")
                            .end(),
                    labels.text("legend.gone"));
            add(
                    (svg, x, y) -> svg.at(x, y, .7)
                            .path("M0 -16L4 -4L16 0L4 4L0 16L-4 4L-16 0L-4 -4Z", "rose")
                            .end(),
                    labels.text("joker"));
        }
        if (part != Part.MAP) {
            add((svg, x, y) -> circle(svg, x, y, 5.5, "free"), labels.text("legend.free"));
            add((svg, x, y) -> circle(svg, x, y, 5.5, "rest"), labels.text("legend.rest"));
        }
    }

    /** Where it ends. */
    double end() {
        return items.getLast().y + ROW;
    }

    void draw(Svg svg) {
        for (Placed item : items) {
            item.sign.draw(svg, item.x + 10, item.y);
            svg.label(item.x + SIGN, item.y + 4, "tiny", item.words);
        }
    }

    private void add(Sign sign, String words) {
        double x = layout.margin();
        double y = top + ROW / 2;
        if (!items.isEmpty()) {
            Placed last = items.getLast();
            x = last.x + SIGN + Paragraph.width(last.words, 11) + APART;
            y = last.y;
            if (x + SIGN + Paragraph.width(words, 11) > layout.width() - layout.margin()) {
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
