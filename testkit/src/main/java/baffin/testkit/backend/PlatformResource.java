package baffin.testkit.backend;

import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.restassured.RestAssured;
import io.restassured.config.LogConfig;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Gives a Quarkus test the shared broker, the shared database and a token issuer:
 * {@code @QuarkusTestResource(PlatformResource.class)}. Sets BAFFIN_KAFKA, BAFFIN_DB_*, BAFFIN_JWKS_URL and
 * BAFFIN_INTERNAL_TOKEN.
 */
public final class PlatformResource implements QuarkusTestResourceLifecycleManager {

    /** The value of BAFFIN_INTERNAL_TOKEN in tests. */
    public static final String INTERNAL_TOKEN = "internal-token-of-tests";

    @Override
    public Map<String, String> start() {
        // as Quarkus would do it, but without formatting every answer for the case that an assertion fails
        RestAssured.config = RestAssured.config()
                .logConfig(LogConfig.logConfig()
                        .enablePrettyPrinting(false)
                        .enableLoggingOfRequestAndResponseIfValidationFails());
        Map<String, String> config = new LinkedHashMap<>(Infrastructure.shared().toConfig());
        config.put("BAFFIN_JWKS_URL", TokenIssuer.shared().jwksUrl());
        config.put("BAFFIN_INTERNAL_TOKEN", INTERNAL_TOKEN);
        config.put("quarkus.test.rest-assured.enable-logging-on-failure", "false");
        return config;
    }

    // the infrastructure outlives the application: other tests of this JVM use it too
    @Override
    public void stop() {}
}
