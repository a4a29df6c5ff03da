/** Results by seat from the database. */
@NullMarked
package baffin.scoring.seat.store;

import org.jspecify.annotations.NullMarked;
