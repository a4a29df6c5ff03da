/** Tests of this package. */
@NullMarked
package baffin.gameservice.delivery.address;

import org.jspecify.annotations.NullMarked;
