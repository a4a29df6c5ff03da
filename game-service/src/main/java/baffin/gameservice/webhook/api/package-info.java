/** The REST API of webhooks. */
@NullMarked
package baffin.gameservice.webhook.api;

import org.jspecify.annotations.NullMarked;
