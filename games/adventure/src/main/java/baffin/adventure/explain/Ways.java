package baffin.adventure.explain;

import baffin.adventure.data.Markers;
import baffin.adventure.rules.Laying;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The markers with which a seat would try to reach a hex, whatever lies on the way. */
final class Ways {

    private final Sea sea;
    private final @Nullable Hex ship;

    /**
     * The ways of a ship.
     *
     * @param ship where it is; null in front of row 1
     */
    Ways(Sea sea, @Nullable Hex ship) {
        this.sea = sea;
        this.ship = ship;
    }

    /** The shortest ways to a hex that have the shape of a marker; where there are none, the hex alone. */
    List<List<Hex>> to(Hex hex) {
        List<List<Hex>> ways = first();
        for (int hexes = 1; hexes <= Markers.LONGEST; hexes++) {
            List<List<Hex>> there = ways.stream()
                    .filter(way -> way.getLast().equals(hex) && Laying.isMarker(sea.grid(), way))
                    .toList();
            if (!there.isEmpty()) {
                return there;
            }
            ways = longer(ways, hex, Markers.LONGEST - hexes);
        }
        return List.of(List.of(hex));
    }

    private List<List<Hex>> first() {
        Grid grid = sea.grid();
        List<List<Hex>> ways = new ArrayList<>();
        int count = ship == null ? grid.width() : Grid.DIRECTIONS;
        for (int way = 0; way < count; way++) {
            int id = ship == null ? way : grid.next(grid.id(ship), way);
            if (id != Grid.NONE) {
                ways.add(List.of(grid.hex(id)));
            }
        }
        return ways;
    }

    /** One hex more each; only ways that can still arrive, since a row is left with each step at best. */
    private List<List<Hex>> longer(List<List<Hex>> ways, Hex goal, int left) {
        Grid grid = sea.grid();
        List<List<Hex>> longer = new ArrayList<>();
        for (List<Hex> way : ways) {
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int id = grid.next(grid.id(way.getLast()), direction);
                if (id == Grid.NONE) {
                    continue;
                }
                Hex next = grid.hex(id);
                boolean near = Math.abs(next.row() - goal.row()) < left && Math.abs(next.col() - goal.col()) <= left;
                if (near && !way.contains(next) && !next.equals(ship)) {
                    List<Hex> more = new ArrayList<>(way);
                    more.add(next);
                    longer.add(more);
                }
            }
        }
        return longer;
    }
}
