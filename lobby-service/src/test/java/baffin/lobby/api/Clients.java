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
        CodeVerifier verifier = new CodeVerifier();
        String client = client();
        String refresh =
                redeemed(client, code(person, client, verifier), verifier).path("refresh_token");
        return () ->
                form().formParams(Map.of("grant_type", "refresh_token", "client_id", client, "refresh_token", refresh))
                                .post("/oauth/token")
                                .statusCode()
                        == 200;
    }

    /** A code that somebody lets a client have; what comes back redeems it and says whether it was good. */
    static BooleanSupplier code(Person person) {
        CodeVerifier verifier = new CodeVerifier();
        String client = client();
        String code = code(person, client, verifier);
        return () -> redeemed(client, code, verifier).statusCode() == 200;
    }

    private static String client() {
        if (client == null) {
            client = OAuthTest.register(People.somebody("Maker"), REDIRECT);
        }
        return client;
    }

    private static String code(Person person, String client, CodeVerifier verifier) {
        String location = form().redirects()
                .follow(false)
                .cookies(OAuthTest.cookies(person))
                .header("Sec-Fetch-Site", "same-origin")
                .formParams(Map.of(
                        "response_type", "code",
                        "client_id", client,
                        "redirect_uri", REDIRECT,
                        "scope", "read",
                        "code_challenge",
                                CodeChallenge.compute(CodeChallengeMethod.S256, verifier)
                                        .getValue(),
                        "code_challenge_method", "S256",
                        "decision", "allow"))
                .post("/oauth/authorize")
                .then()
                .statusCode(303)
                .extract()
                .header("Location");
        return URLUtils.parseParameters(URI.create(location).getRawQuery())
                .get("code")
                .getFirst();
    }

    private static Response redeemed(String client, String code, CodeVerifier verifier) {
        return form().formParams(Map.of(
                        "grant_type",
                        "authorization_code",
                        "client_id",
                        client,
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
