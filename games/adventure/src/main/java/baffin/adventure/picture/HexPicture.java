package baffin.adventure.picture;

import baffin.adventure.sea.Ground;
import baffin.game.picture.Svg;

/** One hex with the sign of its terrain. */
final class HexPicture {

    private static final int CORNERS = 6;

    private HexPicture() {}

    /** A hex with flat sides above and below, or upright with corners there. */
    static String outline(double x, double y, double radius, boolean upright) {
        StringBuilder path = new StringBuilder();
        for (int corner = 0; corner < CORNERS; corner++) {
            double angle = Math.PI * corner / 3 + (upright ? Math.PI / 6 : 0);
            path.append(corner == 0 ? 'M' : 'L')
                    .append(Svg.point(x + radius * Math.cos(angle), y + radius * Math.sin(angle)));
        }
        return path.append('Z').toString();
    }

    static void draw(Svg svg, Ground ground, double x, double y, double radius, boolean upright) {
        svg.path(outline(x, y, radius, upright), Palette.ground(ground) + " hex");
        svg.at(x, y, radius / Layout.RADIUS);
        sign(svg, ground);
        svg.end();
    }

    private static void sign(Svg svg, Ground ground) {
        switch (ground) {
            case WATER -> svg.path("M-12 18q3 -4 6 0t6 0t6 0", "wave");
            case LAND -> svg.path("M-15 19l5 -8l4 6l4 -9l7 11", "hill");
            case SNOW -> svg.path(flake(-11, 13) + flake(6, 17) + flake(12, -14), "flake");
            case ICEBERG -> berg(svg, 0, 4, 1);
        }
    }

    /** An iceberg, floating. */
    static void berg(Svg svg, double x, double y, double scale) {
        svg.at(x, y, scale);
        svg.path("M-15 12L-11 -4L-4 -9L1 -16L8 -6L14 -2L17 12Z", "berg");
        svg.path("M1 -16L8 -6L14 -2L17 12H4L6 -2Z", "shade");
        svg.path("M-17 15q4 -4 8 0t8 0t8 0t8 0", "wave");
        svg.end();
    }

    static void chest(Svg svg, double x, double y, double scale) {
        svg.at(x, y, scale);
        svg.path("M-9 -1H9V8H-9Z", "chest").path("M-9 -1V-4Q-9 -9 -4 -9H4Q9 -9 9 -4V-1Z", "lid");
        svg.path("M-2 -3H2V3H-2Z", "lid");
        svg.end();
    }

    private static String flake(int x, int y) {
        return "M%d %dv10M%d %dl8 6M%d %dl8 -6".formatted(x, y - 5, x - 4, y - 3, x - 4, y + 3);
    }
}
