/** What a seat is worth in a game, estimated from results. Pure functions. */
@NullMarked
package baffin.scoring.seat.domain;

import org.jspecify.annotations.NullMarked;
