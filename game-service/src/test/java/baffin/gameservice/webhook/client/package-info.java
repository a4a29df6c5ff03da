/** Tests of this package. */
@NullMarked
package baffin.gameservice.webhook.client;

import org.jspecify.annotations.NullMarked;
