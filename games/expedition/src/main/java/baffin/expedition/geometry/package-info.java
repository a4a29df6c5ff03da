/** Places on the board: squares, corners, sides, quadrants and the distance between them. */
package baffin.expedition.geometry;
