package baffin.accounts.oauth;

import baffin.platform.identity.Scope;
import com.nimbusds.oauth2.sdk.id.State;
import java.net.URI;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What an authorisation request comes to. */
sealed interface CheckedRequest {

    /**
     * A client asks for something that somebody may let it do.
     *
     * @param challenge of the client (RFC 7636, S256)
     * @param state comes back with the answer; null for none
     * @param parameters the request again
     */
    record Good(
            OAuthClient client,
            URI redirectUri,
            Set<Scope> scopes,
            String challenge,
            @Nullable State state,
            Map<String, String> parameters)
            implements CheckedRequest {}

    /**
     * The client has made a mistake, and is told.
     *
     * @param address to which the browser goes with the error
     */
    record Wrong(URI address) implements CheckedRequest {}

    /**
     * Nobody knows where the browser may go.
     *
     * @param why in a sentence
     */
    record Unknown(String why) implements CheckedRequest {}
}
