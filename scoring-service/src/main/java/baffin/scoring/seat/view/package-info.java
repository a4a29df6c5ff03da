/** Effects of seats as they are answered, and the port by which they are read. */
@NullMarked
package baffin.scoring.seat.view;

import org.jspecify.annotations.NullMarked;
