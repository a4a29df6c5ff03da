/** Ratings in the database. */
@NullMarked
package baffin.scoring.rating.store;

import org.jspecify.annotations.NullMarked;
