package baffin.northwind.state;

import baffin.northwind.data.Tile;

/**
 * A tile revealed in the voyage.
 *
 * @param tile the tile
 * @param fate what has come of it
 */
public record Sighting(Tile tile, Fate fate) {

    /** What may come of a tile. */
    public enum Fate {
        /** Nothing yet, or nothing at all. */
        OPEN,
        /** The active seat has used it, which was an action. */
        USED,
        /** Fog hid a treasure. */
        TREASURE,
        /** Fog hid a pirate who waits for an answer. */
        PIRATE,
        /** The pirate was paid. */
        PAID,
        /** The pirate was beaten. */
        WON,
        /** The pirate won. */
        LOST
    }
}
