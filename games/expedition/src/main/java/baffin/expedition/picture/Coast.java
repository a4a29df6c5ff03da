package baffin.expedition.picture;

import baffin.expedition.geometry.Terrain;
import baffin.game.picture.Svg;

/**
 * The coast of one square, drawn from its four corners. A coast crosses the middle of every side whose ends differ;
 * where and at which angle is drawn from the side's place on the grid, so that the coasts of neighbours meet
 * smoothly.
 */
final class Coast {

    /** Terrain of corners of the grid. */
    interface Corners {
        Terrain at(int row, int col);
    }

    private static final int[] DOWN = {0, 0, 1, 1};
    private static final int[] RIGHT = {0, 1, 1, 0};
    /** How far a coast runs straight on before it bends, in sides. */
    private static final double REACH = .3;
    /** The same in a saddle, where the sea must keep its way through. */
    private static final double SADDLE_REACH = .2;

    private final Corners corners;
    private final double left;
    private final double top;
    private final double side;
    private final int salt;
    private final StringBuilder land = new StringBuilder();
    private final StringBuilder shore = new StringBuilder();

    Coast(Corners corners, double left, double top, double side, int salt) {
        this.corners = corners;
        this.left = left;
        this.top = top;
        this.side = side;
        this.salt = salt;
    }

    /** Path data of all land so far. */
    String land() {
        return land.toString();
    }

    /** Path data of all shores so far. */
    String shore() {
        return shore.toString();
    }

    /** Adds a square: each stretch of land corners, clockwise, is one region (EX-2.5, EX-2.6). */
    void add(int row, int col) {
        boolean[] isLand = new boolean[4];
        int count = 0;
        for (int i = 0; i < 4; i++) {
            isLand[i] = corners.at(row + DOWN[i], col + RIGHT[i]) == Terrain.LAND;
            count += isLand[i] ? 1 : 0;
        }
        if (count == 4) {
            land.append('M').append(corner(row, col, 0));
            land.append('h').append(Svg.number(side)).append('v').append(Svg.number(side));
            land.append('h').append(Svg.number(-side)).append('Z');
        }
        boolean saddle = count == 2 && isLand[0] == isLand[2];
        for (int i = 0; i < 4; i++) {
            if (!isLand[i] && isLand[(i + 1) % 4]) {
                region(row, col, isLand, i, saddle ? SADDLE_REACH : REACH);
            }
        }
    }

    private void region(int row, int col, boolean[] isLand, int from, double reach) {
        land.append('M').append(Svg.point(crossX(row, col, from), crossY(row, col, from)));
        int corner = (from + 1) % 4;
        while (isLand[corner]) {
            land.append('L').append(corner(row, col, corner));
            corner = (corner + 1) % 4;
        }
        int to = (corner + 3) % 4;
        String end = Svg.point(crossX(row, col, to), crossY(row, col, to));
        String bend = 'C'
                + control(row, col, to, reach)
                + ' '
                + control(row, col, from, reach)
                + ' '
                + Svg.point(crossX(row, col, from), crossY(row, col, from));
        land.append('L').append(end).append(bend).append('Z');
        shore.append('M').append(end).append(bend);
    }

    private String corner(int row, int col, int corner) {
        return Svg.point(left + (col + RIGHT[corner]) * side, top + (row + DOWN[corner]) * side);
    }

    // Sides are numbered like the corners they begin at, clockwise: 0 north, 1 east, 2 south, 3 west.

    private double crossX(int row, int col, int which) {
        return switch (which) {
            case 0 -> left + (col + .5 + shift(0, row, col)) * side;
            case 1 -> left + (col + 1) * side;
            case 2 -> left + (col + .5 + shift(0, row + 1, col)) * side;
            default -> left + col * side;
        };
    }

    private double crossY(int row, int col, int which) {
        return switch (which) {
            case 0 -> top + row * side;
            case 1 -> top + (row + .5 + shift(1, row, col + 1)) * side;
            case 2 -> top + (row + 1) * side;
            default -> top + (row + .5 + shift(1, row, col)) * side;
        };
    }

    private String control(int row, int col, int which, double reach) {
        boolean level = which == 0 || which == 2;
        double tilt = level ? tilt(0, which == 0 ? row : row + 1, col) : tilt(1, row, which == 3 ? col : col + 1);
        double inward = which == 0 || which == 3 ? reach * side : -reach * side;
        double along = inward * Math.sin(tilt);
        double across = inward * Math.cos(tilt);
        return level
                ? Svg.point(crossX(row, col, which) + along, crossY(row, col, which) + across)
                : Svg.point(crossX(row, col, which) + across, crossY(row, col, which) + along);
    }

    private double shift(int kind, int row, int col) {
        return .13 * wave(kind, row, col);
    }

    private double tilt(int kind, int row, int col) {
        return .5 * wave(kind + 2, row, col);
    }

    /** A number from -1 to 1 that looks random and never changes. */
    private double wave(int kind, int row, int col) {
        int mixed = (kind * 31 + row) * 31 + col + salt * 977;
        mixed *= 0x9E3779B1;
        mixed ^= mixed >>> 15;
        mixed *= 0x85EBCA77;
        mixed ^= mixed >>> 13;
        return (mixed & 0xFFFF) / 32767.5 - 1;
    }
}
