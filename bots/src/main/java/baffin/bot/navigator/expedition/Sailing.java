package baffin.bot.navigator.expedition;

import java.util.Arrays;

/** Ways of ships over known tiles: one crewman a move, over borders with open sea on both sides (EX-7.1, EX-7.2). */
final class Sailing {

    static final int NEVER = 1_000;

    private static final int HOME_ROW = 2;
    private static final int HOME_COLUMN = Chart.COLUMNS - 1;
    private static final int PASSAGE_ROW = 6;
    private static final int[][] SIDES = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};

    private Sailing() {}

    /**
     * Moves from a place to all others, {@link #NEVER} where there is no way.
     *
     * @param frozen rows of squares that are ice
     */
    static int[] distances(Chart chart, int frozen, int from) {
        int[] distance = new int[chart.pieces().size() + 2];
        Arrays.fill(distance, NEVER);
        int[] queue = new int[distance.length];
        int head = 0;
        int tail = 0;
        distance[from] = 0;
        queue[tail++] = from;
        while (head < tail) {
            int node = queue[head++];
            int[] next = new int[16];
            int count = neighbours(chart, frozen, node, next);
            for (int index = 0; index < count; index++) {
                if (distance[next[index]] == NEVER) {
                    distance[next[index]] = distance[node] + 1;
                    queue[tail++] = next[index];
                }
            }
        }
        return distance;
    }

    private static int neighbours(Chart chart, int frozen, int node, int[] into) {
        if (node == chart.home()) {
            return joined(chart, frozen, HOME_ROW, HOME_COLUMN, 1, into);
        }
        if (node == chart.passage()) {
            return joined(chart, frozen, PASSAGE_ROW, 0, 3, into);
        }
        Chart.Piece piece = chart.pieces().get(node);
        int count = around(chart, frozen, node, piece.first(), into, 0);
        return piece.first() == piece.last() ? count : around(chart, frozen, node, piece.last(), into, count);
    }

    private static int joined(Chart chart, int frozen, int row, int col, int side, int[] into) {
        int owner = chart.owner(row * Chart.COLUMNS + col);
        if (owner == Chart.EMPTY || row < frozen || !open(chart, row, col, side)) {
            return 0;
        }
        into[0] = owner;
        return 1;
    }

    private static int around(Chart chart, int frozen, int node, int square, int[] into, int start) {
        int row = square / Chart.COLUMNS;
        int col = square % Chart.COLUMNS;
        if (row < frozen) {
            return start;
        }
        int count = start;
        for (int side = 0; side < SIDES.length; side++) {
            int r = row + SIDES[side][0];
            int c = col + SIDES[side][1];
            if (Chart.holds(r, c)) {
                int owner = chart.owner(r * Chart.COLUMNS + c);
                if (owner != Chart.EMPTY && owner != node && r >= frozen && open(chart, row, col, side)) {
                    into[count++] = owner;
                }
            } else if (row == HOME_ROW && col == HOME_COLUMN && side == 1 && open(chart, row, col, side)) {
                into[count++] = chart.home();
            } else if (row == PASSAGE_ROW && col == 0 && side == 3 && open(chart, row, col, side)) {
                into[count++] = chart.passage();
            }
        }
        return count;
    }

    /** True when a corner of the side of a square is sea. */
    static boolean open(Chart chart, int row, int col, int side) {
        return switch (side) {
            case 0 -> chart.isSea(row, col) || chart.isSea(row, col + 1);
            case 1 -> chart.isSea(row, col + 1) || chart.isSea(row + 1, col + 1);
            case 2 -> chart.isSea(row + 1, col) || chart.isSea(row + 1, col + 1);
            default -> chart.isSea(row, col) || chart.isSea(row + 1, col);
        };
    }

    /** True when a side of a square is land from corner to corner, known for sure. */
    static boolean barred(Chart chart, int row, int col, int side) {
        return switch (side) {
            case 0 -> chart.isLand(row, col) && chart.isLand(row, col + 1);
            case 1 -> chart.isLand(row, col + 1) && chart.isLand(row + 1, col + 1);
            case 2 -> chart.isLand(row + 1, col) && chart.isLand(row + 1, col + 1);
            default -> chart.isLand(row, col) && chart.isLand(row + 1, col);
        };
    }
}
