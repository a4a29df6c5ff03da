package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import baffin.accounts.identity.LinkedIdentities;
import baffin.accounts.identity.ProviderSubject;
import baffin.accounts.provider.Providers;
import baffin.lobby.api.People.Person;
import baffin.platform.credential.InternalGuard;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.http.Cookies;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Providers are linked to accounts by their owners, and the last way to sign in stays. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class LinkedIdentitiesTest {

    @Inject
    LinkedIdentities identities;

    @Inject
    Providers providers;

    @Test
    void an_account_is_linked_by_its_owner_and_by_nobody_else() {
        Person owner = People.somebody("Links");
        Person other = People.somebody("Other");
        String subject = AtProvider.subject();

        AtProvider.Away away = AtProvider.leaveToLink(owner.asks());
        assertThat(AtProvider.signedIn(away.said(subject), away).asList())
                .as("linking signs nobody in")
                .noneMatch(cookie -> cookie.getName().contains("access"));

        owner.asks().get(AtProvider.IDENTITIES).then().statusCode(200).body("items.title", contains("Polar Club"));
        AtProvider.Away later = AtProvider.leave();
        AtProvider.me(AtProvider.signedIn(later.said(subject), later)).body("id", equalTo(owner.id()));
        AtProvider.Away theft = AtProvider.leaveToLink(other.asks());
        theft.back(theft.said(subject)).statusCode(409).body(containsString("linked to another account"));
        other.asks().get(AtProvider.IDENTITIES).then().body("items", hasSize(0));
    }

    @Test
    void a_link_needs_the_session_that_has_asked_for_it() {
        Person owner = People.somebody("Ended");
        AtProvider.Away away = AtProvider.leaveToLink(owner.asks());

        String session = owner.asks().get("/api/v1/players/me/sessions").path("items[0].id");
        owner.asks().delete("/api/v1/players/me/sessions/" + session).then().statusCode(204);

        away.back(away.said(AtProvider.subject())).statusCode(401).body(containsString("has ended"));
    }

    @Test
    void the_last_way_to_sign_in_stays() {
        Cookies session = AtProvider.newAccount(AtProvider.subject(), People.handle("Last"));
        String only = AtProvider.browser(session).get(AtProvider.IDENTITIES).path("items[0].id");

        AtProvider.browser(session)
                .delete(AtProvider.IDENTITIES + "/" + only)
                .then()
                .statusCode(409);
        AtProvider.browser(session)
                .body(Map.of("newPassword", People.PASSWORD))
                .put("/api/v1/players/me/password")
                .then()
                .statusCode(204);
        AtProvider.browser(session)
                .delete(AtProvider.IDENTITIES + "/" + only)
                .then()
                .statusCode(204);
        AtProvider.browser(session)
                .delete(AtProvider.IDENTITIES + "/" + only)
                .then()
                .statusCode(404);
        String handle = AtProvider.me(session).extract().path("handle");
        assertThat(People.token(handle, People.PASSWORD)).isNotEmpty();
    }

    @Test
    void what_is_erased_is_not_known_again() {
        String subject = AtProvider.subject();
        String handle = People.handle("Erased");
        Cookies session = AtProvider.newAccount(subject, handle);
        AtProvider.browser(session)
                .get("/api/v1/players/me/data")
                .then()
                .statusCode(200)
                .body("identities.subject", contains(subject));
        String client = AtProvider.browser(session)
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
                        .of(new ProviderSubject(providers.all().getFirst().issuer(), subject))
                        .await()
                        .atMost(Waits.MAX))
                .isEmpty();
        given().queryParam("client_id", client).get("/oauth/authorize").then().statusCode(400);
        AtProvider.Away later = AtProvider.leave();
        later.back(later.said(subject)).statusCode(303).header("Location", equalTo("/account/new"));
    }
}
