/** Ratings of players, as the scoring service tells them. */
@NullMarked
package baffin.lobby.rating;

import org.jspecify.annotations.NullMarked;
