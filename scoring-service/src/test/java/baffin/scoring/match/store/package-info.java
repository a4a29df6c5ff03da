/** Tests of this package. */
@NullMarked
package baffin.scoring.match.store;

import org.jspecify.annotations.NullMarked;
