package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import baffin.accounts.token.Keys;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Grant;
import baffin.platform.identity.SigningKey;
import baffin.platform.identity.TokenSigner;
import baffin.testkit.Waits;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.smallrye.jwt.build.Jwt;
import io.smallrye.jwt.build.JwtClaimsBuilder;
import jakarta.inject.Inject;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.Test;

/** What every service refuses at its door. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class DoorTest {

    private static final String ME = "/api/v1/players/me";
    private static final Grant NOBODY =
            new Grant(new Caller("p-1", "Nobody", false), Set.of(), "017f22e2-79b0-7cc3-98c4-dc0c0c07398f");

    @Inject
    Keys keys;

    private static void refused(String token) {
        refused(token, "token-malformed");
    }

    private static void refused(String token, String why) {
        given().auth()
                .oauth2(token)
                .get(ME)
                .then()
                .statusCode(401)
                .contentType("application/problem+json")
                .header("WWW-Authenticate", containsString("Bearer"))
                .header("WWW-Authenticate", containsString("error=\"invalid_token\""))
                .body("type", equalTo("/problems/" + why));
    }

    @Test
    void without_a_token_nobody_is_signed_in() {
        given().get(ME).then().statusCode(401).body("type", equalTo("/problems/unauthorized"));
    }

    @Test
    void a_token_of_another_issuer_is_refused() {
        refused(TokenIssuer.shared().token("p-1", "Nobody"));
    }

    @Test
    void a_token_without_signature_is_refused() {
        refused(TokenIssuer.shared().forPlayer("p-1", "Nobody").unsigned());
    }

    @Test
    void a_token_that_is_none_is_refused() {
        refused("no.such.token");
        refused("nonsense");
    }

    @Test
    void a_token_with_a_changed_body_is_refused() {
        String[] mine = People.somebody("Rae").token().split("\\.");
        String[] other = People.somebody("Rink").token().split("\\.");

        refused(mine[0] + "." + other[1] + "." + mine[2]);
    }

    @Test
    void a_token_signed_by_a_key_of_the_same_name_is_refused() {
        String kid = given().get("/api/v1/auth/jwks.json").then().extract().path("keys[0].kid");
        SigningKey forged = SigningKey.generate(kid);

        refused(TokenSigner.sign(NOBODY, forged, Instant.now(), Duration.ofMinutes(5)));
    }

    @Test
    void an_expired_token_is_refused() {
        Instant before = Instant.now().minus(Duration.ofHours(2));

        refused(TokenSigner.sign(NOBODY, key(), before, Duration.ofMinutes(5)), "token-expired");
    }

    @Test
    void a_token_for_another_audience_or_of_another_issuer_is_refused() {
        refused(claims().audience("elsewhere")
                .issuer(TokenSigner.ISSUER)
                .jws()
                .keyId(key().kid())
                .sign(key().privateKey()));
        refused(claims().audience(TokenSigner.AUDIENCE)
                .issuer("elsewhere")
                .jws()
                .keyId(key().kid())
                .sign(key().privateKey()));
    }

    @Test
    void a_token_that_names_no_session_is_refused() {
        refused(claims().remove(TokenSigner.SESSION_CLAIM)
                .audience(TokenSigner.AUDIENCE)
                .issuer(TokenSigner.ISSUER)
                .jws()
                .keyId(key().kid())
                .sign(key().privateKey()));
    }

    private SigningKey key() {
        return keys.signing().await().atMost(Waits.MAX);
    }

    private static JwtClaimsBuilder claims() {
        return Jwt.subject("p-1")
                .claim(TokenSigner.HANDLE_CLAIM, "Nobody")
                .claim(TokenSigner.SESSION_CLAIM, NOBODY.session())
                .groups("PLAYER")
                .expiresIn(Duration.ofMinutes(5));
    }

    @Test
    void the_internal_door_is_closed_and_unseen() {
        given().get("/internal/anything").then().statusCode(404);
    }

    @Test
    void an_unknown_address_a_wrong_method_and_a_wrong_media_type_are_problems() {
        given().get("/api/v1/nowhere")
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/not-found"));
        given().delete("/api/v1/auth/token")
                .then()
                .statusCode(405)
                .body("type", equalTo("/problems/method-not-allowed"));
        given().contentType("text/plain")
                .body("hello")
                .post("/api/v1/auth/token")
                .then()
                .statusCode(415)
                .body("type", equalTo("/problems/unsupported-media-type"));
        given().accept("text/csv")
                .get("/api/v1/auth/jwks.json")
                .then()
                .statusCode(406)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/not-acceptable"))
                .body("allowed", equalTo(List.of("application/json")));
    }

    @Test
    void a_body_that_is_too_large_is_refused_when_announced() {
        given().contentType(ContentType.JSON)
                .body(Map.of("handle", "x".repeat(20_000), "password", People.PASSWORD))
                .post("/api/v1/players")
                .then()
                .statusCode(413)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/too-large"));
    }

    @Test
    void a_body_that_is_too_large_is_refused_when_it_comes_in_pieces() throws Exception {
        int port = ConfigProvider.getConfig().getValue("quarkus.http.test-port", Integer.class);
        URI address = URI.create("http://localhost:" + port + "/api/v1/players");
        HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
        connection.setRequestMethod("POST");
        connection.setRequestProperty("Content-Type", "application/json");
        connection.setDoOutput(true);
        connection.setChunkedStreamingMode(1024);
        try (OutputStream body = connection.getOutputStream()) {
            body.write(
                    ("{\"handle\":\"" + "x".repeat(40_000) + "\"}").getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }

        assertThat(connection.getResponseCode()).isEqualTo(413);
    }

    @Test
    void a_policy_may_be_larger_than_other_bodies() {
        People.Person olga = People.somebody("Olga");
        String large = "{\"reason\":\"" + "x".repeat(17 * 1024) + "\"}";
        olga.commands()
                .body(large)
                .post(Cups.CUPS + "/01890000-0000-7000-8000-000000000000/cancel")
                .then()
                .statusCode(413);
        olga.commands().body(large).post(Cups.CUPS).then().statusCode(400);
        olga.commands()
                .body("{\"name\":\"" + "x".repeat(70 * 1024) + "\"}")
                .post(Cups.CUPS)
                .then()
                .statusCode(413);
    }

    @Test
    void deep_nesting_is_refused() {
        given().contentType(ContentType.JSON)
                .body("{\"handle\":" + "[".repeat(200) + "]".repeat(200) + ",\"password\":\"" + People.PASSWORD + "\"}")
                .post("/api/v1/players")
                .then()
                .statusCode(400);
    }

    @Test
    void a_field_that_stands_twice_is_refused() {
        given().contentType(ContentType.JSON)
                .body("{\"handle\":\"Ross\",\"handle\":\"Rae\",\"password\":\"" + People.PASSWORD + "\"}")
                .post("/api/v1/players")
                .then()
                .statusCode(400)
                .contentType("application/problem+json");
    }

    @Test
    void every_answer_carries_its_trace_and_the_headers_that_keep_browsers_safe() {
        String trace = "4bf92f3577b34da6a3ce929d0e0e4736";

        given().header("traceparent", "00-" + trace + "-00f067aa0ba902b7-01")
                .get(ME)
                .then()
                .header("Trace-Id", equalTo(trace))
                .header("X-Content-Type-Options", equalTo("nosniff"))
                .header("Content-Security-Policy", notNullValue())
                .body("traceId", equalTo(trace));
    }
}
