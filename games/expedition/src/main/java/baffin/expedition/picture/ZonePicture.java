package baffin.expedition.picture;

import baffin.expedition.data.Zones;
import baffin.game.picture.Canvas;
import baffin.game.picture.Svg;

/** Borders and factors of the zones (EX-3.1), along the southern edge of the map. */
final class ZonePicture {

    private ZonePicture() {}

    static void draw(Canvas canvas, Layout layout) {
        for (Zones.Zone zone : Zones.all()) {
            if (layout.portrait()) {
                upright(canvas, layout, zone);
            } else {
                lying(canvas, layout, zone);
            }
        }
    }

    private static void lying(Canvas canvas, Layout layout, Zones.Zone zone) {
        double from = layout.x(0, zone.first());
        double to = layout.x(0, zone.last() + 1);
        if (zone.first() > 0) {
            canvas.svg().line(from, Layout.TOP, from, Layout.BOTTOM + 26, "border");
        }
        factor(canvas, zone, from + 2, Layout.BOTTOM + 5, to - from - 4, 22, "× " + zone.factor());
    }

    private static void upright(Canvas canvas, Layout layout, Zones.Zone zone) {
        double from = layout.y(0, zone.first());
        double to = layout.y(0, zone.last() + 1);
        if (zone.first() > 0) {
            canvas.svg().line(layout.left() - 26, from, layout.right(), from, "border");
        }
        factor(canvas, zone, layout.left() - 27, from + 2, 23, to - from - 4, "×" + zone.factor());
    }

    private static void factor(
            Canvas canvas, Zones.Zone zone, double x, double y, double width, double height, String words) {
        Svg svg = canvas.svg();
        svg.open("g").words("title", canvas.text("zone", "factor", zone.factor()));
        svg.leaf(
                "rect",
                "x",
                x,
                "y",
                y,
                "width",
                width,
                "height",
                height,
                "rx",
                4,
                "fill",
                zone.factor() == 1 ? "#f1e7cd" : zone.factor() == 2 ? "#e8d3a0" : "#dcbb70");
        svg.label(x + width / 2, y + height / 2 + 5, "zone", words);
        svg.end();
    }
}
