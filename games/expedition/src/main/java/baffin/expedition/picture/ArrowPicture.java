package baffin.expedition.picture;

import baffin.expedition.data.Arrow;
import baffin.expedition.data.Arrows;
import baffin.game.picture.Svg;
import java.util.List;

/** The two arrows with the tokens left on them. */
final class ArrowPicture {

    private static final double LENGTH = 84;

    private ArrowPicture() {}

    static double centreX(Arrow arrow) {
        return Arrows.of(arrow).west() ? Layout.LEFT - 8 - LENGTH / 2 : Layout.RIGHT + 16 + LENGTH / 2 - 6;
    }

    static double centreY(Arrow arrow) {
        return Layout.y(Arrows.of(arrow).row() + .5);
    }

    static void draw(Svg svg, Arrow arrow, String name, List<Integer> values) {
        boolean west = Arrows.of(arrow).west();
        double from = west ? Layout.LEFT - 6 : Layout.RIGHT + 16;
        double tip = west ? from - LENGTH - 4 : from + LENGTH;
        double neck = west ? tip + 22 : tip - 22;
        double y = centreY(arrow);
        svg.path(
                "M" + Svg.point(from, y - 34) + "H" + Svg.number(neck) + "L" + Svg.point(tip, y) + "L"
                        + Svg.point(neck, y + 34) + "H" + Svg.number(from) + "Z",
                "arrow");
        double middle = (from + tip) / 2;
        int line = 0;
        for (String word : name.split(" ")) {
            svg.label(middle, y - 62 - 15 * (name.split(" ").length - 1 - line) + 20, "head mid", word);
            line++;
        }
        double valueY = west ? y - 96 : y + 54;
        for (int i = 0; i < values.size(); i++) {
            double x = middle + (i - (values.size() - 1) / 2.0) * 23.5;
            svg.leaf("circle", "cx", x, "cy", valueY, "r", 11, "class", "value");
            svg.label(x, valueY + 4.5, "mark", Integer.toString(values.get(i)));
        }
        if (values.isEmpty()) {
            svg.label(middle, valueY + 4, "tiny mid", "all taken");
        }
    }
}
