package baffin.adventure.rules.common;

import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Thing;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.BitSet;

/** Where the ships are, and what that means for the map. */
public final class Position {

    private Position() {}

    /** The hex of a seat's ship, or {@link Grid#NONE} in front of row 1. */
    public static int of(AdventureState state, Seat seat) {
        Hex ship = state.of(seat).ship();
        return ship == null ? Grid.NONE : state.sea().grid().id(ship);
    }

    /** The seat in whose wake a seat's ship is, or {@link Grid#NONE} (AD-4.5). */
    public static int wake(AdventureState state, Seat seat) {
        Hex ship = state.of(seat).ship();
        return ship == null ? Grid.NONE : wake(state.sea(), seat.index(), ship);
    }

    /** The seat in whose wake a seat is on a hex of its own route, or {@link Grid#NONE}. */
    public static int wake(Sea sea, int seat, Hex hex) {
        Thing.Marker own = sea.marker(seat, sea.grid().id(hex));
        return own == null ? Grid.NONE : own.wakeAt(hex);
    }

    /** True when a hex is beside the ship, or in row 1 while the ship waits in front of it (AD-2.4). */
    public static boolean beside(AdventureState state, Seat seat, int hex) {
        int ship = of(state, seat);
        Grid grid = state.sea().grid();
        return ship == Grid.NONE ? grid.row(hex) == 1 : grid.direction(ship, hex) != Grid.NONE;
    }

    /** All hexes with a ship. */
    public static BitSet ships(AdventureState state) {
        BitSet ships = new BitSet();
        for (Captain captain : state.seats()) {
            if (captain.ship() != null) {
                ships.set(state.sea().grid().id(captain.ship()));
            }
        }
        return ships;
    }

    /** The refusal of a hex that has a ship on it (AD-4.4, AD-4.8). */
    public static Phrase shipThere(Seat there, Hex hex) {
        return Phrase.of("refused.ship-there", "seat", Phrase.seat(there.index()), "hex", hex.text());
    }

    /** True when nothing is on a marker, no ship either (AD-4.7, AD-6). */
    public static boolean uncovered(AdventureState state, Thing.Marker marker) {
        return state.sea().uncovered(marker) && marker.path().stream().allMatch(hex -> state.shipOn(hex) == null);
    }
}
