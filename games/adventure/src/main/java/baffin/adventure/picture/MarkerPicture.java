package baffin.adventure.picture;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Markers;
import baffin.game.picture.Canvas;
import baffin.game.picture.Outline;
import baffin.game.picture.Svg;
import java.util.ArrayList;
import java.util.List;

/** A marker of the supply, small. */
final class MarkerPicture {

    private static final double BIT = 5.2;

    private MarkerPicture() {}

    /** Draws it around a point, with how many there are. */
    static void draw(Canvas canvas, MarkerKind kind, double x, double y, int count) {
        Svg svg = canvas.svg();
        boolean any = count > 0;
        List<double[]> bits = bits(kind);
        double left = bits.stream().mapToDouble(bit -> bit[0]).average().orElse(0);
        double high = bits.stream().mapToDouble(bit -> bit[1]).average().orElse(0);
        String title = canvas.text("marker.count", "marker", canvas.labels().named("marker", kind), "count", count);
        canvas.spot("marker", kind, title, Outline.rect(x - 19, y - 16, 54, 32));
        for (double[] bit : bits) {
            svg.path(HexPicture.outline(x + bit[0] - left, y + bit[1] - high, BIT, false), any ? "bit" : "none");
        }
        if (kind == MarkerKind.WAKE) {
            svg.path("M%s l8 8l-8 8l-8 -8z".formatted(Svg.point(x, y - 8)), any ? "bit" : "none");
            svg.label(x, y + 4, "wake", "W");
        }
        svg.label(x + 21, y + 5, any ? "bold" : "tiny", Integer.toString(count));
        canvas.endSpot();
    }

    /** Middles of its hexes, walked as the first walk of its data says, straight ahead at first. */
    private static List<double[]> bits(MarkerKind kind) {
        List<String> walks = Markers.all().get(kind.ordinal()).walks();
        String walk = walks.isEmpty() ? "" : walks.getFirst();
        List<double[]> bits = new ArrayList<>();
        double angle = Math.PI / 6;
        double x = 0;
        double y = 0;
        for (int hex = 0; hex < Markers.hexes(kind); hex++) {
            if (hex > 0) {
                angle -= hex > 1 ? "-0+".indexOf(walk.charAt(hex - 2)) * Math.PI / 3 - Math.PI / 3 : 0;
                x += BIT * Math.sqrt(3) * Math.cos(angle);
                y += BIT * Math.sqrt(3) * Math.sin(angle);
            }
            bits.add(new double[] {x, y});
        }
        return bits;
    }
}
