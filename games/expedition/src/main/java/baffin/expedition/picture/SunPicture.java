package baffin.expedition.picture;

import baffin.expedition.data.SunLine;
import baffin.game.picture.Canvas;
import baffin.game.picture.Svg;

/** The sun's way: ten rounds, from Greenland in the east over the top to the west, as the disc moves. */
final class SunPicture {

    private static final double CENTRE = 765;
    private static final double HALF = 265;
    private static final double FOOT = 80;
    private static final double HEIGHT = 46;

    private SunPicture() {}

    static void draw(Canvas canvas, Layout layout, int round) {
        Svg svg = canvas.svg();
        if (layout.portrait()) {
            svg.label(layout.margin(), 84, "head", canvas.text("ice.rounds"));
        } else {
            svg.path(
                    "M" + Svg.point(arcX(1), arcY(1)) + "Q" + Svg.point(CENTRE, FOOT - 2 * HEIGHT) + " "
                            + Svg.point(arcX(SunLine.rounds()), arcY(SunLine.rounds())),
                    "arc");
        }
        for (int stop = 1; stop <= SunLine.rounds(); stop++) {
            stop(canvas, layout, stop, stop == Math.max(1, round));
        }
    }

    private static void stop(Canvas canvas, Layout layout, int round, boolean now) {
        Svg svg = canvas.svg();
        boolean portrait = layout.portrait();
        double x = portrait ? layout.width() - 26 - 37.5 * (round - 1) : arcX(round);
        double y = portrait ? 110 : arcY(round);
        int frozen = SunLine.frozenRows(round);
        if (now) {
            rays(svg, x, y, portrait ? 13 : 19);
        }
        double radius = portrait ? now ? 12 : 10 : now ? 16 : 12;
        svg.leaf("circle", "cx", x, "cy", y, "r", radius, "class", "stop", "fill", Palette.season(frozen));
        svg.label(x, y + 4.5, "points", Integer.toString(round));
        String rows = portrait ? Integer.toString(frozen) : canvas.text("ice.rows", "rows", frozen);
        svg.label(x, y + (portrait ? 32 : now ? 39 : 29), "tiny mid", rows);
    }

    private static void rays(Svg svg, double x, double y, double from) {
        StringBuilder rays = new StringBuilder();
        for (int ray = 0; ray < 12; ray++) {
            double angle = ray * Math.PI / 6;
            rays.append('M').append(Svg.point(x + from * Math.cos(angle), y + from * Math.sin(angle)));
            rays.append('L').append(Svg.point(x + (from + 6) * Math.cos(angle), y + (from + 6) * Math.sin(angle)));
        }
        svg.path(rays.toString(), "ray");
    }

    /** How far along the arc, 0 in the east to 1 in the west. */
    private static double part(int round) {
        return (round - 1) / (SunLine.rounds() - 1.0);
    }

    private static double arcX(int round) {
        return CENTRE + HALF - 2 * HALF * part(round);
    }

    private static double arcY(int round) {
        double part = part(round);
        return FOOT - 4 * HEIGHT * part * (1 - part);
    }
}
