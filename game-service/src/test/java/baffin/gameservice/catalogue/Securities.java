package baffin.gameservice.catalogue;

import baffin.platform.identity.Scope;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Says of each operation which proof of identity it takes: none, any that it looks at, or one that it needs. */
final class Securities {

    private static final String BEARER = "bearer";
    private static final String COOKIE = "cookie";
    private static final String OAUTH = "oauth";

    private Securities() {}

    /** The ways to prove who one is. */
    static void schemes(ObjectNode components) {
        ObjectNode schemes = components.putObject("securitySchemes");
        schemes.putObject(BEARER)
                .put("type", "http")
                .put("scheme", "bearer")
                .put("bearerFormat", "JWT")
                .put("description", "A token of /auth/token or /oauth/token, or a personal access token");
        schemes.putObject(COOKIE)
                .put("type", "apiKey")
                .put("in", "cookie")
                .put("name", "__Host-baffin-access")
                .put("description", "The session of a browser, from POST /auth/session");
        ObjectNode flow = schemes.putObject(OAUTH)
                .put("type", "oauth2")
                .put("description", "What a person lets a client do: OAuth 2.1 with PKCE")
                .putObject("flows")
                .putObject("authorizationCode")
                .put("authorizationUrl", "/oauth/authorize")
                .put("tokenUrl", "/oauth/token")
                .put("refreshUrl", "/oauth/token");
        ObjectNode scopes = flow.putObject("scopes");
        scopes.put("read", "See what the account sees");
        scopes.put("play", "Open, join and play matches, seek, chat, enter competitions");
        scopes.put(
                "organise",
                "Found competitions, and do in competitions what the account's role there allows; organise:ID in one");
        scopes.put("webhooks", "Create, change and delete the webhooks of the account, and see them");
        for (Scope scope : Scope.ALL) {
            if (!scopes.has(scope.wire())) {
                throw new IllegalStateException(
                        "describe the scope " + scope.wire() + " here, and give it a column in AccessMatrix");
            }
        }
    }

    /** Says it of one operation. */
    static void describe(ObjectNode operation, AccessMatrix matrix) {
        String id = operation.path("operationId").asText();
        boolean declared = operation.has("security");
        ArrayNode security = operation.putArray("security");
        // a code or a password in the body may be refused with 401 too, where no token is looked at
        boolean needed = declared && matrix.needsToken(id);
        if (!needed && (matrix.needsToken(id) || !matrix.looksAtToken(id))) {
            return;
        }
        if (!needed) {
            security.addObject();
        }
        security.addObject().putArray(BEARER);
        security.addObject().putArray(COOKIE);
        List<String> scopes = matrix.scopes(id);
        scopes.forEach(scope -> security.addObject().putArray(OAUTH).add(scope));
    }

    /** True when the operation looks at who asks. */
    static boolean asksWho(ObjectNode operation) {
        return !operation.path("security").isEmpty();
    }
}
