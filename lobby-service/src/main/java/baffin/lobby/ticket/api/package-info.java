/** Tickets for streams over HTTP. */
@NullMarked
package baffin.lobby.ticket.api;

import org.jspecify.annotations.NullMarked;
