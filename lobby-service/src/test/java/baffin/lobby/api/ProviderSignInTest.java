package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.startsWith;

import baffin.lobby.api.FakeProvider.Said;
import baffin.platform.credential.InternalGuard;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.http.Cookies;
import java.time.Instant;
import java.util.Map;
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

    @Test
    void whoever_is_new_chooses_a_handle_and_is_signed_in_from_then_on() {
        String subject = AtProvider.subject();
        String handle = People.handle("Club");

        String id = AtProvider.me(AtProvider.newAccount(subject, handle))
                .statusCode(200)
                .body("handle", equalTo(handle))
                .extract()
                .path("id");

        AtProvider.Away later = AtProvider.leave();
        AtProvider.me(AtProvider.signedIn(later.said(subject), later))
                .statusCode(200)
                .body("id", equalTo(id));
    }

    @Test
    void clients_are_told_of_the_providers() {
        given().get("/api/v1/auth/registration")
                .then()
                .statusCode(200)
                .body("providers.name", contains("club", "museum"))
                .body("providers.title", contains("Polar Club", "museum"))
                .body("providers[0].signIn", equalTo(AtProvider.PROVIDER + "/sign-in"));
    }

    @Test
    void a_handle_that_cannot_be_is_asked_for_again() {
        AtProvider.Away away = AtProvider.leave();
        Cookies newcomer = away.back(away.said(AtProvider.subject()))
                .statusCode(303)
                .extract()
                .detailedCookies();

        AtProvider.form(newcomer, "<b")
                .statusCode(400)
                .contentType(ContentType.HTML)
                .body(containsString("handle"))
                .body(containsString("&lt;b"));
        AtProvider.form(newcomer, People.handle("Again")).statusCode(303);
        AtProvider.form(newcomer, People.handle("Twice"))
                .statusCode(400)
                .body(containsString("You have an account by now"));
    }

    static Stream<Arguments> lies() {
        return Stream.of(
                lie("another issuer", said -> said.from("https://evil.example", FakeProvider.CLIENT)),
                lie("another audience", said -> said.from("", "another-client")),
                lie("another nonce", said -> said.about("replayed", said.challenge())),
                lie("a token that has ended", said -> said.until(Instant.now().minusSeconds(3_600))),
                lie("the key of somebody else", Said::byStranger),
                lie("a code that somebody else has begun", said -> said.about(said.nonce(), "x".repeat(43))));
    }

    private static Arguments lie(String what, UnaryOperator<Said> lie) {
        return Arguments.of(what, lie);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lies")
    void what_proves_nothing_signs_nobody_in(String what, UnaryOperator<Said> lie) {
        AtProvider.Away away = AtProvider.leave();

        away.back(lie.apply(away.said(AtProvider.subject())))
                .statusCode(401)
                .contentType(ContentType.HTML)
                .body(containsString("proves nothing"));
    }

    @Test
    void an_answer_counts_in_the_browser_that_has_asked_alone() {
        AtProvider.Away own = AtProvider.leave();
        AtProvider.Away other = AtProvider.leave();
        Said said = own.said(AtProvider.subject());

        new AtProvider.Away(own.authorization(), new Cookies())
                .back(said)
                .statusCode(401)
                .body(containsString("has not begun"));
        new AtProvider.Away(own.authorization(), other.cookies()).back(said).statusCode(401);
        own.back(Map.of("code", said.code(), "state", "guessed")).statusCode(401);
    }

    @Test
    void a_refusal_of_the_provider_is_told() {
        AtProvider.Away away = AtProvider.leave();

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
                    .get(AtProvider.PROVIDER + "/sign-in")
                    .then()
                    .statusCode(400)
                    .body("violations.pointer", hasItem("?return"));
        }
    }

    @Test
    void an_account_without_a_password_lets_nobody_in_with_one() {
        String handle = People.handle("Bare");
        AtProvider.newAccount(AtProvider.subject(), handle);

        for (String guess : new String[] {" ".repeat(12), People.PASSWORD}) {
            given().contentType(ContentType.JSON)
                    .body(Map.of("handle", handle, "password", guess))
                    .post("/api/v1/auth/token")
                    .then()
                    .statusCode(401);
        }
    }

    @Test
    void the_suspended_read_why() {
        String subject = AtProvider.subject();
        String handle = People.handle("Banned");
        AtProvider.newAccount(subject, handle);
        given().header(InternalGuard.HEADER, PlatformResource.INTERNAL_TOKEN)
                .contentType(ContentType.JSON)
                .body(Map.of("reason", "insults"))
                .post("/internal/lobby/accounts/" + handle + "/suspend")
                .then()
                .statusCode(200);

        AtProvider.Away away = AtProvider.leave();
        away.back(away.said(subject)).statusCode(403).body(containsString("insults"));
    }

    @Test
    void pages_show_themselves_in_no_frame_and_load_nothing() {
        given().get(AtProvider.PROVIDER + "/callback")
                .then()
                .statusCode(401)
                .header("Content-Security-Policy", containsString("frame-ancestors 'none'"))
                .header("Content-Security-Policy", startsWith("default-src 'none'"));
    }
}
