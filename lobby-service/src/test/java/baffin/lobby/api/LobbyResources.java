package baffin.lobby.api;

import baffin.standalone.process.Ports;
import baffin.testkit.backend.Infrastructure;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.LinkedHashMap;
import java.util.Map;

/** The shared broker and database, and a lobby that verifies tokens with the keys that it serves itself. */
public final class LobbyResources implements QuarkusTestResourceLifecycleManager {

    private static final String SCORING = FakeScoring.start();

    private static final String CLUB = FakeProvider.start();

    static final String INTERNAL_TOKEN = "internal-token-of-tests";

    @Override
    public Map<String, String> start() {
        Map<String, String> config = new LinkedHashMap<>(Infrastructure.shared().toConfig());
        int port = Ports.free(1).getFirst();
        config.put("quarkus.http.test-port", Integer.toString(port));
        config.put("BAFFIN_JWKS_URL", "http://localhost:" + port + "/api/v1/auth/jwks.json");
        config.put("BAFFIN_INTERNAL_TOKEN", INTERNAL_TOKEN);
        config.put("BAFFIN_SCORING_URL", SCORING);
        config.put("BAFFIN_CORS_ORIGINS", "*," + CorsTest.NAMED);
        config.put("BAFFIN_OIDC_PROVIDERS", "club,museum");
        config.put("baffin.oidc.club.title", "Polar Club");
        config.put("baffin.oidc.club.issuer", CLUB);
        config.put("baffin.oidc.club.client-id", FakeProvider.CLIENT);
        config.put("baffin.oidc.club.client-secret", FakeProvider.SECRET);
        config.put(
                "baffin.oidc.museum.issuer", "http://localhost:" + Ports.free(1).getFirst());
        config.put("baffin.oidc.museum.client-id", FakeProvider.CLIENT);
        return config;
    }

    @Override
    public void stop() {}
}
