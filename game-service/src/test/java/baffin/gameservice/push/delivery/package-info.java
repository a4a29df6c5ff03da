/** Tests of this package. */
@NullMarked
package baffin.gameservice.push.delivery;

import org.jspecify.annotations.NullMarked;
