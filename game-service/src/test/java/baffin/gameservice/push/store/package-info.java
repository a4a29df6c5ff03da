/** Tests of this package. */
@NullMarked
package baffin.gameservice.push.store;

import org.jspecify.annotations.NullMarked;
