/** What operators read of chats and do to them. */
@NullMarked
package baffin.gameservice.chat.api.moderation;

import org.jspecify.annotations.NullMarked;
