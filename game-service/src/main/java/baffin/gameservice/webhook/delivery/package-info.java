/** Deliveries to webhooks: signed, tried again after a failure, and given up in the end. */
@NullMarked
package baffin.gameservice.webhook.delivery;

import org.jspecify.annotations.NullMarked;
