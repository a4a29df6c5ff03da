/** Tickets with which pages open streams: {@code EventSource} sends no token. */
@NullMarked
package baffin.lobby.ticket.domain;

import org.jspecify.annotations.NullMarked;
