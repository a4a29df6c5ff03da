/** Tiles: their shapes, and how they lie on the board. */
@NullMarked
package baffin.expedition.tile;

import org.jspecify.annotations.NullMarked;
