/** Tests of this package. */
@NullMarked
package baffin.gameservice.match.store;

import org.jspecify.annotations.NullMarked;
