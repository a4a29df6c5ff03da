/** Tests of this package. */
@NullMarked
package baffin.gameservice.webhook;

import org.jspecify.annotations.NullMarked;
