/** Ratings: Weng-Lin Plackett-Luce over finished matches, as pure functions; knows neither database nor HTTP. */
@NullMarked
package baffin.scoring.rating;

import org.jspecify.annotations.NullMarked;
