package baffin.accounts.ticket;

import java.time.Instant;

/**
 * What a ticket stands for.
 *
 * @param account id of the account that reads
 * @param session id of the session that asked for it, or of what a program has proved itself with
 * @param expiresAt until when it opens a stream (UTC, ms)
 * @param endsAt when the stream ends (UTC, ms): with the token that asked for it
 */
public record StreamTicket(String account, String session, Instant expiresAt, Instant endsAt) {}
