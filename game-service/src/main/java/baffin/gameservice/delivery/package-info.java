/** Deliveries of webhooks and web push: the queue, its attempts, and the HTTP requests. */
package baffin.gameservice.delivery;
