package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.api.People.Person;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.http.Cookie;
import io.restassured.http.Cookies;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sessions of browsers: cookies instead of tokens, and from this platform's pages alone. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CookieSessionTest {

    private static final String SESSION = "/api/v1/auth/session";
    private static final String QUIET = "/api/v1/players/me/quiet-hours";
    private static final String HOST = "league.example";
    private static final String PAGE = "https://league.example";

    /** A browser that shows a page of the platform over TLS. */
    private static RequestSpecification page() {
        return given().header("Host", HOST).header("Origin", PAGE);
    }

    private static ValidatableResponse asks(RequestSpecification browser, Person person) {
        return browser.contentType(ContentType.JSON)
                .body(Map.of("handle", person.handle(), "password", People.PASSWORD))
                .post(SESSION)
                .then();
    }

    private static Cookies signIn(Person person) {
        return asks(page(), person)
                .statusCode(200)
                .body("player.id", equalTo(person.id()))
                .extract()
                .detailedCookies();
    }

    private static RequestSpecification with(Cookies cookies) {
        return given().header("Host", HOST).cookies(cookies);
    }

    private static int me(Cookies cookies) {
        return with(cookies).get("/api/v1/players/me").statusCode();
    }

    @Test
    void the_cookies_are_for_this_host_and_no_script() {
        Cookies cookies = signIn(People.somebody("Cookie"));

        assertThat(cookies.asList())
                .extracting(Cookie::getName)
                .containsExactlyInAnyOrder("__Host-baffin-access", "__Host-baffin-refresh");
        assertThat(cookies.asList()).allSatisfy(cookie -> {
            assertThat(cookie.isHttpOnly()).isTrue();
            assertThat(cookie.isSecured()).isTrue();
            assertThat(cookie.getSameSite()).isEqualToIgnoringCase("Strict");
            assertThat(cookie.getPath()).isEqualTo("/");
            assertThat(cookie.getDomain()).isNull();
            assertThat(cookie.getMaxAge()).isEqualTo(30 * 24 * 3600);
        });
    }

    @Test
    void on_the_machine_itself_they_need_no_tls() {
        Person person = People.somebody("Local");

        Cookies cookies = asks(given(), person).statusCode(200).extract().detailedCookies();

        assertThat(cookies.asList())
                .extracting(Cookie::getName, Cookie::isSecured)
                .containsExactlyInAnyOrder(
                        org.assertj.core.groups.Tuple.tuple("baffin-access", false),
                        org.assertj.core.groups.Tuple.tuple("baffin-refresh", false));
        given().cookies(cookies)
                .get("/api/v1/players/me")
                .then()
                .statusCode(200)
                .body("id", equalTo(person.id()));
        assertThat(me(cookies)).as("elsewhere anybody may have set them").isEqualTo(401);
    }

    @Test
    void a_cookie_reads_and_changes_for_its_owner() {
        Person person = People.somebody("Both");
        Cookies cookies = signIn(person);

        with(cookies).get("/api/v1/players/me").then().statusCode(200).body("id", equalTo(person.id()));
        with(cookies).header("Origin", PAGE).delete(QUIET).then().statusCode(204);
        with(cookies)
                .header("Sec-Fetch-Site", "same-origin")
                .delete(QUIET)
                .then()
                .statusCode(204);
        with(cookies)
                .get("/api/v1/players/me/sessions")
                .then()
                .body("items.current", hasItem(true))
                .body("items", hasSize(2));
    }

    @Test
    void a_page_of_another_site_changes_nothing_with_it() {
        Cookies cookies = signIn(People.somebody("Lured"));

        for (RequestSpecification request : new RequestSpecification[] {
            with(cookies).header("Origin", "https://evil.example"),
            with(cookies).header("Origin", "null"),
            with(cookies).header("Origin", PAGE).header("Sec-Fetch-Site", "same-site"),
            with(cookies).header("Sec-Fetch-Site", "cross-site"),
            with(cookies)
        }) {
            request.delete(QUIET)
                    .then()
                    .statusCode(403)
                    .contentType("application/problem+json")
                    .body("type", equalTo("/problems/forbidden"));
        }
        with(cookies)
                .header("Origin", "https://evil.example")
                .delete(SESSION)
                .then()
                .statusCode(403);
        assertThat(me(cookies)).isEqualTo(200);
    }

    @Test
    void a_bearer_token_counts_before_a_cookie_and_needs_no_origin() {
        Person person = People.somebody("Bearer");
        Cookies cookies = signIn(People.somebody("Other"));

        person.asks()
                .cookies(cookies)
                .get("/api/v1/players/me")
                .then()
                .statusCode(200)
                .body("id", equalTo(person.id()));
        person.asks().cookies(cookies).delete(QUIET).then().statusCode(204);
    }

    @Test
    void the_session_goes_on_with_the_next_cookies() {
        Cookies first = signIn(People.somebody("Renews"));

        Response renewed = with(first).header("Origin", PAGE).put(SESSION);

        renewed.then().statusCode(200).body("expiresIn", equalTo(3600));
        assertThat(me(renewed.detailedCookies())).isEqualTo(200);
        assertThat(renewed.cookie("__Host-baffin-refresh")).isNotEqualTo(first.getValue("__Host-baffin-refresh"));
        page().put(SESSION).then().statusCode(401);
    }

    @Test
    void who_signs_out_is_signed_out_with_an_expired_token_as_well() {
        Cookies cookies = signIn(People.somebody("Leaves"));
        Cookies expired = new Cookies(
                new Cookie.Builder("__Host-baffin-access", "a.b.c").build(), cookies.get("__Host-baffin-refresh"));

        Response answer = with(expired).header("Origin", PAGE).delete(SESSION);

        answer.then().statusCode(204);
        assertThat(answer.detailedCookies().asList())
                .hasSize(2)
                .allSatisfy(cookie -> assertThat(cookie.getMaxAge()).isZero());
        assertThat(me(cookies)).isEqualTo(401);
        page().delete(SESSION).then().statusCode(204);
    }

    @Test
    void a_page_learns_who_is_signed_in_and_is_refused_nothing() {
        Person person = People.somebody("Looks");
        Cookies cookies = signIn(person);
        Cookies expired = new Cookies(
                new Cookie.Builder("__Host-baffin-access", "a.b.c").build(), cookies.get("__Host-baffin-refresh"));

        with(cookies).get(SESSION).then().statusCode(200).body("player.id", equalTo(person.id()));
        page().get(SESSION).then().statusCode(200).body("player", nullValue());
        with(new Cookies(expired.get("__Host-baffin-access")))
                .get(SESSION)
                .then()
                .statusCode(200)
                .body("player", nullValue());
        Response renewed = with(expired).get(SESSION);
        renewed.then().statusCode(200).body("player.id", equalTo(person.id()));
        assertThat(me(renewed.detailedCookies())).isEqualTo(200);
    }

    /** The test asks from an address of the gateway; the host that an unknown peer names is tried where one listens. */
    @Test
    void the_host_that_the_gateway_names_counts() {
        given().header("Host", "127.0.0.1:8081")
                .header("X-Forwarded-Host", HOST)
                .get("/.well-known/oauth-authorization-server")
                .then()
                .body("issuer", equalTo(PAGE));
    }

    @Test
    void a_browser_that_would_not_keep_them_is_told_why() {
        asks(given().header("Host", HOST).header("Origin", "http://" + HOST), People.somebody("Plain"))
                .statusCode(403)
                .body(
                        "detail",
                        equalTo("Browsers keep the cookies of a session only over https, or from the machine"
                                + " itself"));
    }

    @Test
    void a_cookie_that_is_none_is_nobody_s() {
        given().header("Cookie", "__Host-baffin-access; =; baffin-access=\"")
                .get(QUIET)
                .then()
                .statusCode(401);
        given().header("Cookie", "baffin-access=garbage").get(QUIET).then().statusCode(401);
    }
}
