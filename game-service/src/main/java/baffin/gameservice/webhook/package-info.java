/** Webhooks, and the events of matches and competitions that they are sent. */
package baffin.gameservice.webhook;
