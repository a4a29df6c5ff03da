/** Tests of this package. */
@NullMarked
package baffin.gameservice.match;

import org.jspecify.annotations.NullMarked;
