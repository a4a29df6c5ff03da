package baffin.accounts.provider;

import java.util.List;
import java.util.Optional;

/**
 * An OpenID Connect provider that the host has named.
 *
 * @param name short name in addresses and settings: small letters, digits and hyphens
 * @param title as people read it
 * @param issuer its issuer identifier, below which its metadata are found (OpenID Connect Discovery 1.0)
 * @param clientId what the provider calls this platform
 * @param clientSecret empty for a public client
 * @param scopes what is asked for, {@code openid} among it
 */
public record Provider(
        String name, String title, String issuer, String clientId, Optional<String> clientSecret, List<String> scopes) {

    public Provider {
        scopes = List.copyOf(scopes);
    }

    @Override
    public String toString() {
        return "Provider[" + name + ", " + issuer + "]";
    }
}
