/** Lines, reports and mutes of the chat in the database, folded from their topic. */
@NullMarked
package baffin.gameservice.chat.store;

import org.jspecify.annotations.NullMarked;
