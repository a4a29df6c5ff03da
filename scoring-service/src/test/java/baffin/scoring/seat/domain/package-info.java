/** Tests of this package. */
@NullMarked
package baffin.scoring.seat.domain;

import org.jspecify.annotations.NullMarked;
