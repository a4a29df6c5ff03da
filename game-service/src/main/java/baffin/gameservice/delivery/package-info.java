/** Deliveries of webhooks and web push: the queue, its attempts, and the HTTP requests. */
@NullMarked
package baffin.gameservice.delivery;

import org.jspecify.annotations.NullMarked;
