package baffin.adventure.sea;

import baffin.adventure.data.Figure;
import java.util.ArrayList;
import java.util.List;

/**
 * The hexes of a map of one width and their neighbours (AD-2.1). A hex is a number here: row by row from row 1,
 * column by column. Directions are numbers too, 60 degrees apart, counted to the left from the right-hand neighbour.
 */
public final class Grid {

    /** Directions around a hex. */
    public static final int DIRECTIONS = 6;

    /** No hex. */
    public static final int NONE = -1;

    private static final int[] ROW_STEPS = {0, 1, 1, 0, -1, -1};
    private static final int[] ODD_ROW = {1, 0, -1, -1, -1, 0};
    private static final int[] EVEN_ROW = {1, 1, 0, -1, 0, 1};
    private static final List<Grid> BY_SEATS = List.of(new Grid(4), new Grid(6), new Grid(8));

    private final int width;
    private final int[][] next;
    private final List<Hex> hexes;

    private Grid(int width) {
        this.width = width;
        int count = width * Figure.ROWS.value();
        this.next = new int[count][DIRECTIONS];
        List<Hex> all = new ArrayList<>(count);
        for (int id = 0; id < count; id++) {
            all.add(new Hex(id / width + 1, id % width));
        }
        this.hexes = List.copyOf(all);
        for (int id = 0; id < count; id++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                next[id][direction] = id(beside(hexes.get(id), direction));
            }
        }
    }

    /** The grid for 2, 3 or 4 seats. */
    public static Grid forSeats(int seats) {
        return BY_SEATS.get(seats - 2);
    }

    /** Columns. */
    public int width() {
        return width;
    }

    /** How many hexes there are. */
    public int size() {
        return next.length;
    }

    /** The neighbour in a direction, or {@link #NONE}. */
    public int next(int id, int direction) {
        return next[id][direction];
    }

    /** The direction from a hex to its neighbour, or {@link #NONE} when they are not beside each other. */
    public int direction(int from, int to) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (next[from][direction] == to) {
                return direction;
            }
        }
        return NONE;
    }

    /** The number of a hex, or {@link #NONE} when it is off the map. */
    public int id(Hex hex) {
        boolean on = hex.row() >= 1 && hex.row() <= Figure.ROWS.value() && hex.col() >= 0 && hex.col() < width;
        return on ? (hex.row() - 1) * width + hex.col() : NONE;
    }

    /** The hex of a number. */
    public Hex hex(int id) {
        return hexes.get(id);
    }

    /** The row of a hex, from 1. */
    public int row(int id) {
        return id / width + 1;
    }

    private static Hex beside(Hex hex, int direction) {
        int[] cols = hex.row() % 2 == 1 ? ODD_ROW : EVEN_ROW;
        return new Hex(hex.row() + ROW_STEPS[direction], hex.col() + cols[direction]);
    }
}
