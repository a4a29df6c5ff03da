package baffin.lobby.api;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.nimbusds.oauth2.sdk.pkce.CodeChallenge;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.oauth2.sdk.util.URLUtils;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.Map;

/**
 * An OpenID Connect provider that says whatever a test wants. It remembers nothing: a code holds what its ID token is
 * to say.
 */
final class FakeProvider {

    static final String CLIENT = "baffin-lobby";
    static final String SECRET = "a secret between two platforms";

    private static final int OK = 200;
    private static final int REFUSED = 400;

    private final String issuer;
    private final RSAKey key;
    private final RSAKey stranger;

    private FakeProvider(String issuer) throws JOSEException {
        this.issuer = issuer;
        this.key = new RSAKeyGenerator(2048).keyID("known").generate();
        this.stranger = new RSAKeyGenerator(2048).keyID("known").generate();
    }

    /**
     * What an ID token says.
     *
     * @param challenge of the one who may redeem the code
     * @param issuer empty for the right one
     * @param stranger true when the key of somebody else signs
     */
    record Said(
            String subject,
            String nonce,
            String challenge,
            String issuer,
            String audience,
            Instant expiresAt,
            boolean stranger) {

        static Said of(String subject, String nonce, String challenge) {
            return new Said(subject, nonce, challenge, "", CLIENT, Instant.now().plusSeconds(300), false);
        }

        Said from(String otherIssuer, String otherAudience) {
            return new Said(subject, nonce, challenge, otherIssuer, otherAudience, expiresAt, stranger);
        }

        Said about(String otherNonce, String otherChallenge) {
            return new Said(subject, otherNonce, otherChallenge, issuer, audience, expiresAt, stranger);
        }

        Said until(Instant end) {
            return new Said(subject, nonce, challenge, issuer, audience, end, stranger);
        }

        Said byStranger() {
            return new Said(subject, nonce, challenge, issuer, audience, expiresAt, true);
        }

        String code() {
            String text = String.join(
                    "\n",
                    subject,
                    nonce,
                    challenge,
                    issuer,
                    audience,
                    expiresAt.toString(),
                    Boolean.toString(stranger));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
        }

        static Said read(String code) {
            String[] parts = new String(Base64.getUrlDecoder().decode(code), StandardCharsets.UTF_8).split("\n", -1);
            return new Said(
                    parts[0],
                    parts[1],
                    parts[2],
                    parts[3],
                    parts[4],
                    Instant.parse(parts[5]),
                    Boolean.parseBoolean(parts[6]));
        }
    }

    /** Starts it; gives its issuer. */
    static String start() {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            String issuer = "http://localhost:" + server.getAddress().getPort() + "/club";
            FakeProvider provider = new FakeProvider(issuer);
            server.createContext(
                    "/club/.well-known/openid-configuration", exchange -> send(exchange, OK, provider.metadata()));
            server.createContext(
                    "/club/keys", exchange -> send(exchange, OK, new JWKSet(provider.key.toPublicJWK()).toString()));
            server.createContext("/club/token", provider::token);
            server.start();
            return issuer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private String metadata() {
        return """
                {"issuer":"%1$s","authorization_endpoint":"%1$s/authorize","token_endpoint":"%1$s/token",
                 "jwks_uri":"%1$s/keys","response_types_supported":["code"],"subject_types_supported":["pairwise"],
                 "id_token_signing_alg_values_supported":["RS256","HS256"]}""".formatted(issuer);
    }

    private void token(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        Map<String, List<String>> form = URLUtils.parseParameters(body);
        Said said = Said.read(form.get("code").getFirst());
        CodeVerifier verifier = new CodeVerifier(form.get("code_verifier").getFirst());
        boolean proved = CodeChallenge.compute(CodeChallengeMethod.S256, verifier)
                        .getValue()
                        .equals(said.challenge())
                && exchange.getRequestHeaders().getFirst("Authorization").startsWith("Basic ");
        send(exchange, proved ? OK : REFUSED, proved ? """
                        {"access_token":"unused","token_type":"Bearer","id_token":"%s"}""".formatted(idToken(said)) : "{\"error\":\"invalid_grant\"}");
    }

    private String idToken(Said said) {
        try {
            SignedJWT token = new SignedJWT(
                    new JWSHeader.Builder(JWSAlgorithm.RS256).keyID("known").build(),
                    new JWTClaimsSet.Builder()
                            .issuer(said.issuer().isEmpty() ? issuer : said.issuer())
                            .subject(said.subject())
                            .audience(said.audience())
                            .issueTime(Date.from(said.expiresAt().minusSeconds(300)))
                            .expirationTime(Date.from(said.expiresAt()))
                            .claim("nonce", said.nonce())
                            .build());
            token.sign(new RSASSASigner(said.stranger() ? stranger : key));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void send(HttpExchange exchange, int status, String json) throws IOException {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
