/** The REST API of effects of seats. */
@NullMarked
package baffin.scoring.seat.api;

import org.jspecify.annotations.NullMarked;
