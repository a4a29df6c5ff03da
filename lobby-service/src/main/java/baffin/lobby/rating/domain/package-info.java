/** Ratings of players, as the scoring service tells them. */
@NullMarked
package baffin.lobby.rating.domain;

import org.jspecify.annotations.NullMarked;
