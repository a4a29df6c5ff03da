package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import baffin.accounts.registration.RegistrationConfig;
import baffin.accounts.registration.RegistrationConfig.Who;
import baffin.lobby.api.People.Person;
import baffin.platform.credential.InternalGuard;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusMock;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A host who lets people in by invitation alone, if they are 16 and accept the terms. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class RegistrationRulesTest {

    private record Closed(Who who, Optional<String> terms, int minimumAge) implements RegistrationConfig {}

    private static final String INVITATIONS = "/api/v1/operator/invitations";
    private static final String ACCOUNTS = "/internal/lobby/accounts";

    private Person operator;

    @BeforeEach
    void operator() {
        QuarkusMock.installMockForType(
                new Closed(Who.INVITATION, Optional.of("Be kind."), 16), RegistrationConfig.class);
        JsonPath made = host(ACCOUNTS, Map.of("handle", People.handle("Operates"), "reason", "a test"));
        String handle = made.getString("player.handle");
        given().contentType(ContentType.JSON)
                .body(Map.of("token", made.getString("token"), "newPassword", People.PASSWORD))
                .post("/api/v1/auth/password-reset")
                .then()
                .statusCode(204);
        operator = new Person(made.getString("player.id"), handle, People.operating(handle, People.made(handle)));
    }

    private static JsonPath host(String path, Map<String, String> body) {
        return given().header(InternalGuard.HEADER, PlatformResource.INTERNAL_TOKEN)
                .contentType(ContentType.JSON)
                .body(body)
                .post(path)
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    private JsonPath invited(int uses) {
        return operator.asks()
                .body(Map.of("uses", uses, "reason", "the club evening"))
                .post(INVITATIONS)
                .then()
                .statusCode(201)
                .header("Location", startsWith(INVITATIONS + "/"))
                .extract()
                .jsonPath();
    }

    private static ValidatableResponse register(String handle, Map<String, Object> more) {
        Map<String, Object> body = new HashMap<>(
                Map.of("handle", handle, "password", People.PASSWORD, "termsAccepted", true, "ageConfirmed", true));
        body.putAll(more);
        return given().contentType(ContentType.JSON)
                .body(body)
                .post("/api/v1/players")
                .then();
    }

    @Test
    void everybody_reads_what_the_host_asks_for() {
        given().get("/api/v1/auth/registration")
                .then()
                .statusCode(200)
                .body("who", equalTo("invitation"))
                .body("terms", equalTo("Be kind."))
                .body("minimumAge", equalTo(16));
    }

    @Test
    void a_code_is_good_for_as_many_accounts_as_it_says_and_a_repeat_counts_once() {
        String code = invited(2).getString("code");
        String first = People.handle("First");

        register(first, Map.of("invitation", code)).statusCode(201);
        register(first, Map.of("invitation", code)).statusCode(201);
        register(People.handle("Second"), Map.of("invitation", code)).statusCode(201);

        register(People.handle("Third"), Map.of("invitation", code))
                .statusCode(403)
                .body("detail", containsString("invitation"));
        operator.asks().get(INVITATIONS).then().body("items.used", hasItem(2)).body("items.code", hasItem(nullValue()));
    }

    @Test
    void who_is_refused_has_used_nothing() {
        String code = invited(1).getString("code");
        String other = "another long walk over ice";
        register(operator.handle(), Map.of("invitation", code, "password", other))
                .statusCode(409);
        register(People.handle("Weak"), Map.of("invitation", code, "password", "password123"))
                .statusCode(400);

        String handle = People.handle("Good");
        register(handle, Map.of("invitation", code)).statusCode(201);
        register(handle, Map.of("invitation", code, "password", other)).statusCode(409);

        register(People.handle("More"), Map.of("invitation", code)).statusCode(403);
    }

    @Test
    void without_a_code_or_with_one_that_has_ended_nobody_comes_in() {
        JsonPath invitation = invited(5);
        register(People.handle("None"), Map.of()).statusCode(403);
        register(People.handle("Wrong"), Map.of("invitation", "bfi_guessed")).statusCode(403);

        operator.asks()
                .delete(INVITATIONS + "/" + invitation.getString("id"))
                .then()
                .statusCode(204);

        register(People.handle("Late"), Map.of("invitation", invitation.getString("code")))
                .statusCode(403);
        operator.asks()
                .delete(INVITATIONS + "/" + invitation.getString("id"))
                .then()
                .statusCode(404);
    }

    @Test
    void terms_and_age_are_asked_for_by_name() {
        String code = invited(1).getString("code");

        register(People.handle("Rude"), Map.of("invitation", code, "termsAccepted", false))
                .statusCode(400)
                .body("violations.pointer", contains("/termsAccepted"));
        register(People.handle("Young"), Map.of("invitation", code, "ageConfirmed", false))
                .statusCode(400)
                .body("violations.pointer", contains("/ageConfirmed"));
    }

    @Test
    void operators_make_accounts_whatever_the_rules_are() {
        String handle = People.handle("Guest");
        JsonPath made = operator.asks()
                .body(Map.of("handle", handle, "reason", "joined the club"))
                .post("/api/v1/operator/accounts")
                .then()
                .statusCode(201)
                .body("player.handle", equalTo(handle))
                .extract()
                .jsonPath();
        given().contentType(ContentType.JSON)
                .body(Map.of("token", made.getString("token"), "newPassword", "nine sledges and a kettle"))
                .post("/api/v1/auth/password-reset")
                .then()
                .statusCode(204);
        People.token(handle, "nine sledges and a kettle");
        operator.asks()
                .queryParam("account", made.getString("player.id"))
                .get("/api/v1/operator/actions")
                .then()
                .body("items.kind", contains("account-made"));
        operator.asks()
                .body(Map.of("handle", handle, "reason", "again"))
                .post("/api/v1/operator/accounts")
                .then()
                .statusCode(409);
    }
}
