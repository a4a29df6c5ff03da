/** The game service: matches as everybody may see them, notifications, webhooks, chat and sandboxes. */
@NullMarked
package baffin.gameservice;

import org.jspecify.annotations.NullMarked;
