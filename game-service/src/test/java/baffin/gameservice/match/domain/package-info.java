/** Tests of this package. */
@NullMarked
package baffin.gameservice.match.domain;

import org.jspecify.annotations.NullMarked;
