/** Tests of this package. */
@NullMarked
package baffin.gameservice.webhook.store;

import org.jspecify.annotations.NullMarked;
