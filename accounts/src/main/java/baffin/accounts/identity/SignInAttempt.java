package baffin.accounts.identity;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What a browser keeps, sealed, while its user is at a provider.
 *
 * @param provider name of the provider
 * @param state comes back with the answer: whoever makes a browser bring an answer does not know it (RFC 6749, 10.12)
 * @param nonce stands in the ID token, which so is for this attempt alone
 * @param verifier proves that who has begun redeems the code (RFC 7636)
 * @param linking account and session of somebody who wants to link the provider; null for a sign-in
 * @param returnTo path of this platform to which the browser goes at the end
 * @param until when it ends (UTC)
 */
public record SignInAttempt(
        String provider,
        String state,
        String nonce,
        String verifier,
        @Nullable Linking linking,
        String returnTo,
        Instant until) {

    /**
     * Who wants to link a provider.
     *
     * @param account id of the account
     * @param session id of the session that asks
     * @param epoch of the account when it asked
     */
    public record Linking(String account, String session, long epoch) {}

    @Override
    public String toString() {
        return "Attempt[" + provider + "]";
    }
}
