package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import baffin.lobby.api.People.Person;
import baffin.testkit.Waits;
import com.nimbusds.oauth2.sdk.pkce.CodeChallenge;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.oauth2.sdk.util.URLUtils;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.http.Cookies;
import io.restassured.response.ValidatableResponse;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs act for people who let them, and no further. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class OAuthTest {

    private static final String CLIENTS = "/api/v1/players/me/oauth-clients";
    private static final String SESSIONS = "/api/v1/players/me/sessions";
    private static final String AUTHORIZE = "/oauth/authorize";
    private static final String REDIRECT = "https://sledge.example/signed-in";

    private final CodeVerifier verifier = new CodeVerifier();
    private Person maker;
    private Person player;
    private Cookies browser;
    private String client;

    @BeforeEach
    void people() {
        maker = People.somebody("Maker");
        player = People.somebody("Player");
        browser = cookies(player);
        client = register(maker, REDIRECT, "http://127.0.0.1/back");
    }

    static Cookies cookies(Person person) {
        return given().contentType(ContentType.JSON)
                .body(Map.of("handle", person.handle(), "password", People.PASSWORD))
                .post("/api/v1/auth/session")
                .then()
                .statusCode(200)
                .extract()
                .detailedCookies();
    }

    static String register(Person owner, String... addresses) {
        return owner.asks()
                .body(Map.of(
                        "name",
                        "Sledge board",
                        "website",
                        "https://sledge.example",
                        "redirectUris",
                        List.of(addresses)))
                .post(CLIENTS)
                .then()
                .statusCode(201)
                .header("Location", startsWith(CLIENTS + "/"))
                .extract()
                .path("clientId");
    }

    private Map<String, String> request(String scope) {
        return new HashMap<>(Map.of(
                "response_type",
                "code",
                "client_id",
                client,
                "redirect_uri",
                REDIRECT,
                "scope",
                scope,
                "state",
                "s&1",
                "code_challenge",
                CodeChallenge.compute(CodeChallengeMethod.S256, verifier).getValue(),
                "code_challenge_method",
                "S256"));
    }

    static ValidatableResponse page(Cookies browser, Map<String, String> request) {
        return given().redirects()
                .follow(false)
                .cookies(browser)
                .queryParams(request)
                .get(AUTHORIZE)
                .then();
    }

    private static ValidatableResponse decide(Cookies browser, Map<String, String> request, String decision) {
        return given().redirects()
                .follow(false)
                .cookies(browser)
                .header("Sec-Fetch-Site", "same-origin")
                .contentType(ContentType.URLENC)
                .formParams(request)
                .formParam("decision", decision)
                .post(AUTHORIZE)
                .then();
    }

    private static Map<String, List<String>> sentBack(ValidatableResponse answer) {
        String location = answer.statusCode(303).extract().header("Location");
        return URLUtils.parseParameters(URI.create(location).getRawQuery());
    }

    private String code(String scope) {
        Map<String, List<String>> answer =
                sentBack(decide(browser, request(scope), "allow").header("Location", startsWith(REDIRECT + "?")));
        assertThat(answer.get("state")).containsExactly("s&1");
        assertThat(answer.get("iss")).singleElement().asString().startsWith("http://localhost");
        return answer.get("code").getFirst();
    }

    private ValidatableResponse redeem(String code, String proof) {
        return token(Map.of(
                "grant_type", "authorization_code",
                "client_id", client,
                "redirect_uri", REDIRECT,
                "code", code,
                "code_verifier", proof));
    }

    private static ValidatableResponse token(Map<String, String> form) {
        return given().contentType(ContentType.URLENC)
                .formParams(form)
                .post("/oauth/token")
                .then();
    }

    private ValidatableResponse renew(String refreshToken, String asking) {
        return token(Map.of("grant_type", "refresh_token", "client_id", asking, "refresh_token", refreshToken));
    }

    private static int me(String token) {
        return given().auth().oauth2(token).get("/api/v1/players/me").statusCode();
    }

    @Test
    void the_page_says_who_wants_what() {
        page(browser, request("read play"))
                .statusCode(200)
                .contentType(ContentType.HTML)
                .header("Content-Security-Policy", containsString("form-action 'self' https://sledge.example;"))
                .header("Content-Security-Policy", containsString("frame-ancestors 'none'"))
                .body(allOf(
                        containsString("Sledge board"),
                        containsString(maker.handle()),
                        containsString(player.handle()),
                        containsString("Play for you"),
                        containsString("https://sledge.example"),
                        not(containsString("Organise for you"))));
    }

    @Test
    void a_client_does_what_it_was_let_and_no_more() {
        ValidatableResponse answer = redeem(code("read play"), verifier.getValue())
                .statusCode(200)
                .header("Cache-Control", equalTo("no-store"))
                .body("token_type", equalTo("Bearer"))
                .body("scope", equalTo("read play"));
        String token = answer.extract().path("access_token");

        assertThat(me(token)).isEqualTo(200);
        given().auth().oauth2(token).get(SESSIONS).then().statusCode(403);
        given().auth()
                .oauth2(token)
                .contentType(ContentType.JSON)
                .body(Map.of())
                .post("/api/v1/competitions")
                .then()
                .statusCode(403)
                .header("WWW-Authenticate", containsString("scope=\"organise\""));
        player.asks()
                .get(SESSIONS)
                .then()
                .body("items.client.name", hasItem("Sledge board"))
                .body("items.scopes", hasItem(List.of("read", "play")));
    }

    @Test
    void whoever_is_not_signed_in_does_that_first() {
        Cookies nobody = new Cookies();
        String location =
                page(nobody, request("read")).statusCode(303).extract().header("Location");
        assertThat(location).startsWith("/account/sign-in?return=%2Foauth%2Fauthorize%3F");
        String returnTo = URLUtils.parseParameters(URI.create(location).getRawQuery())
                .get("return")
                .getFirst();
        given().urlEncodingEnabled(false)
                .get(location)
                .then()
                .statusCode(200)
                .body(allOf(containsString("Polar Club"), containsString("Sledge board")))
                .body(containsString("href=\"/app/#/sign-in/new?return=%2Foauth%2Fauthorize%3F"));
        given().get("/account/sign-in?return=/app/").then().body(not(containsString("has sent you here")));
        form(returnTo, "a wrong password")
                .statusCode(401)
                .body(allOf(containsString("Wrong handle or password"), containsString("Sledge board")));
        Cookies fresh = form(returnTo, People.PASSWORD)
                .statusCode(303)
                .header("Location", startsWith(AUTHORIZE + "?"))
                .extract()
                .detailedCookies();
        page(fresh, request("read")).statusCode(200).body(containsString(player.handle()));
    }

    private ValidatableResponse form(String returnTo, String password) {
        return given().redirects()
                .follow(false)
                .header("Sec-Fetch-Site", "same-origin")
                .contentType(ContentType.URLENC)
                .formParam("return", returnTo)
                .formParam("handle", player.handle())
                .formParam("password", password)
                .post("/account/sign-in")
                .then();
    }

    @Test
    void a_browser_from_another_site_gets_to_show_its_cookies() {
        given().redirects()
                .follow(false)
                .header("Sec-Fetch-Site", "cross-site")
                .queryParams(request("read"))
                .get(AUTHORIZE)
                .then()
                .statusCode(200)
                .body(containsString("http-equiv=\"refresh\""))
                .body(containsString("code_challenge="));
    }

    @Test
    void no_other_site_decides() {
        given().redirects()
                .follow(false)
                .cookies(browser)
                .header("Sec-Fetch-Site", "cross-site")
                .contentType(ContentType.URLENC)
                .formParams(request("read"))
                .formParam("decision", "allow")
                .post(AUTHORIZE)
                .then()
                .statusCode(403);
    }

    @Test
    void who_does_not_allow_it_gives_nothing_away() {
        assertThat(sentBack(decide(browser, request("read"), "deny")))
                .containsEntry("error", List.of("access_denied"))
                .doesNotContainKey("code");
    }

    @ParameterizedTest
    @CsvSource({
        "response_type,token,response_type",
        "response_type,,response_type",
        "response_type,code token,response_type",
        "response_mode,form_post,response_mode",
        "scope,account,is no scope",
        "prompt,login none,OAuth 2.1",
        "request,e30.e30.,request and request_uri",
        "request_uri,https://evil.example/request,request and request_uri",
        "request_uri,%00,request and request_uri",
        "code_challenge_method,plain,code_challenge",
        "code_challenge_method,,code_challenge",
        "code_challenge,,code_challenge",
        "code_challenge,short,code_challenge",
        "code_challenge,%0A%0Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa,code_challenge"
    })
    void a_request_that_nobody_can_allow_is_refused_here_and_sends_nobody_away(
            String parameter, String value, String words) {
        Map<String, String> wrong = request("read");
        if (value == null) {
            wrong.remove(parameter);
        } else {
            wrong.put(parameter, value);
        }

        for (Cookies who : List.of(browser, new Cookies())) {
            page(who, wrong)
                    .statusCode(400)
                    .contentType(ContentType.HTML)
                    .header("Location", nullValue())
                    .body(containsString(words));
            decide(who, wrong, "deny").statusCode(400).header("Location", nullValue());
            decide(who, wrong, "allow").statusCode(400).header("Location", nullValue());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "utf-16", "\"\"", "utf-8;charset=utf-7"})
    void a_form_in_an_odd_charset_is_refused(String charset) throws Exception {
        for (String path : List.of(AUTHORIZE, "/oauth/token", "/oauth/revoke", "/account/sign-in", "/account/new")) {
            assertThat(status(path, "application/x-www-form-urlencoded;charset=" + charset, "client_id=x"))
                    .as(path)
                    .isBetween(400, 499);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"%", "client_id=%zz", "client_id=%00", "client_id=%FF", "=", "handle=%00&password=%00"})
    void a_form_that_is_none_is_refused(String form) throws Exception {
        for (String path : List.of(AUTHORIZE, "/oauth/token", "/oauth/revoke", "/account/sign-in", "/account/new")) {
            assertThat(status(path, "application/x-www-form-urlencoded", form))
                    .as(path)
                    .isBetween(400, 499);
        }
    }

    private static int status(String path, String type, String form) throws Exception {
        int port = ConfigProvider.getConfig().getValue("quarkus.http.test-port", Integer.class);
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(
                            HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                                    .header("Content-Type", type)
                                    .header("Sec-Fetch-Site", "same-origin")
                                    .POST(HttpRequest.BodyPublishers.ofString(form))
                                    .build(),
                            HttpResponse.BodyHandlers.discarding())
                    .statusCode();
        }
    }

    @Test
    void a_code_is_good_once_and_for_who_has_begun() {
        redeem(code("read"), new CodeVerifier().getValue()).statusCode(400).body("error", equalTo("invalid_grant"));

        String code = code("read");
        String token =
                redeem(code, verifier.getValue()).statusCode(200).extract().path("access_token");
        redeem(code, verifier.getValue()).statusCode(400).body("error", equalTo("invalid_grant"));
        await().atMost(Waits.MAX)
                .untilAsserted(
                        () -> assertThat(me(token)).as("two had the code").isEqualTo(401));
    }

    @Test
    void a_refresh_token_is_good_once_and_for_its_client_alone() {
        String refresh = redeem(code("read"), verifier.getValue()).extract().path("refresh_token");
        String other = register(maker, REDIRECT);

        renew(refresh, other).statusCode(400).body("error", equalTo("invalid_grant"));
        given().contentType(ContentType.JSON)
                .body(Map.of("refreshToken", refresh))
                .post("/api/v1/auth/refresh")
                .then()
                .statusCode(401);
        renew(refresh, client).statusCode(200).body("scope", equalTo("read"));
    }

    @Test
    void what_was_allowed_ends_where_people_or_the_client_end_it() {
        String first = redeem(code("read"), verifier.getValue()).extract().path("access_token");
        String session = player.asks().get(SESSIONS).then().extract().path("items.find { it.client != null }.id");
        player.asks().delete(SESSIONS + "/" + session).then().statusCode(204);
        await().atMost(Waits.MAX).untilAsserted(() -> assertThat(me(first)).isEqualTo(401));

        ValidatableResponse again = redeem(code("read"), verifier.getValue());
        String second = again.extract().path("access_token");
        given().contentType(ContentType.URLENC)
                .formParams(Map.of("client_id", client, "token", again.extract().path("refresh_token")))
                .post("/oauth/revoke")
                .then()
                .statusCode(200);
        await().atMost(Waits.MAX).untilAsserted(() -> assertThat(me(second)).isEqualTo(401));

        String third = redeem(code("read"), verifier.getValue()).extract().path("access_token");
        maker.asks().delete(CLIENTS + "/" + client).then().statusCode(204);
        await().atMost(Waits.MAX).untilAsserted(() -> assertThat(me(third)).isEqualTo(401));
        page(browser, request("read")).statusCode(400);
    }
}
