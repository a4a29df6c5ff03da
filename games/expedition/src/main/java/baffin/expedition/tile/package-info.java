/** Tiles: their shapes, and how they lie on the board. */
package baffin.expedition.tile;
