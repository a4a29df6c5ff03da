/** What a player keeps across the chats of all matches: whom they mute, and their own lines. */
@NullMarked
package baffin.gameservice.chat.api.person;

import org.jspecify.annotations.NullMarked;
