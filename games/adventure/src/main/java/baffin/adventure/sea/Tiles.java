package baffin.adventure.sea;

import baffin.adventure.data.Figure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which hexes each strip covers, by number of seats (AD-2.2). */
public final class Tiles {

    /** Hexes of a middle strip. */
    public static final int LONG = 4;

    /** Hexes of a strip at a side. */
    public static final int SHORT = 2;

    private static final List<Tiles> BY_SEATS = List.of(new Tiles(2), new Tiles(3), new Tiles(4));

    private final int seats;
    private final Map<Tile, List<Integer>> hexes = new LinkedHashMap<>();

    private Tiles(int seats) {
        this.seats = seats;
        Grid grid = Grid.forSeats(seats);
        for (int row = 1; row <= Figure.ROWS.value(); row++) {
            for (Tile tile : addedWith(row)) {
                hexes.put(tile, covered(grid, tile));
            }
        }
    }

    /** The layout for 2, 3 or 4 seats. */
    public static Tiles forSeats(int seats) {
        return BY_SEATS.get(seats - 2);
    }

    /** The strips that are laid when a row is added, in the order in which they are drawn. */
    public List<Tile> addedWith(int row) {
        List<Tile> added = new ArrayList<>(List.of(new Tile(Tile.Part.MIDDLE, row)));
        int sides = seats == 4 ? row : seats == 3 && row % 2 == 0 ? row - 1 : 0;
        if (sides > 0) {
            added.add(new Tile(Tile.Part.LEFT, sides));
            added.add(new Tile(Tile.Part.RIGHT, sides));
        }
        return added;
    }

    /** All strips of a full map, in the order in which they are laid. */
    public List<Tile> all() {
        return List.copyOf(hexes.keySet());
    }

    /** The hexes of a strip, from its first to its last; empty when there is no such strip. */
    public List<Integer> hexes(Tile tile) {
        return hexes.getOrDefault(tile, List.of());
    }

    private List<Integer> covered(Grid grid, Tile tile) {
        int first = firstColumn(tile.part());
        boolean lengthwise = seats == 3 && tile.part() != Tile.Part.MIDDLE;
        int count = tile.part() == Tile.Part.MIDDLE ? LONG : SHORT;
        List<Integer> covered = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            covered.add(grid.id(lengthwise ? new Hex(tile.row() + i, first) : new Hex(tile.row(), first + i)));
        }
        return List.copyOf(covered);
    }

    private int firstColumn(Tile.Part part) {
        int side = switch (seats) {
            case 2 -> 0;
            case 3 -> 1;
            default -> SHORT;
        };
        return switch (part) {
            case LEFT -> 0;
            case MIDDLE -> side;
            case RIGHT -> side + LONG;
        };
    }
}
