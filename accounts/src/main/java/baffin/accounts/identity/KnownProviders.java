package baffin.accounts.identity;

import baffin.accounts.provider.Provider;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What providers say of themselves (OpenID Connect Discovery 1.0), asked when first needed and again every hour. */
final class KnownProviders {

    private static final Duration ASKED_AGAIN_AFTER = Duration.ofHours(1);
    private static final int PATIENCE_MS = 5_000;

    private record Known(ProviderEndpoints endpoints, Instant until) {}

    private final Map<String, Known> known = new ConcurrentHashMap<>();

    /** Its endpoints; blocks while they are asked for. */
    ProviderEndpoints of(Provider provider) throws GeneralException, IOException {
        Known last = known.get(provider.name());
        if (last != null && Instant.now().isBefore(last.until())) {
            return last.endpoints();
        }
        OIDCProviderMetadata metadata =
                OIDCProviderMetadata.resolve(new Issuer(provider.issuer()), PATIENCE_MS, PATIENCE_MS);
        ProviderEndpoints endpoints = new ProviderEndpoints(provider, metadata);
        known.put(provider.name(), new Known(endpoints, Instant.now().plus(ASKED_AGAIN_AFTER)));
        return endpoints;
    }
}
