package baffin.accounts.oauth;

import java.net.URI;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A program that people may let act for them: a public client (RFC 6749, 2.1), which keeps no secret.
 *
 * @param id its {@code client_id}
 * @param owner id of the account that has registered it; null for the host
 * @param name what people read, 1 to 60 characters
 * @param website where they read more; null for none
 * @param redirectUris where browsers may be sent back, 1 to 10
 * @param createdAt when it was registered (UTC, ms)
 */
public record OAuthClient(
        String id,
        @Nullable String owner,
        String name,
        @Nullable URI website,
        List<URI> redirectUris,
        Instant createdAt) {

    public OAuthClient {
        redirectUris = List.copyOf(redirectUris);
    }

    /**
     * True when a browser may be sent to an address: it is one of those that are registered, to the letter. The port of
     * an address on the machine itself is free, since programs take the one they get (RFC 8252, 7.3).
     */
    public boolean redirectsTo(URI address) {
        return redirectUris.stream().anyMatch(known -> RedirectUri.matches(known, address));
    }
}
