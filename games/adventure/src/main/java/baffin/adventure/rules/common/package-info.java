/** What several chapters of the rules share: payment, positions, drawing treasure, new rows of the map. */
@NullMarked
package baffin.adventure.rules.common;

import org.jspecify.annotations.NullMarked;
