package baffin.accounts.registration;

import java.time.Instant;

/**
 * An invitation to make accounts, without its code.
 *
 * @param id its id (UUIDv7)
 * @param uses how many accounts may be made with it, 1 or above
 * @param used how many were made
 * @param createdAt when it was made (UTC, ms)
 * @param expiresAt when it ends (UTC, ms)
 */
public record AccountInvitation(String id, int uses, int used, Instant createdAt, Instant expiresAt) {}
