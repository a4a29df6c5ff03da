package baffin.accounts.oauth;

import baffin.platform.identity.Scope;
import com.nimbusds.oauth2.sdk.id.State;
import java.net.URI;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a client asks for that somebody may let it do.
 *
 * @param challenge of the client (RFC 7636, S256)
 * @param state comes back with the answer; null for none
 * @param parameters the request again
 */
record CheckedRequest(
        OAuthClient client,
        URI redirectUri,
        Set<Scope> scopes,
        String challenge,
        @Nullable State state,
        Map<String, String> parameters) {}
