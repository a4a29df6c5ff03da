package baffin.adventure.plan;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Markers;
import baffin.adventure.sea.Grid;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.Counts;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * A place that a plan reaches in some way.
 *
 * @param hex where, or {@link Grid#NONE} in front of row 1
 * @param wake the seat in whose wake that is, or {@link Grid#NONE}
 * @param cost action points to get there
 * @param markers markers that are left then
 * @param laid hexes that the plan has covered, the last first
 * @param steps steps for nothing so far in the turn
 * @param first the first command of the plan; null before it
 */
record Stop(
        int hex,
        int wake,
        int cost,
        Counts markers,
        @Nullable Laid laid,
        int steps,
        @Nullable AdventureCommand first) {

    /**
     * A hex that the plan has covered with a marker.
     *
     * @param wake the seat in whose wake it is, or {@link Grid#NONE}
     */
    record Laid(int hex, int wake, @Nullable Laid before) {}

    /** The marker that the plan has laid on a hex, or null. */
    @Nullable
    Laid laidOn(int where) {
        Laid one = laid;
        while (one != null && one.hex != where) {
            one = one.before;
        }
        return one;
    }

    /** All hexes that the plan has covered. */
    BitSet covered() {
        BitSet covered = new BitSet();
        for (Laid one = laid; one != null; one = one.before) {
            covered.set(one.hex);
        }
        return covered;
    }

    /**
     * True when it is no dearer than another way to the same place and leaves no marker fewer of those that the other
     * could still lay.
     *
     * @param points action points at the beginning
     */
    boolean serves(Stop other, int points) {
        if (cost > other.cost) {
            return false;
        }
        int left = points - other.cost;
        for (MarkerKind kind : MarkerKind.values()) {
            // each hex costs at least one point, so that no more of them can be of use
            int useful = Math.min(other.markers.of(kind), left / Markers.hexes(kind));
            if (markers.of(kind) < useful) {
                return false;
            }
        }
        return true;
    }

    /** The first command of a plan that goes on with another. */
    AdventureCommand firstOr(AdventureCommand next) {
        return first == null ? next : first;
    }
}
