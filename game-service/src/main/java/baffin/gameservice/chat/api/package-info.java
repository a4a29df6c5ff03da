/** The REST API of the chat. */
@NullMarked
package baffin.gameservice.chat.api;

import org.jspecify.annotations.NullMarked;
