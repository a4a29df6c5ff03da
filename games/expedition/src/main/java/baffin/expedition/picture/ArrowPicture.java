package baffin.expedition.picture;

import baffin.expedition.data.Arrow;
import baffin.expedition.data.Arrows;
import baffin.expedition.state.Supply;
import baffin.game.picture.Canvas;
import baffin.game.picture.Paragraph;
import baffin.game.picture.Svg;
import java.util.List;

/** The two arrows with the tokens left on them. */
final class ArrowPicture {

    private static final double LENGTH = 84;
    private static final double SHORT = 66;
    private static final double HALF = 34;

    private ArrowPicture() {}

    static double centreX(Layout layout, Arrow arrow) {
        if (layout.portrait()) {
            return layout.x(Arrows.of(arrow).row() + .5, 0);
        }
        return Arrows.of(arrow).west() ? layout.left() - 8 - LENGTH / 2 : layout.right() + 16 + LENGTH / 2 - 6;
    }

    static double centreY(Layout layout, Arrow arrow) {
        if (layout.portrait()) {
            return Arrows.of(arrow).west() ? layout.top() - 36 - SHORT / 2 + 6 : layout.bottom() + 8 + SHORT / 2 - 6;
        }
        return layout.y(Arrows.of(arrow).row() + .5, 0);
    }

    static void draw(Canvas canvas, Layout layout, Arrow arrow, Supply supply) {
        List<Integer> values = arrow == Arrow.GREENLAND ? supply.greenland() : supply.passage();
        String name = canvas.labels().named("arrow", arrow);
        String shape = layout.portrait() ? upright(layout, arrow) : lying(layout, arrow);
        canvas.spot("arrow", arrow, name, shape);
        canvas.svg().path(shape, "arrow");
        canvas.endSpot();
        if (layout.portrait()) {
            beside(canvas, layout, arrow, name, values);
        } else {
            around(canvas, layout, arrow, name, values);
        }
    }

    private static String lying(Layout layout, Arrow arrow) {
        boolean west = Arrows.of(arrow).west();
        double from = west ? layout.left() - 6 : layout.right() + 18;
        double tip = west ? from - LENGTH - 4 : from + LENGTH;
        double neck = west ? tip + 22 : tip - 22;
        double y = centreY(layout, arrow);
        return "M" + Svg.point(from, y - HALF) + "H" + Svg.number(neck) + "L" + Svg.point(tip, y) + "L"
                + Svg.point(neck, y + HALF) + "H" + Svg.number(from) + "Z";
    }

    private static String upright(Layout layout, Arrow arrow) {
        boolean west = Arrows.of(arrow).west();
        double from = west ? layout.top() - 36 : layout.bottom() + 8;
        double tip = west ? from - SHORT : from + SHORT;
        double neck = west ? tip + 18 : tip - 18;
        double x = centreX(layout, arrow);
        return "M" + Svg.point(x - HALF, from) + "V" + Svg.number(neck) + "L" + Svg.point(x, tip) + "L"
                + Svg.point(x + HALF, neck) + "V" + Svg.number(from) + "Z";
    }

    /** Name above and tokens below. */
    private static void around(Canvas canvas, Layout layout, Arrow arrow, String name, List<Integer> values) {
        boolean west = Arrows.of(arrow).west();
        double middle = west ? layout.left() - 52 : layout.right() + 60;
        double y = centreY(layout, arrow);
        String[] words = name.replace("\u00AD", "- ").split(" ", -1);
        for (int line = 0; line < words.length; line++) {
            double base = y - 42 - 17 * (words.length - 1 - line);
            Paragraph.fitted(canvas.svg(), middle, base, 98, layout.small(), "head mid", words[line]);
        }
        values(canvas, middle, y + 52, values);
    }

    private static void beside(Canvas canvas, Layout layout, Arrow arrow, String name, List<Integer> values) {
        double y = centreY(layout, arrow);
        double middle = Arrows.of(arrow).west() ? centreX(layout, arrow) + 110 : centreX(layout, arrow) - 110;
        canvas.svg().label(middle, y - 14, "head mid", name);
        values(canvas, middle, y + 8, values);
    }

    private static void values(Canvas canvas, double middle, double y, List<Integer> values) {
        for (int i = 0; i < values.size(); i++) {
            double x = middle + (i - (values.size() - 1) / 2.0) * 25;
            canvas.svg().leaf("circle", "cx", x, "cy", y, "r", 12, "class", "value");
            canvas.centred(x, y, "mark", Integer.toString(values.get(i)));
        }
        if (values.isEmpty()) {
            canvas.centred(middle, y, "tiny mid", canvas.text("arrow.empty"));
        }
    }
}
