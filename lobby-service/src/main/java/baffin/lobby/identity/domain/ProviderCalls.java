package baffin.lobby.identity.domain;

import baffin.lobby.provider.domain.Provider;
import io.smallrye.mutiny.Uni;
import java.net.URI;
import java.util.List;
import java.util.Map;

/** What is asked of providers. */
public interface ProviderCalls {

    /**
     * Where a browser is sent to sign in there.
     *
     * @param callback where the provider sends it back
     * @return fails with 503 when the provider does not answer
     */
    Uni<URI> authorization(Provider provider, Attempt attempt, URI callback);

    /**
     * Who has come back.
     *
     * @param parameters of the request with which the browser came back
     * @return fails with 403 when the provider or its user has refused, with 401 when what came proves nothing, with
     *     503 when the provider does not answer
     */
    Uni<Subject> subject(Provider provider, Attempt attempt, URI callback, Map<String, List<String>> parameters);
}
