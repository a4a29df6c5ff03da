/** Places on the board: squares, corners, sides, quadrants and the distance between them. */
@NullMarked
package baffin.expedition.geometry;

import org.jspecify.annotations.NullMarked;
