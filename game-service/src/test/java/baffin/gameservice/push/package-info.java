/** Tests of this package. */
@NullMarked
package baffin.gameservice.push;

import org.jspecify.annotations.NullMarked;
