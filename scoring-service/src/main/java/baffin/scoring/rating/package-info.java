/** Ratings: folded match by match, by each of several policies. Pure functions. */
package baffin.scoring.rating;
