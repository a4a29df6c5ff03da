package baffin.lobby.api;

import baffin.lobby.api.People.Person;
import com.nimbusds.oauth2.sdk.pkce.CodeChallenge;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.oauth2.sdk.util.URLUtils;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.net.URI;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** Clients that people let act for them, and what these hold. */
final class Clients {

    private static final String REDIRECT = "https://sledge.example/signed-in";
    private static String client;

    private Clients() {}

    /** A session that somebody lets a client have; what comes back renews it and says whether it was good. */
    static BooleanSupplier session(Person person) {
        String refresh = refreshToken(person);
        return () -> !renewed(refresh).isEmpty();
    }

    /** The first refresh token of such a session. */
    static String refreshToken(Person person) {
        CodeVerifier verifier = new CodeVerifier();
        return redeemed(code(person, verifier), verifier).path("refresh_token");
    }

    /** The next refresh token; "" when the one so far is refused. */
    static String renewed(String refreshToken) {
        Response answer = form().formParams(
                        Map.of("grant_type", "refresh_token", "client_id", client(), "refresh_token", refreshToken))
                .post("/oauth/token");
        return answer.statusCode() == 200 ? answer.path("refresh_token") : "";
    }

    /** What a client asks for that may read. */
    static Map<String, String> request(String challenge) {
        return Map.of(
                "response_type",
                "code",
                "client_id",
                client(),
                "redirect_uri",
                REDIRECT,
                "scope",
                "read",
                "code_challenge",
                challenge,
                "code_challenge_method",
                "S256");
    }

    /** A code that somebody lets a client have; what comes back redeems it and says whether it was good. */
    static BooleanSupplier code(Person person) {
        CodeVerifier verifier = new CodeVerifier();
        String code = code(person, verifier);
        return () -> redeemed(code, verifier).statusCode() == 200;
    }

    private static String client() {
        if (client == null) {
            client = OAuthTest.register(People.somebody("Maker"), REDIRECT);
        }
        return client;
    }

    private static String code(Person person, CodeVerifier verifier) {
        String location = form().redirects()
                .follow(false)
                .cookies(OAuthTest.cookies(person))
                .header("Sec-Fetch-Site", "same-origin")
                .formParams(request(CodeChallenge.compute(CodeChallengeMethod.S256, verifier)
                        .getValue()))
                .formParam("decision", "allow")
                .post("/oauth/authorize")
                .then()
                .statusCode(303)
                .extract()
                .header("Location");
        return URLUtils.parseParameters(URI.create(location).getRawQuery())
                .get("code")
                .getFirst();
    }

    private static Response redeemed(String code, CodeVerifier verifier) {
        return form().formParams(Map.of(
                        "grant_type",
                        "authorization_code",
                        "client_id",
                        client(),
                        "code",
                        code,
                        "code_verifier",
                        verifier.getValue()))
                .post("/oauth/token");
    }

    private static RequestSpecification form() {
        return CredentialsTest.elsewhere().contentType(ContentType.URLENC);
    }
}
