/** Tests of this package. */
@NullMarked
package baffin.gameservice.webhook.delivery;

import org.jspecify.annotations.NullMarked;
