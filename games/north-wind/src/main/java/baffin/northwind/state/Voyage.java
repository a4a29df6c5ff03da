package baffin.northwind.state;

import baffin.northwind.data.Port;
import baffin.northwind.data.Tile;
import baffin.northwind.state.Sighting.Fate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The voyage of the active seat.
 *
 * @param stack the chosen stack
 * @param cut tiles that were put under it unseen before the voyage, 0 to 7
 * @param looked true once the lookout has looked
 * @param top the top tile that the lookout has seen and that still lies there, or null: the seat's secret
 * @param under the tile that was put under the stack, or null: the seat's secret
 * @param sightings revealed tiles in order
 * @param pirate strength of the pirate who waits for an answer, else 0
 */
public record Voyage(
        Port stack,
        int cut,
        boolean looked,
        @Nullable Tile top,
        @Nullable Tile under,
        List<Sighting> sightings,
        int pirate) {

    public Voyage {
        sightings = List.copyOf(sightings);
    }

    static Voyage begun(Port stack, int cut) {
        return new Voyage(stack, cut, false, null, null, List.of(), 0);
    }

    /** The tile revealed last. */
    public Sighting current() {
        return sightings.getLast();
    }

    /** Tiles revealed so far. */
    public List<Tile> revealed() {
        List<Tile> tiles = new ArrayList<>(sightings.size());
        for (Sighting sighting : sightings) {
            tiles.add(sighting.tile());
        }
        return tiles;
    }

    /** Actions taken so far (NW-3.3). */
    public int actions() {
        int actions = 0;
        for (Sighting sighting : sightings) {
            actions += sighting.fate() == Fate.USED ? 1 : 0;
        }
        return actions;
    }

    Voyage withTop(Tile tile) {
        return new Voyage(stack, cut, true, tile, null, sightings, pirate);
    }

    Voyage withTopUnder() {
        return new Voyage(stack, cut, true, null, top, sightings, pirate);
    }

    public Voyage withSecrets(@Nullable Tile seenTop, @Nullable Tile seenUnder) {
        return new Voyage(stack, cut, looked, seenTop, seenUnder, sightings, pirate);
    }

    Voyage with(Tile tile) {
        List<Sighting> more = new ArrayList<>(sightings);
        more.add(new Sighting(tile, Fate.OPEN));
        return new Voyage(stack, cut, looked, null, under, more, 0);
    }

    public Voyage with(Fate fate, int newPirate) {
        List<Sighting> changed = new ArrayList<>(sightings);
        changed.set(changed.size() - 1, new Sighting(current().tile(), fate));
        return new Voyage(stack, cut, looked, top, under, changed, newPirate);
    }
}
