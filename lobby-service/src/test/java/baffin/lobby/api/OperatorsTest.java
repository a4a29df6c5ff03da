package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.api.People.Person;
import baffin.platform.credential.InternalGuard;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What operators and the host do to accounts, and the records of it. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class OperatorsTest {

    private static final String ACCOUNTS = "/api/v1/operator/accounts/";
    private static final String HOST = "/internal/lobby/accounts/";
    private static final String ACTIONS = "/api/v1/operator/actions";
    private static final Map<String, Object> REASON = Map.of("reason", "as the test wants");
    private static final String NEW_PASSWORD = "nine sledges and a kettle";

    private Person operator;
    private Person player;

    @BeforeEach
    void people() {
        operator = People.operator();
        player = People.somebody("Plays");
    }

    private static ValidatableResponse host(Person person, String act, Map<String, Object> body) {
        return given().header(InternalGuard.HEADER, PlatformResource.INTERNAL_TOKEN)
                .contentType(ContentType.JSON)
                .body(body)
                .post(HOST + person.handle() + "/" + act)
                .then();
    }

    private static ValidatableResponse act(Person by, Person on, String act, Map<String, Object> body) {
        return by.asks().body(body).post(ACCOUNTS + on.id() + "/" + act).then();
    }

    private static ValidatableResponse signIn(Person person, String password) {
        return given().contentType(ContentType.JSON)
                .body(Map.of("handle", person.handle(), "password", password))
                .post("/api/v1/auth/token")
                .then();
    }

    private static int me(Person person) {
        return person.asks().get("/api/v1/players/me").statusCode();
    }

    private ValidatableResponse actionsOn(Person person) {
        return operator.asks()
                .queryParam("account", person.id())
                .get(ACTIONS)
                .then()
                .statusCode(200);
    }

    @Test
    void a_suspended_account_is_out_everywhere_and_reads_why() {
        String refresh = signIn(player, People.PASSWORD).extract().path("refreshToken");
        String token = player.asks()
                .body(Map.of("name", "x", "scopes", List.of("read")))
                .post("/api/v1/players/me/tokens")
                .path("token");

        act(operator, player, "suspend", Map.of("days", 7, "reason", "insults"))
                .statusCode(200)
                .body("suspension.reason", equalTo("insults"))
                .body("suspension.until", notNullValue());

        assertThat(me(player)).isEqualTo(401);
        given().auth().oauth2(token).get("/api/v1/players/me").then().statusCode(401);
        given().contentType(ContentType.JSON)
                .body(Map.of("refreshToken", refresh))
                .post("/api/v1/auth/refresh")
                .then()
                .statusCode(401);
        signIn(player, People.PASSWORD)
                .statusCode(403)
                .body("type", equalTo("/problems/account-suspended"))
                .body("reason", equalTo("insults"))
                .body("suspendedUntil", notNullValue());
        signIn(player, "not the password at all").statusCode(401);
        actionsOn(player)
                .body("items.kind", contains("suspended"))
                .body("items[0].operator", equalTo(operator.id()))
                .body("items[0].reason", equalTo("insults"))
                .body("items[0].until", notNullValue());
    }

    @Test
    void a_suspension_is_lifted() {
        act(operator, player, "suspend", REASON).statusCode(200).body("suspension.until", nullValue());
        signIn(player, People.PASSWORD).statusCode(403).body("suspendedUntil", nullValue());

        act(operator, player, "lift-suspension", REASON).statusCode(200).body("suspension", nullValue());

        signIn(player, People.PASSWORD).statusCode(200);
        actionsOn(player).body("items.kind", contains("suspension-lifted", "suspended"));
    }

    @Test
    void bots_are_suspended_with_their_owner() {
        JsonPath bot = player.asks()
                .body(Map.of("handle", People.handle("Bot")))
                .post("/api/v1/bots")
                .jsonPath();
        Person program = new Person(
                bot.getString("id"),
                bot.getString("handle"),
                People.token(bot.getString("handle"), bot.getString("password")));

        act(operator, player, "suspend", REASON).statusCode(200);

        assertThat(me(program)).isEqualTo(401);
        signIn(program, bot.getString("password")).statusCode(403);
    }

    @Test
    void sessions_are_ended() {
        act(operator, player, "end-sessions", REASON).statusCode(200);

        assertThat(me(player)).isEqualTo(401);
        signIn(player, People.PASSWORD).statusCode(200);
    }

    @Test
    void a_lost_password_is_set_anew_with_a_token_that_is_good_once() {
        String first = act(operator, player, "reset-password", REASON).extract().path("token");
        String token = act(operator, player, "reset-password", REASON)
                .statusCode(200)
                .body("expiresAt", notNullValue())
                .extract()
                .path("token");
        assertThat(me(player)).as("nothing has happened yet").isEqualTo(200);

        reset(first, NEW_PASSWORD).statusCode(401);
        reset(token, "password123").statusCode(400).body("violations[0].pointer", equalTo("/newPassword"));
        reset(token, NEW_PASSWORD).statusCode(204);

        assertThat(me(player)).isEqualTo(401);
        signIn(player, People.PASSWORD).statusCode(401);
        signIn(player, NEW_PASSWORD).statusCode(200);
        reset(token, People.PASSWORD).statusCode(401);
    }

    private static ValidatableResponse reset(String token, String password) {
        return given().contentType(ContentType.JSON)
                .body(Map.of("token", token, "newPassword", password))
                .post("/api/v1/auth/password-reset")
                .then();
    }

    @Test
    void operators_find_accounts() {
        operator.asks()
                .queryParam("q", player.handle().substring(0, 8))
                .get(ACCOUNTS)
                .then()
                .statusCode(200)
                .body("items.id", hasItem(player.id()));
        operator.asks().queryParam("limit", 1).get(ACCOUNTS).then().body("items", hasSize(1));
        operator.asks()
                .get(ACCOUNTS + operator.id())
                .then()
                .statusCode(200)
                .body("operator", equalTo(true))
                .body("suspension", nullValue());
        operator.asks().get(ACCOUNTS + "nobody").then().statusCode(404);
    }

    @Test
    void nobody_else_is_an_operator() {
        for (String act : List.of("suspend", "lift-suspension", "end-sessions", "reset-password")) {
            act(player, operator, act, REASON).statusCode(403);
        }
        player.asks().get(ACTIONS).then().statusCode(403);
        player.asks().get(ACCOUNTS).then().statusCode(403);
        String token = operator.asks()
                .body(Map.of("name", "x", "scopes", List.of("read", "play", "organise", "webhooks")))
                .post("/api/v1/players/me/tokens")
                .path("token");
        given().auth().oauth2(token).get(ACTIONS).then().statusCode(403);
        given().contentType(ContentType.JSON)
                .body(REASON)
                .post(HOST + player.handle() + "/make-operator")
                .then()
                .statusCode(404);
    }

    @Test
    void operators_are_equals_and_the_host_alone_acts_on_them() {
        Person other = People.somebody("Equal");
        host(other, "make-operator", REASON).statusCode(200);

        act(operator, other, "suspend", REASON).statusCode(403).body("detail", containsString("the host alone"));
        act(operator, other, "reset-password", REASON).statusCode(403);
        host(other, "suspend", REASON).statusCode(200);

        signIn(other, People.PASSWORD).statusCode(403);
        actionsOn(other)
                .body("items.kind", contains("suspended", "operator-made"))
                .body("items.operator", contains(nullValue(), nullValue()));
    }

    @Test
    void who_is_an_operator_no_more_is_signed_out() {
        host(operator, "remove-operator", REASON).statusCode(200).body("operator", equalTo(false));

        assertThat(me(operator)).isEqualTo(401);
        Person again = new Person(operator.id(), operator.handle(), People.token(operator.handle(), People.PASSWORD));
        again.asks().get(ACTIONS).then().statusCode(403);
    }

    @Test
    void the_host_finds_accounts_by_handle_and_is_told_what_is_wrong() {
        given().header(InternalGuard.HEADER, PlatformResource.INTERNAL_TOKEN)
                .get(HOST + player.handle())
                .then()
                .statusCode(200)
                .body("id", equalTo(player.id()));
        given().header(InternalGuard.HEADER, PlatformResource.INTERNAL_TOKEN)
                .get(HOST + "x")
                .then()
                .statusCode(404)
                .body("detail", equalTo("No account has the handle x"));
        host(player, "suspend", Map.of("reason", " ")).statusCode(400).body("violations.pointer", contains("/reason"));
        JsonPath bot = player.asks()
                .body(Map.of("handle", People.handle("Bot")))
                .post("/api/v1/bots")
                .jsonPath();
        host(new Person(bot.getString("id"), bot.getString("handle"), ""), "make-operator", REASON)
                .statusCode(409);
    }

    private ValidatableResponse handOver(Person by, String competition, Person to) {
        return by.commands()
                .body(Map.of("player", to.id(), "reason", "the owner is gone"))
                .post("/api/v1/operator/competitions/" + competition + "/owner")
                .then();
    }

    @Test
    void a_competition_whose_owner_is_gone_is_handed_over() {
        String cup = Cups.created(player, Cups.duels(2, 8));
        Person next = People.somebody("Directs");

        handOver(player, cup, next).statusCode(403);
        handOver(operator, UUID.randomUUID().toString(), next).statusCode(404);
        handOver(operator, cup, next).statusCode(200).body("events.type", contains("RoleGiven"));

        Awaitility.await()
                .atMost(Waits.MAX)
                .untilAsserted(() -> given().get(Cups.CUPS + "/" + cup)
                        .then()
                        .body("officials.player", contains(next.id(), player.id()))
                        .body("officials.handle", contains(next.handle(), player.handle())));
        actionsOn(next)
                .body("items.kind", contains("competition-handed-over"))
                .body("items[0].competitionId", equalTo(cup))
                .body("items[0].operator", equalTo(operator.id()));
        next.commands()
                .delete(Cups.CUPS + "/" + cup + "/officials/" + player.id())
                .then()
                .statusCode(200);
    }

    @Test
    void whom_it_concerns_is_told_what_was_done_and_why_but_not_who_did_it() {
        String own = "/api/v1/players/me/operator-actions";
        String cup = Cups.created(player, Cups.duels(2, 8));
        handOver(operator, cup, player).statusCode(200);
        act(operator, player, "end-sessions", REASON).statusCode(200);
        Person again = new Person(player.id(), player.handle(), People.token(player.handle(), People.PASSWORD));

        again.asks()
                .get(own)
                .then()
                .statusCode(200)
                .body("items.kind", contains("sessions-ended", "competition-handed-over"))
                .body("items[0].reason", equalTo("as the test wants"))
                .body("items[0].operator", nullValue())
                .body("items[1].competitionId", equalTo(cup));
        String next = again.asks().queryParam("limit", 1).get(own).path("nextCursor");
        again.asks()
                .queryParam("limit", 1)
                .queryParam("cursor", next)
                .get(own)
                .then()
                .body("items.kind", contains("competition-handed-over"))
                .body("nextCursor", nullValue());
        People.somebody("Other").asks().get(own).then().statusCode(200).body("items", hasSize(0));
        given().get(own).then().statusCode(401);
        String token = again.asks()
                .body(Map.of("name", "x", "scopes", List.of("read")))
                .post("/api/v1/players/me/tokens")
                .path("token");
        given().auth().oauth2(token).get(own).then().statusCode(403);
    }

    @Test
    void operators_see_how_the_service_is_doing() {
        operator.asks()
                .get("/api/v1/operator/health/lobby")
                .then()
                .statusCode(200)
                .body("ready", equalTo(true))
                .body("readModels", hasSize(2))
                .body("tables.name", hasItem("account"))
                .body("topics.name", hasItem("operator.actions"));
        player.asks().get("/api/v1/operator/health/lobby").then().statusCode(403);
    }
}
