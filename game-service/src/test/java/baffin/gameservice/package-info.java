/** The game service: matches as everybody may see them, notifications, webhooks, chat and sandboxes. */
package baffin.gameservice;
