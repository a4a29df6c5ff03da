package baffin.adventure.rules;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Markers;
import baffin.adventure.data.Skipper;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Sea;
import baffin.adventure.state.Counts;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** Walks every way in which a route marker can be laid from a place. Lives for one search only. */
public final class Paths {

    /** Takes one way to lay a marker. */
    @FunctionalInterface
    public interface Taker {

        /**
         * One way.
         *
         * @param path the hexes entered; valid during the call only
         * @param hexes how many of them
         * @param price action points
         * @param wakeHexes how many, from the first, are in the wake
         */
        void take(int[] path, int hexes, MarkerKind marker, int price, int wakeHexes);
    }

    private final Sea sea;
    private final int seat;
    private final @Nullable Skipper skipper;
    private final BitSet ships;
    private final int[] path = new int[Markers.LONGEST];
    private BitSet laid = new BitSet();
    private Counts supply = Counts.none(0);
    private int budget;
    private Taker taker = (hexes, count, marker, price, wake) -> {};

    /**
     * A search for a seat.
     *
     * @param ships hexes with a ship, on which no marker may end (AD-4.4)
     */
    public Paths(Sea sea, int seat, @Nullable Skipper skipper, BitSet ships) {
        this.sea = sea;
        this.seat = seat;
        this.skipper = skipper;
        this.ships = ships;
    }

    /**
     * Walks all ways from a place.
     *
     * @param from the hex of the ship, or {@link Grid#NONE} in front of row 1
     * @param wake the seat in whose wake it is there, or {@link Grid#NONE}
     * @param markers markers in supply
     * @param covered further hexes on which an own marker lies
     * @param points action points at hand
     */
    public void from(int from, int wake, Counts markers, BitSet covered, int points, Taker into) {
        supply = markers;
        laid = covered;
        budget = points;
        taker = into;
        Grid grid = sea.grid();
        if (from == Grid.NONE) {
            for (int col = 0; col < grid.width(); col++) {
                enter(col, 0, Grid.NONE, 0, 0, wake, 0);
            }
            return;
        }
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            // the step onto the marker is no part of its shape
            enter(grid.next(from, direction), 0, Grid.NONE, 0, 0, wake, 0);
        }
    }

    private void enter(int hex, int depth, int direction, int walk, int spent, int wake, int wakeHexes) {
        if (hex == Grid.NONE || laid.get(hex)) {
            return;
        }
        int price = Entry.price(sea, seat, skipper, hex, wake);
        if (price < 0 || spent + price > budget) {
            return;
        }
        path[depth] = hex;
        boolean stays = Entry.inWake(sea, hex, wake);
        int inWake = wakeHexes + (stays ? 1 : 0);
        int count = depth + 1;
        MarkerKind marker = Markers.of(count, walk);
        if (marker != null && supply.of(marker) > 0 && !ships.get(hex)) {
            taker.take(path, count, marker, spent + price, inWake);
        }
        if (count < Markers.LONGEST) {
            onward(hex, count, direction, walk, spent + price, stays ? wake : Grid.NONE, inWake);
        }
    }

    private void onward(int hex, int count, int direction, int walk, int spent, int wake, int wakeHexes) {
        Grid grid = sea.grid();
        if (direction == Grid.NONE) {
            for (int first = 0; first < Grid.DIRECTIONS; first++) {
                enter(grid.next(hex, first), count, first, 0, spent, wake, wakeHexes);
            }
            return;
        }
        for (int turn = 0; turn < Markers.TURNS; turn++) {
            int next = (direction + turn - 1 + Grid.DIRECTIONS) % Grid.DIRECTIONS;
            enter(grid.next(hex, next), count, next, walk * Markers.TURNS + turn, spent, wake, wakeHexes);
        }
    }

    /** The turns of a path as {@link Markers#of} takes them, or {@link Grid#NONE} when it makes a sharp turn. */
    static int walk(Grid grid, int[] hexes) {
        int walk = 0;
        for (int i = 2; i < hexes.length; i++) {
            int turn = grid.direction(hexes[i - 1], hexes[i]) - grid.direction(hexes[i - 2], hexes[i - 1]) + 1;
            int digit = (turn + Grid.DIRECTIONS) % Grid.DIRECTIONS;
            if (digit >= Markers.TURNS) {
                return Grid.NONE;
            }
            walk = walk * Markers.TURNS + digit;
        }
        return walk;
    }
}
