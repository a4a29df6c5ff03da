/** Webhooks and their deliveries in the database. */
@NullMarked
package baffin.gameservice.webhook.store;

import org.jspecify.annotations.NullMarked;
