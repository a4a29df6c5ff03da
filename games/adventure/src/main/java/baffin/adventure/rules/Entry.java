package baffin.adventure.rules;

import baffin.adventure.data.Figure;
import baffin.adventure.data.Skipper;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Sea;
import org.jspecify.annotations.Nullable;

/** What it takes to enter a hex with a new marker (AD-4.2, AD-4.3, AD-4.5, AD-4.6). */
final class Entry {

    /** The hex is not revealed yet. */
    static final int UNKNOWN = -1;

    /** The hex carries an own marker. */
    static final int OWN = -2;

    /** The hex carries a route in whose wake the ship is not. */
    static final int FOREIGN = -3;

    private Entry() {}

    /**
     * Action points to enter a hex, or why it can't be entered.
     *
     * @param wake the seat in whose wake the ship is before, or {@link Grid#NONE}
     */
    static int price(Sea sea, int seat, @Nullable Skipper skipper, int hex, int wake) {
        if (!sea.known(hex)) {
            return UNKNOWN;
        }
        if (sea.bare(hex)) {
            return Ground.of(sea.letter(hex)).price(skipper);
        }
        if (sea.marker(seat, hex) != null) {
            return OWN;
        }
        if (!sea.routed(hex)) {
            return sea.ground(hex).price(skipper);
        }
        if (!inWake(sea, hex, wake)) {
            return FOREIGN;
        }
        return sea.blocked(wake, hex) ? Ground.ICEBERG.price(skipper) : Figure.WAKE_HEX.value();
    }

    /** True when a ship in a wake stays in it on a hex. */
    static boolean inWake(Sea sea, int hex, int wake) {
        return wake != Grid.NONE && sea.marker(wake, hex) != null;
    }

    /** The ground that a new marker crosses on a hex; null in a wake, where the way is open. */
    static @Nullable Ground crossed(Sea sea, int hex, int wake) {
        if (!inWake(sea, hex, wake)) {
            return sea.ground(hex);
        }
        return sea.blocked(wake, hex) ? Ground.ICEBERG : null;
    }
}
