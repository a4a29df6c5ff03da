/** Matches and their steps in the database. */
@NullMarked
package baffin.gameservice.match.store;

import org.jspecify.annotations.NullMarked;
