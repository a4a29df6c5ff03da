package baffin.expedition.picture;

import baffin.expedition.data.Zones;
import baffin.game.picture.Svg;

/** Borders and factors of the zones (EX-3.1). */
final class ZonePicture {

    private ZonePicture() {}

    static void draw(Svg svg) {
        for (Zones.Zone zone : Zones.all()) {
            double from = Layout.x(zone.first());
            double to = Layout.x(zone.last() + 1);
            if (zone.first() > 0) {
                svg.line(from, Layout.TOP, from, Layout.BOTTOM + 26, "border");
            }
            svg.leaf(
                    "rect",
                    "x",
                    from + 2,
                    "y",
                    Layout.BOTTOM + 5,
                    "width",
                    to - from - 4,
                    "height",
                    22,
                    "rx",
                    4,
                    "fill",
                    zone.factor() == 1 ? "#f1e7cd" : zone.factor() == 2 ? "#e8d3a0" : "#dcbb70");
            svg.label((from + to) / 2, Layout.BOTTOM + 21, "zone", "× " + zone.factor());
        }
    }
}
