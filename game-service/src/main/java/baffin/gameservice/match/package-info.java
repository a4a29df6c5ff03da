/** Matches at any version, folded from their steps: in memory, and as the database has them. */
@NullMarked
package baffin.gameservice.match;

import org.jspecify.annotations.NullMarked;
