package baffin.expedition.picture;

import baffin.expedition.data.SunLine;
import baffin.game.picture.Svg;

/** The sun's arc: ten rounds, from Greenland in the east over the top to the west, as the disc moves. */
final class SunPicture {

    private static final double CENTRE = 765;
    private static final double HALF = 265;
    private static final double FOOT = 80;
    private static final double HEIGHT = 46;

    private SunPicture() {}

    static void draw(Svg svg, int round) {
        svg.path(
                "M" + Svg.point(x(1), y(1)) + "Q" + Svg.point(CENTRE, FOOT - 2 * HEIGHT) + " "
                        + Svg.point(x(SunLine.rounds()), y(SunLine.rounds())),
                "arc");
        for (int stop = 1; stop <= SunLine.rounds(); stop++) {
            stop(svg, stop, stop == Math.max(1, round));
        }
    }

    private static void stop(Svg svg, int round, boolean now) {
        double x = x(round);
        double y = y(round);
        int frozen = SunLine.frozenRows(round);
        if (now) {
            StringBuilder rays = new StringBuilder();
            for (int ray = 0; ray < 12; ray++) {
                double angle = ray * Math.PI / 6;
                rays.append('M').append(Svg.point(x + 19 * Math.cos(angle), y + 19 * Math.sin(angle)));
                rays.append('L').append(Svg.point(x + 25 * Math.cos(angle), y + 25 * Math.sin(angle)));
            }
            svg.path(rays.toString(), "ray");
        }
        svg.leaf("circle", "cx", x, "cy", y, "r", now ? 16 : 12, "class", "stop", "fill", Palette.season(frozen));
        svg.label(x, y + 4.5, "mark", Integer.toString(round));
        svg.label(
                x, y + (now ? 39 : 29), "tiny mid", frozen == 0 ? "no ice" : frozen + (frozen == 1 ? " row" : " rows"));
    }

    /** How far along the arc, 0 in the east to 1 in the west. */
    private static double part(int round) {
        return (round - 1) / (SunLine.rounds() - 1.0);
    }

    private static double x(int round) {
        return CENTRE + HALF - 2 * HALF * part(round);
    }

    private static double y(int round) {
        double part = part(round);
        return FOOT - 4 * HEIGHT * part * (1 - part);
    }
}
