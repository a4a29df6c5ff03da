/** Tests of this package. */
@NullMarked
package baffin.scoring.projection;

import org.jspecify.annotations.NullMarked;
