/** Tickets with which pages open streams: {@code EventSource} sends no token. */
@NullMarked
package baffin.accounts.ticket;

import org.jspecify.annotations.NullMarked;
