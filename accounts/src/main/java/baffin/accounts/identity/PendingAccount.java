package baffin.accounts.identity;

import java.time.Instant;

/**
 * What a browser keeps, sealed, while somebody chooses a handle who has come from a provider and has no account.
 *
 * @param subject who they are at the provider
 * @param returnTo path of this platform to which the browser goes at the end
 * @param until when it ends (UTC)
 */
public record PendingAccount(ProviderSubject subject, String returnTo, Instant until) {}
