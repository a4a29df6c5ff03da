/** Tickets for streams in the database. */
@NullMarked
package baffin.lobby.ticket.store;

import org.jspecify.annotations.NullMarked;
