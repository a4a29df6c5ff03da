@NullMarked
package baffin.scoring.seat;

import org.jspecify.annotations.NullMarked;
