/** Tests of this package. */
@NullMarked
package baffin.gameservice.delivery;

import org.jspecify.annotations.NullMarked;
