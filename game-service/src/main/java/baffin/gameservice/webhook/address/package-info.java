/** Addresses to which a webhook may be sent. */
@NullMarked
package baffin.gameservice.webhook.address;

import org.jspecify.annotations.NullMarked;
