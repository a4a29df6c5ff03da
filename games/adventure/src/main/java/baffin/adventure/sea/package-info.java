/** The map: hexes in rows, scenery strips, and what has been laid on them. */
package baffin.adventure.sea;
