/** Tests of this package. */
@NullMarked
package baffin.gameservice.webhook.address;

import org.jspecify.annotations.NullMarked;
