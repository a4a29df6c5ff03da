/** Ratings: folded match by match, by each of several policies. Pure functions. */
@NullMarked
package baffin.scoring.rating;

import org.jspecify.annotations.NullMarked;
