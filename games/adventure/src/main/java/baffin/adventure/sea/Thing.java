package baffin.adventure.sea;

import baffin.adventure.data.MarkerKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that lies on the map; what was laid later lies above. */
public sealed interface Thing {

    /** The hexes it covers. */
    List<Hex> hexes();

    /**
     * A marker of a seat's route.
     *
     * @param seat whose
     * @param kind which
     * @param path its hexes as they were entered
     * @param from the hex from which the first was entered; null at the start
     * @param wakeOf the seat in whose wake the first hexes are, {@link Grid#NONE} when none is
     * @param wakeHexes how many hexes, from the first, are in that wake
     */
    record Marker(
            int seat,
            MarkerKind kind,
            List<Hex> path,
            @Nullable Hex from,
            int wakeOf,
            int wakeHexes) implements Thing {

        public Marker {
            path = List.copyOf(path);
        }

        @Override
        public List<Hex> hexes() {
            return path;
        }

        /** The hex by which the marker is known: the first. */
        public Hex at() {
            return path.getFirst();
        }

        /** The hex from which the route entered one of its hexes; null at the start. */
        public @Nullable Hex before(Hex hex) {
            int index = path.indexOf(hex);
            return index == 0 ? from : path.get(index - 1);
        }

        /** The seat in whose wake one of its hexes is, or {@link Grid#NONE}. */
        public int wakeAt(Hex hex) {
            return path.indexOf(hex) < wakeHexes ? wakeOf : Grid.NONE;
        }
    }

    /**
     * A hex from the common supply.
     *
     * @param ground {@link Ground#ICEBERG} or {@link Ground#WATER}
     * @param hex where it lies
     */
    record Piece(Ground ground, Hex hex) implements Thing {

        @Override
        public List<Hex> hexes() {
            return List.of(hex);
        }
    }
}
