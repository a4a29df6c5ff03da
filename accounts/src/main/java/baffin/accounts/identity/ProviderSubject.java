package baffin.accounts.identity;

/**
 * Who somebody is at a provider.
 *
 * @param issuer identifier of the provider
 * @param id what the provider calls them, at most 255 characters; means nothing elsewhere
 */
public record ProviderSubject(String issuer, String id) {}
