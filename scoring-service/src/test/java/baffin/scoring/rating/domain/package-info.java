/** Tests of this package. */
@NullMarked
package baffin.scoring.rating.domain;

import org.jspecify.annotations.NullMarked;
