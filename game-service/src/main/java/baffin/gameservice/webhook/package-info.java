/** Webhooks, and the events of matches and competitions that they are sent. */
@NullMarked
package baffin.gameservice.webhook;

import org.jspecify.annotations.NullMarked;
