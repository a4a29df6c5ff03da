/** Tests of this package. */
@NullMarked
package baffin.scoring.rating;

import org.jspecify.annotations.NullMarked;
