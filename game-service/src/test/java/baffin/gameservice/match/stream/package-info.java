/** Tests of this package. */
@NullMarked
package baffin.gameservice.match.stream;

import org.jspecify.annotations.NullMarked;
