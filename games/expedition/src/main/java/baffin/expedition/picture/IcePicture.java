package baffin.expedition.picture;

import baffin.expedition.data.SunLine;
import baffin.expedition.geometry.Grid;
import baffin.expedition.state.ExpeditionState;
import baffin.game.picture.Svg;

/** The ice and its line, now and in the next round (EX-6.2, EX-10.2). */
final class IcePicture {

    private static final double WIDTH = Grid.COLUMNS * Layout.SQUARE;

    private IcePicture() {}

    static void overlay(Svg svg, int frozenRows) {
        if (frozenRows > 0) {
            double height = frozenRows * Layout.SQUARE;
            svg.rect(Layout.LEFT, Layout.TOP, WIDTH, height, "frost");
            svg.leaf(
                    "rect",
                    "x",
                    Layout.LEFT,
                    "y",
                    Layout.TOP,
                    "width",
                    WIDTH,
                    "height",
                    height,
                    "fill",
                    "url(#bf-frost)");
        }
    }

    static void lines(Svg svg, ExpeditionState state) {
        int now = state.frozenRows();
        int next = state.round() > 0 && state.round() < SunLine.rounds() ? SunLine.frozenRows(state.round() + 1) : now;
        if (next != now) {
            line(svg, next, "next", "next round");
        }
        double y = Layout.y(now);
        svg.line(Layout.LEFT - 8, y, Layout.RIGHT + 8, y, "lineback");
        line(svg, now, "line", now == 0 ? "no ice" : "ice");
    }

    private static void line(Svg svg, int rows, String style, String words) {
        double y = Layout.y(rows);
        svg.line(Layout.LEFT - 8, y, Layout.RIGHT + 8, y, style);
        svg.label(Layout.LEFT - 12, y + 15, "icy tail", words);
    }
}
