package baffin.testkit.http;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jose4j.jwk.EcJwkGenerator;
import org.jose4j.jwk.EllipticCurveJsonWebKey;
import org.jose4j.jwk.JsonWebKey.OutputControlLevel;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.jwk.PublicJsonWebKey;
import org.jose4j.keys.EllipticCurves;
import org.jose4j.lang.JoseException;
import org.jspecify.annotations.Nullable;

/** Stands in for the lobby where a test needs tokens only: signs them with ES256 and serves the key as JWKS. */
public final class TokenIssuer {

    private static final String KEY = "baffin.testkit.issuer.key";
    private static final String URL = "baffin.testkit.issuer.url";
    private static final String PATH = "/api/v1/auth/jwks.json";

    private static @Nullable TokenIssuer shared;

    private final Map<String, String> tokens = new ConcurrentHashMap<>();
    private final PublicJsonWebKey key;
    private final String jwksUrl;

    private TokenIssuer(PublicJsonWebKey key, String jwksUrl) {
        this.key = key;
        this.jwksUrl = jwksUrl;
    }

    /** The issuer that all tests of this JVM share. */
    public static TokenIssuer shared() {
        // key and address live in system properties, which all class loaders of a test JVM share
        synchronized (Runtime.getRuntime()) {
            if (shared != null) {
                return shared;
            }
            String key = System.getProperty(KEY);
            String url = System.getProperty(URL);
            try {
                shared = key == null || url == null
                        ? start()
                        : new TokenIssuer(PublicJsonWebKey.Factory.newPublicJwk(key), url);
                return shared;
            } catch (JoseException e) {
                throw new IllegalStateException("token issuer", e);
            } catch (IOException e) {
                throw new UncheckedIOException("token issuer", e);
            }
        }
    }

    /** Where the public key is served. */
    public String jwksUrl() {
        return jwksUrl;
    }

    /** A valid token of a player, in the group PLAYER; the same for the same player. */
    public String token(String playerId, String handle) {
        return tokens.computeIfAbsent(
                playerId + " " + handle, player -> forPlayer(playerId, handle).sign());
    }

    /** A token to be bent before it is signed. */
    public TestToken forPlayer(String playerId, String handle) {
        return TestToken.valid(key, playerId, handle);
    }

    private static TokenIssuer start() throws JoseException, IOException {
        EllipticCurveJsonWebKey key = EcJwkGenerator.generateJwk(EllipticCurves.P256);
        key.setKeyId("test");
        key.setAlgorithm("ES256");
        key.setUse("sig");
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        byte[] body =
                new JsonWebKeySet(key).toJson(OutputControlLevel.PUBLIC_ONLY).getBytes(StandardCharsets.UTF_8);
        server.createContext(PATH, exchange -> {
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
        String url = "http://127.0.0.1:" + server.getAddress().getPort() + PATH;
        System.setProperty(KEY, key.toJson(OutputControlLevel.INCLUDE_PRIVATE));
        System.setProperty(URL, url);
        return new TokenIssuer(key, url);
    }
}
