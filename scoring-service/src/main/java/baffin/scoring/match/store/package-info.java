/** Scores and results in the database. */
@NullMarked
package baffin.scoring.match.store;

import org.jspecify.annotations.NullMarked;
