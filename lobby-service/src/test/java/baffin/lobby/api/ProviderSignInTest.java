package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.startsWith;

import baffin.lobby.api.FakeProvider.Said;
import baffin.lobby.api.People.Person;
import baffin.lobby.identity.domain.LinkedIdentities;
import baffin.lobby.identity.domain.Subject;
import baffin.lobby.provider.domain.Providers;
import baffin.platform.identity.InternalGuard;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import com.nimbusds.oauth2.sdk.util.URLUtils;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.http.Cookies;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** People sign in through an OpenID Connect provider, and nobody does for them. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class ProviderSignInTest {

    private static final String PROVIDER = "/api/v1/auth/providers/club";
    private static final String IDENTITIES = "/api/v1/players/me/identities";
    private static final String RETURN = "/api/v1/docs?from=club";

    @Inject
    LinkedIdentities identities;

    @Inject
    Providers providers;

    /** A browser that is at the provider. */
    private record Away(URI authorization, Cookies cookies) {

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

    private static Away leave() {
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

    private static Away leaveToLink(RequestSpecification owner) {
        Response answer = owner.queryParam("return", RETURN)
                .post(IDENTITIES + "/club")
                .then()
                .statusCode(200)
                .extract()
                .response();
        return Away.of(answer, answer.path("authorizationUrl"));
    }

    private static Cookies signedIn(Said said, Away away) {
        return away.back(said)
                .statusCode(303)
                .header("Location", equalTo(RETURN))
                .extract()
                .detailedCookies();
    }

    /** Comes back for the first time and chooses a handle. */
    private static Cookies newAccount(String subject, String handle) {
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

    private static ValidatableResponse form(Cookies newcomer, String handle) {
        return given().redirects()
                .follow(false)
                .cookies(newcomer)
                .header("Sec-Fetch-Site", "same-origin")
                .contentType(ContentType.URLENC)
                .formParam("handle", handle)
                .post("/account/new")
                .then();
    }

    private static ValidatableResponse me(Cookies session) {
        return given().cookies(session).get("/api/v1/players/me").then();
    }

    private static RequestSpecification browser(Cookies session) {
        return given().cookies(session).header("Sec-Fetch-Site", "same-origin").contentType(ContentType.JSON);
    }

    private static String subject() {
        return UUID.randomUUID().toString();
    }

    @Test
    void whoever_is_new_chooses_a_handle_and_is_signed_in_from_then_on() {
        String subject = subject();
        String handle = People.handle("Club");

        String id = me(newAccount(subject, handle))
                .statusCode(200)
                .body("handle", equalTo(handle))
                .extract()
                .path("id");

        Away later = leave();
        me(signedIn(later.said(subject), later)).statusCode(200).body("id", equalTo(id));
    }

    @Test
    void clients_are_told_of_the_providers() {
        given().get("/api/v1/auth/registration")
                .then()
                .statusCode(200)
                .body("providers.name", contains("club", "museum"))
                .body("providers.title", contains("Polar Club", "museum"))
                .body("providers[0].signIn", equalTo(PROVIDER + "/sign-in"));
    }

    @Test
    void a_handle_that_cannot_be_is_asked_for_again() {
        Away away = leave();
        Cookies newcomer =
                away.back(away.said(subject())).statusCode(303).extract().detailedCookies();

        form(newcomer, "<b")
                .statusCode(400)
                .contentType(ContentType.HTML)
                .body(containsString("handle"))
                .body(containsString("&lt;b"));
        form(newcomer, People.handle("Again")).statusCode(303);
        form(newcomer, People.handle("Twice")).statusCode(400).body(containsString("You have an account by now"));
    }

    static Stream<Arguments> lies() {
        return Stream.of(
                lie(
                        "another issuer",
                        said -> new Said(
                                said.subject(),
                                said.nonce(),
                                said.challenge(),
                                "https://evil.example",
                                said.audience(),
                                said.expiresAt(),
                                false)),
                lie(
                        "another audience",
                        said -> new Said(
                                said.subject(),
                                said.nonce(),
                                said.challenge(),
                                "",
                                "another-client",
                                said.expiresAt(),
                                false)),
                lie(
                        "another nonce",
                        said -> new Said(
                                said.subject(),
                                "replayed",
                                said.challenge(),
                                "",
                                said.audience(),
                                said.expiresAt(),
                                false)),
                lie(
                        "a token that has ended",
                        said -> new Said(
                                said.subject(),
                                said.nonce(),
                                said.challenge(),
                                "",
                                said.audience(),
                                Instant.now().minusSeconds(3_600),
                                false)),
                lie(
                        "the key of somebody else",
                        said -> new Said(
                                said.subject(),
                                said.nonce(),
                                said.challenge(),
                                "",
                                said.audience(),
                                said.expiresAt(),
                                true)),
                lie(
                        "a code that somebody else has begun",
                        said -> new Said(
                                said.subject(),
                                said.nonce(),
                                "x".repeat(43),
                                "",
                                said.audience(),
                                said.expiresAt(),
                                false)));
    }

    private static Arguments lie(String what, UnaryOperator<Said> lie) {
        return Arguments.of(what, lie);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lies")
    void what_proves_nothing_signs_nobody_in(String what, UnaryOperator<Said> lie) {
        Away away = leave();

        away.back(lie.apply(away.said(subject())))
                .statusCode(401)
                .contentType(ContentType.HTML)
                .body(containsString("proves nothing"));
    }

    @Test
    void an_answer_counts_in_the_browser_that_has_asked_alone() {
        Away own = leave();
        Away other = leave();
        Said said = own.said(subject());

        new Away(own.authorization(), new Cookies()).back(said).statusCode(401).body(containsString("has not begun"));
        new Away(own.authorization(), other.cookies()).back(said).statusCode(401);
        own.back(Map.of("code", said.code(), "state", "guessed")).statusCode(401);
    }

    @Test
    void a_refusal_of_the_provider_is_told() {
        Away away = leave();

        away.back(Map.of("error", "access_denied", "state", away.sent("state")))
                .statusCode(403)
                .body(containsString("Polar Club did not sign you in"));
    }

    @Test
    void a_provider_that_does_not_answer_is_named() {
        given().redirects()
                .follow(false)
                .get("/api/v1/auth/providers/museum/sign-in")
                .then()
                .statusCode(503)
                .header("Retry-After", startsWith("1"))
                .body("detail", containsString("museum does not answer"));
        given().get("/api/v1/auth/providers/nobody/sign-in").then().statusCode(404);
    }

    @Test
    void nobody_is_sent_elsewhere() {
        for (String elsewhere : new String[] {"https://evil.example", "//evil.example", "/\\evil.example", "evil"}) {
            given().redirects()
                    .follow(false)
                    .queryParam("return", elsewhere)
                    .get(PROVIDER + "/sign-in")
                    .then()
                    .statusCode(400)
                    .body("violations.pointer", hasItem("?return"));
        }
    }

    @Test
    void an_account_is_linked_by_its_owner_and_by_nobody_else() {
        Person owner = People.somebody("Links");
        Person other = People.somebody("Other");
        String subject = subject();

        Away away = leaveToLink(owner.asks());
        assertThat(signedIn(away.said(subject), away).asList())
                .as("linking signs nobody in")
                .noneMatch(cookie -> cookie.getName().contains("access"));

        owner.asks().get(IDENTITIES).then().statusCode(200).body("title", contains("Polar Club"));
        Away later = leave();
        me(signedIn(later.said(subject), later)).body("id", equalTo(owner.id()));
        Away theft = leaveToLink(other.asks());
        theft.back(theft.said(subject)).statusCode(409).body(containsString("linked to another account"));
        other.asks().get(IDENTITIES).then().body("", hasSize(0));
    }

    @Test
    void a_link_needs_the_session_that_has_asked_for_it() {
        Person owner = People.somebody("Ended");
        Away away = leaveToLink(owner.asks());

        String session = owner.asks().get("/api/v1/players/me/sessions").path("[0].id");
        owner.asks().delete("/api/v1/players/me/sessions/" + session).then().statusCode(204);

        away.back(away.said(subject())).statusCode(401).body(containsString("has ended"));
    }

    @Test
    void the_last_way_to_sign_in_stays() {
        Cookies session = newAccount(subject(), People.handle("Last"));
        String only = browser(session).get(IDENTITIES).path("[0].id");

        browser(session).delete(IDENTITIES + "/" + only).then().statusCode(409);
        browser(session)
                .body(Map.of("newPassword", People.PASSWORD))
                .put("/api/v1/players/me/password")
                .then()
                .statusCode(204);
        browser(session).delete(IDENTITIES + "/" + only).then().statusCode(204);
        browser(session).delete(IDENTITIES + "/" + only).then().statusCode(404);
        String handle = me(session).extract().path("handle");
        assertThat(People.token(handle, People.PASSWORD)).isNotEmpty();
    }

    @Test
    void an_account_without_a_password_lets_nobody_in_with_one() {
        String handle = People.handle("Bare");
        newAccount(subject(), handle);

        for (String guess : new String[] {" ".repeat(12), People.PASSWORD}) {
            given().contentType(ContentType.JSON)
                    .body(Map.of("handle", handle, "password", guess))
                    .post("/api/v1/auth/token")
                    .then()
                    .statusCode(401);
        }
    }

    @Test
    void what_is_erased_is_not_known_again() {
        String subject = subject();
        String handle = People.handle("Erased");
        Cookies session = newAccount(subject, handle);
        browser(session)
                .get("/api/v1/players/me/data")
                .then()
                .statusCode(200)
                .body("identities.subject", contains(subject));
        String client = browser(session)
                .body(Map.of("name", "Board", "redirectUris", List.of("https://board.example/")))
                .post("/api/v1/players/me/oauth-clients")
                .path("clientId");

        given().header(InternalGuard.HEADER, PlatformResource.INTERNAL_TOKEN)
                .contentType(ContentType.JSON)
                .body(Map.of("reason", "asked for it"))
                .post("/internal/lobby/accounts/" + handle + "/erase")
                .then()
                .statusCode(200);

        assertThat(identities
                        .of(new Subject(providers.all().getFirst().issuer(), subject))
                        .await()
                        .atMost(Waits.MAX))
                .isEmpty();
        given().queryParam("client_id", client).get("/oauth/authorize").then().statusCode(400);
        Away later = leave();
        later.back(later.said(subject)).statusCode(303).header("Location", equalTo("/account/new"));
    }

    @Test
    void the_suspended_read_why() {
        String subject = subject();
        String handle = People.handle("Banned");
        newAccount(subject, handle);
        given().header(InternalGuard.HEADER, PlatformResource.INTERNAL_TOKEN)
                .contentType(ContentType.JSON)
                .body(Map.of("reason", "insults"))
                .post("/internal/lobby/accounts/" + handle + "/suspend")
                .then()
                .statusCode(200);

        Away away = leave();
        away.back(away.said(subject)).statusCode(403).body(containsString("insults"));
    }

    @Test
    void pages_show_themselves_in_no_frame_and_load_nothing() {
        given().get(PROVIDER + "/callback")
                .then()
                .statusCode(401)
                .header("Content-Security-Policy", containsString("frame-ancestors 'none'"))
                .header("Content-Security-Policy", startsWith("default-src 'none'"));
    }
}
