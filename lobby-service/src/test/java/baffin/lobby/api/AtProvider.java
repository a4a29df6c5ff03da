package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import baffin.lobby.api.FakeProvider.Said;
import com.nimbusds.oauth2.sdk.util.URLUtils;
import io.restassured.http.ContentType;
import io.restassured.http.Cookies;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.net.URI;
import java.util.Map;
import java.util.UUID;

/** Browsers that sign in through {@link FakeProvider}. */
final class AtProvider {

    static final String PROVIDER = "/api/v1/auth/providers/club";
    static final String IDENTITIES = "/api/v1/players/me/identities";
    static final String RETURN = "/api/v1/docs?from=club";

    private AtProvider() {}

    /** A browser that is at the provider. */
    record Away(URI authorization, Cookies cookies) {

        static Away of(Response answer, String address) {
            return new Away(URI.create(address), answer.detailedCookies());
        }

        String sent(String name) {
            return URLUtils.parseParameters(authorization.getRawQuery())
                    .get(name)
                    .getFirst();
        }

        Said said(String subject) {
            return Said.of(subject, sent("nonce"), sent("code_challenge"));
        }

        ValidatableResponse back(Said said) {
            return back(Map.of("code", said.code(), "state", sent("state"), "session_state", "whatever"));
        }

        ValidatableResponse back(Map<String, String> parameters) {
            return given().redirects()
                    .follow(false)
                    .cookies(cookies)
                    .queryParams(parameters)
                    .get(PROVIDER + "/callback")
                    .then();
        }
    }

    static Away leave() {
        Response answer = given().redirects()
                .follow(false)
                .queryParam("return", RETURN)
                .get(PROVIDER + "/sign-in")
                .then()
                .statusCode(303)
                .extract()
                .response();
        return Away.of(answer, answer.header("Location"));
    }

    static Away leaveToLink(RequestSpecification owner) {
        Response answer = owner.queryParam("return", RETURN)
                .post(IDENTITIES + "/club")
                .then()
                .statusCode(200)
                .extract()
                .response();
        return Away.of(answer, answer.path("authorizationUrl"));
    }

    static Cookies signedIn(Said said, Away away) {
        return away.back(said)
                .statusCode(303)
                .header("Location", equalTo(RETURN))
                .extract()
                .detailedCookies();
    }

    /** Comes back for the first time and chooses a handle. */
    static Cookies newAccount(String subject, String handle) {
        Away away = leave();
        Cookies newcomer = away.back(away.said(subject))
                .statusCode(303)
                .header("Location", equalTo("/account/new"))
                .extract()
                .detailedCookies();
        given().cookies(newcomer)
                .get("/account/new")
                .then()
                .statusCode(200)
                .contentType(ContentType.HTML)
                .body(containsString("Polar Club"));
        return form(newcomer, handle)
                .statusCode(303)
                .header("Location", equalTo(RETURN))
                .extract()
                .detailedCookies();
    }

    static ValidatableResponse form(Cookies newcomer, String handle) {
        return given().redirects()
                .follow(false)
                .cookies(newcomer)
                .header("Sec-Fetch-Site", "same-origin")
                .contentType(ContentType.URLENC)
                .formParam("handle", handle)
                .post("/account/new")
                .then();
    }

    static ValidatableResponse me(Cookies session) {
        return given().cookies(session).get("/api/v1/players/me").then();
    }

    static RequestSpecification browser(Cookies session) {
        return given().cookies(session).header("Sec-Fetch-Site", "same-origin").contentType(ContentType.JSON);
    }

    static String subject() {
        return UUID.randomUUID().toString();
    }
}
