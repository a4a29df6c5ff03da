/** HTTP requests and name look-ups of deliveries. */
@NullMarked
package baffin.gameservice.webhook.client;

import org.jspecify.annotations.NullMarked;
