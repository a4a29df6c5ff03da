/** Tests of this package. */
@NullMarked
package baffin.gameservice.stream;

import org.jspecify.annotations.NullMarked;
