/** Tests of this package. */
@NullMarked
package baffin.gameservice.push.domain;

import org.jspecify.annotations.NullMarked;
