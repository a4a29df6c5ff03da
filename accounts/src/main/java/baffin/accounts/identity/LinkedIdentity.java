package baffin.accounts.identity;

import java.time.Instant;

/**
 * A way to sign in to an account.
 *
 * @param id its id (UUIDv7)
 * @param account id of the account
 * @param subject who its owner is at a provider
 * @param linkedAt when it was linked (UTC, ms)
 */
public record LinkedIdentity(String id, String account, ProviderSubject subject, Instant linkedAt) {}
