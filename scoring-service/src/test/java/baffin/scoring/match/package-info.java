/** Tests of this package. */
@NullMarked
package baffin.scoring.match;

import org.jspecify.annotations.NullMarked;
