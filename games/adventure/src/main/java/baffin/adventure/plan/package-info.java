/** Finds where a ship can end its turn, and by which steps. */
@NullMarked
package baffin.adventure.plan;

import org.jspecify.annotations.NullMarked;
