package baffin.expedition.picture;

import baffin.expedition.data.SunLine;
import baffin.expedition.state.ExpeditionState;
import baffin.game.picture.Canvas;
import baffin.game.picture.Paragraph;
import baffin.game.picture.Svg;

/** The ice and its line, now and in the next round (EX-6.2, EX-10.2). */
final class IcePicture {

    private static final double SIZE = 11;
    private static final double OVER = 8;

    private final Canvas canvas;
    private final Svg svg;
    private final Layout layout;

    IcePicture(Canvas canvas, Layout layout) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.layout = layout;
    }

    void overlay(int frozenRows) {
        if (frozenRows > 0) {
            double depth = frozenRows * layout.side();
            double x = layout.portrait() ? layout.right() - depth : layout.left();
            double width = layout.portrait() ? depth : layout.right() - layout.left();
            double height = layout.portrait() ? layout.bottom() - layout.top() : depth;
            svg.rect(x, layout.top(), width, height, "frost");
            svg.leaf("rect", "x", x, "y", layout.top(), "width", width, "height", height, "fill", "url(#bf-frost)");
        }
    }

    void lines(ExpeditionState state) {
        int now = state.frozenRows();
        int next = state.round() > 0 && state.round() < SunLine.rounds() ? SunLine.frozenRows(state.round() + 1) : now;
        if (next != now) {
            line(next, "next", canvas.text("ice.next"));
        }
        across(now, "lineback");
        line(now, "line", canvas.text(now == 0 ? "ice.none" : "ice"));
    }

    private void line(int rows, String style, String words) {
        across(rows, style);
        if (layout.portrait()) {
            double half = Paragraph.width(words, SIZE) / 2;
            double x = Math.min(layout.x(rows, 0), layout.width() - 4 - half);
            svg.label(x, layout.top() - 4, "icy mid", words);
        } else {
            Paragraph.fitted(svg, layout.left() - 12, layout.y(rows, 0) + 15, 88, SIZE, "icy tail", words);
        }
    }

    private void across(int rows, String style) {
        if (layout.portrait()) {
            svg.line(layout.x(rows, 0), layout.top(), layout.x(rows, 0), layout.bottom() + OVER, style);
        } else {
            double y = layout.y(rows, 0);
            svg.line(layout.left() - OVER, y, layout.right() + OVER, y, style);
        }
    }
}
