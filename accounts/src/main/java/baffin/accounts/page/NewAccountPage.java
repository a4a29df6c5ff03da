package baffin.accounts.page;

import org.jspecify.annotations.Nullable;

/**
 * Where somebody chooses a handle who has come from a provider.
 *
 * @param provider title of the provider
 * @param handle what they have written so far; empty for nothing
 * @param error why there is no account yet; null at first
 * @param invitation true where one needs the code of an invitation
 * @param terms what one must accept, a text or the address of one; null for nothing
 * @param minimumAge years that one must be old; 0 for any age
 */
public record NewAccountPage(
        String provider,
        String handle,
        @Nullable String error,
        boolean invitation,
        @Nullable String terms,
        int minimumAge) {

    /** True when the terms stand at another address. */
    public boolean termsLinked() {
        return terms != null && terms.matches("https?://\\S+");
    }
}
