package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.accounts.privacy.Deletion;
import baffin.accounts.privacy.Deletions;
import baffin.lobby.api.People.Person;
import baffin.platform.names.PublicNames;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What an account may know of itself, and how it ends. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class PrivacyTest {

    private static final List<String> OF_ACCOUNTS = List.of(
            "account",
            "former_handle",
            "session",
            "access_token",
            "account_status",
            "second_factor",
            "account_email",
            "account_preferences",
            "account_deletion",
            "linked_identity",
            "oauth_client",
            "authorization_code",
            "account_invitation_use");

    private static final String DELETION = "/api/v1/players/me/deletion";
    private static final String MATCHES = "/api/v1/lobby/matches";

    @Inject
    Deletion deletion;

    @Inject
    Deletions deletions;

    @Inject
    @Identifier("lobby")
    Transactions transactions;

    private static ValidatableResponse ask(Person person, String password) {
        return person.asks().body(Map.of("password", password)).put(DELETION).then();
    }

    private static <T> T done(Uni<T> work) {
        return work.await().atMost(Waits.MAX);
    }

    /** The time of somebody is over now. */
    private void erase(Person person) {
        Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        done(deletions.add(person.id(), new Deletions.Pending(now.minus(Duration.ofDays(14)), now)));
        done(deletion.eraseDue());
    }

    private List<String> rows(String table) {
        return done(transactions.read(session ->
                Sql.values(session, "select cast(t as text) as row from " + table + " t", Map.of(), String.class)));
    }

    private static String opened(Person host) {
        return host.commands()
                .body(Map.of("game", "expedition", "seats", 2))
                .post(MATCHES)
                .then()
                .statusCode(201)
                .extract()
                .path("matchId");
    }

    @Test
    void an_account_ends_two_weeks_after_its_owner_has_asked_and_can_be_kept_until_then() {
        Person person = People.somebody("Leaves");
        String other = People.token(person.handle(), People.PASSWORD);

        ask(person, "not the password at all").statusCode(400).body("violations.pointer", contains("/password"));
        person.asks().get(DELETION).then().statusCode(204);

        JsonPath pending =
                ask(person, People.PASSWORD).statusCode(200).extract().jsonPath();
        assertThat(Instant.parse(pending.getString("dueAt")))
                .isEqualTo(Instant.parse(pending.getString("requestedAt")).plus(Duration.ofDays(14)));
        given().auth().oauth2(other).get("/api/v1/players/me").then().statusCode(401);
        ask(person, People.PASSWORD).statusCode(200).body("dueAt", equalTo(pending.getString("dueAt")));
        person.asks().get(DELETION).then().statusCode(200).body("dueAt", equalTo(pending.getString("dueAt")));
        done(deletion.eraseDue());
        person.asks().get("/api/v1/players/me").then().statusCode(200);

        person.asks().delete(DELETION).then().statusCode(204);
        person.asks().delete(DELETION).then().statusCode(404);
        person.asks().get(DELETION).then().statusCode(204);
    }

    @Test
    void nothing_is_left_of_an_account_and_its_bots_and_others_may_take_the_handle() {
        Person person = People.somebody("Goes");
        JsonPath bot = person.asks()
                .body(Map.of("handle", People.handle("Robot")))
                .post("/api/v1/bots")
                .jsonPath();
        String robot = bot.getString("handle");
        String former = person.handle();
        String next = People.handle("Went");
        person.asks()
                .body(Map.of("handle", next))
                .put("/api/v1/players/me/handle")
                .then()
                .statusCode(200);
        person.asks()
                .body(Map.of("sounds", true))
                .put("/api/v1/players/me/preferences")
                .then()
                .statusCode(200);
        person.asks()
                .body(Map.of("name", "script", "scopes", List.of("read")))
                .post("/api/v1/players/me/tokens")
                .then()
                .statusCode(201);

        People.made(next);
        assertThat(rows("second_factor")).anyMatch(row -> row.contains(person.id()));
        erase(person);

        person.asks().get("/api/v1/players/me").then().statusCode(401);
        given().get("/api/v1/players/" + person.id()).then().statusCode(404);
        given().get("/api/v1/players/" + bot.getString("id")).then().statusCode(404);
        for (String table : OF_ACCOUNTS) {
            assertThat(rows(table))
                    .as(table)
                    .noneMatch(row -> row.contains(person.id())
                            || row.contains(next)
                            || row.contains(former)
                            || row.contains(robot));
        }
        assertThat(rows("player_name")).contains("(" + person.id() + ",)", "(" + bot.getString("id") + ",)");
        given().contentType(ContentType.JSON)
                .body(Map.of("handle", former, "password", People.PASSWORD))
                .post("/api/v1/players")
                .then()
                .statusCode(201)
                .body("id", not(equalTo(person.id())));
        erase(person);
    }

    @Test
    void what_is_shown_of_an_erased_account_has_no_name_and_caches_must_ask_again() {
        Person person = People.somebody("Fades");
        String match = opened(person);
        org.awaitility.Awaitility.await()
                .atMost(Waits.MAX)
                .untilAsserted(() ->
                        given().get(MATCHES + "/" + match).then().body("seats[0].handle", equalTo(person.handle())));

        erase(person);

        org.awaitility.Awaitility.await()
                .atMost(Waits.MAX)
                .untilAsserted(() -> given().get(MATCHES + "/" + match)
                        .then()
                        .statusCode(200)
                        .body("seats[0].player", equalTo(person.id()))
                        .body("seats[0].handle", equalTo(PublicNames.FORMER_PLAYER))
                        .header("ETag", equalTo("\"2\""))
                        .header("Last-Modified", notNullValue()));
    }

    @Test
    void an_operator_erases_at_once_and_leaves_a_record() {
        Person operator = People.operator();
        Person person = People.somebody("Erased");

        operator.asks()
                .body(Map.of("reason", "as the owner has asked"))
                .post("/api/v1/operator/accounts/" + person.id() + "/erase")
                .then()
                .statusCode(204);

        person.asks().get("/api/v1/players/me").then().statusCode(401);
        operator.asks()
                .get("/api/v1/operator/actions?account=" + person.id())
                .then()
                .body("items.kind", contains("erased"))
                .body("items[0].reason", equalTo("as the owner has asked"));
        operator.asks()
                .body(Map.of("reason", "once more"))
                .post("/api/v1/operator/accounts/" + person.id() + "/erase")
                .then()
                .statusCode(404);
    }

    @Test
    void an_owner_reads_all_that_is_kept() {
        Person person = People.somebody("Reads");
        String bot = People.handle("Own-bot");
        person.asks().body(Map.of("handle", bot)).post("/api/v1/bots").then().statusCode(201);
        person.asks()
                .body(Map.of("name", "script", "scopes", List.of("read")))
                .post("/api/v1/players/me/tokens")
                .then()
                .statusCode(201);

        person.asks()
                .get("/api/v1/players/me/data")
                .then()
                .statusCode(200)
                .body("id", equalTo(person.id()))
                .body("handle", equalTo(person.handle()))
                .body("createdAt", notNullValue())
                .body("operator", equalTo(false))
                .body("bots.handle", contains(bot))
                .body("sessions", hasSize(1))
                .body("sessions[0].address", notNullValue())
                .body("tokens.name", contains("script"))
                .body("email", nullValue())
                .body("deletion", nullValue())
                .body("more", hasItem("/api/v1/players/me/chat"));
    }
}
