package baffin.bot.navigator.expedition;

import java.util.Arrays;

/**
 * What it takes to reach the Northwest Passage arrow from everywhere: a crewman a move
 * between known tiles, and for every
 * square still empty a guess of what drawing, placing and sailing cost.
 */
final class WayWest {

    /** Costs are counted in tenths of a crewman. */
    private static final int MOVE = 10;

    private static final int EMPTY_SQUARE = 15;
    private static final int HALF_KNOWN = 3;
    private static final int START = 6 * Chart.COLUMNS;
    private static final int FAR = 100_000;
    private static final int[][] SIDES = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
    private static final double SCALE = 10.0;

    private final Chart chart;
    private final int[] cost = new int[Chart.ROWS * Chart.COLUMNS];

    private WayWest(Chart chart) {
        this.chart = chart;
    }

    /** The guess for every square of a chart. */
    static WayWest of(Chart chart) {
        WayWest way = new WayWest(chart);
        way.spread();
        return way;
    }

    /** Crewmen from a place of a ship to the arrow. */
    double from(int node) {
        if (node == chart.passage()) {
            return 0;
        }
        if (node == chart.home()) {
            return (cost[2 * Chart.COLUMNS + Chart.COLUMNS - 1] + MOVE) / SCALE;
        }
        Chart.Piece piece = chart.pieces().get(node);
        return Math.min(cost[piece.first()], cost[piece.last()]) / SCALE;
    }

    /** Relaxes square after square until nothing gets cheaper; a queue of squares, each in it at most once. */
    private void spread() {
        Arrays.fill(cost, FAR);
        int size = cost.length;
        int[] queue = new int[size + 1];
        boolean[] waiting = new boolean[size];
        int head = 0;
        int tail = 0;
        cost[START] = MOVE;
        queue[tail++] = START;
        while (head != tail) {
            int square = queue[head];
            head = (head + 1) % queue.length;
            waiting[square] = false;
            for (int side = 0; side < SIDES.length; side++) {
                int row = square / Chart.COLUMNS + SIDES[side][0];
                int col = square % Chart.COLUMNS + SIDES[side][1];
                if (!Chart.holds(row, col)) {
                    continue;
                }
                int other = row * Chart.COLUMNS + col;
                int through = cost[square] + step(other, square, side);
                if (through < cost[other]) {
                    cost[other] = through;
                    if (!waiting[other]) {
                        waiting[other] = true;
                        queue[tail] = other;
                        tail = (tail + 1) % queue.length;
                    }
                }
            }
        }
    }

    /** The cost of a ship's step from a square to the one towards the arrow, which lies against the given side. */
    private int step(int from, int to, int side) {
        int owner = chart.owner(to);
        if (owner != Chart.EMPTY && owner == chart.owner(from)) {
            return 0;
        }
        int row = to / Chart.COLUMNS;
        int col = to % Chart.COLUMNS;
        if (Sailing.barred(chart, row, col, side)) {
            return FAR;
        }
        int doubt = Sailing.open(chart, row, col, side) ? 0 : HALF_KNOWN;
        return (owner == Chart.EMPTY ? EMPTY_SQUARE : MOVE) + doubt;
    }
}
