/** Tickets with which pages open streams: {@code EventSource} sends no token. */
package baffin.accounts.ticket;
