package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static baffin.lobby.api.Cups.created;
import static baffin.lobby.api.Cups.duels;
import static baffin.lobby.api.Cups.shown;
import static baffin.lobby.api.Cups.version;
import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import baffin.lobby.api.People.Person;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Roles in a competition, tokens of programs for one competition, and rulings on one's own table. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CompetitionRolesTest {

    private static final String TABLE = "rounds/1/tables/1/";

    private Person olga;
    private Person ada;
    private Person hilda;
    private String id;

    @BeforeEach
    void competition() {
        olga = People.somebody("Olga");
        ada = People.somebody("Ada");
        hilda = People.somebody("Hilda");
        id = created(olga, duels(2, 8));
        serves(ada, "ARBITER");
        serves(hilda, "HELPER");
    }

    private void serves(Person person, String role) {
        asks(olga, id, "officials", Map.of("handle", person.handle(), "role", role))
                .statusCode(200)
                .body("events[0].as", equalTo(role));
        asks(person, id, "invitations/accept").statusCode(200);
    }

    /** The owner plays at the first table. */
    private List<Map<String, Object>> begun() {
        asks(olga, id, "entrants").statusCode(200);
        asks(People.somebody("Ann"), id, "entrants").statusCode(200);
        asks(olga, id, "start").statusCode(200);
        long version = version(asks(olga, id, "rounds/1/pairings", Map.of()));
        List<Integer> seats = shown(id + "/rounds/1", version).extract().path("tables[0].seats.entrant");
        return List.of(Map.of("entrant", seats.getFirst(), "place", 1), Map.of("entrant", seats.getLast(), "place", 2));
    }

    @Test
    void everybody_sees_who_has_which_role_and_those_who_have_it_find_the_competition() {
        long version = version(asks(olga, id, "officials", Map.of("handle", hilda.handle(), "role", "ARBITER")));
        shown(id, version)
                .body("officials.player", contains(olga.id(), ada.id(), hilda.id()))
                .body("officials.handle", contains(olga.handle(), ada.handle(), hilda.handle()))
                .body("officials.role", contains("OWNER", "ARBITER", "ARBITER"));
        given().get(CUPS + "?official=" + ada.id())
                .then()
                .body("items.competitionId", contains(id))
                .body("items[0].officials.role", contains("OWNER", "ARBITER", "ARBITER"));
    }

    @Test
    void a_helper_enters_first_results_an_arbiter_rules_and_neither_directs() {
        List<Map<String, Object>> rows = begun();
        asks(hilda, id, TABLE + "abandon", Map.of("reason", "fire")).statusCode(403);
        long first = version(asks(hilda, id, TABLE + "adjudicate", Map.of("seats", rows, "reason", "as told")));
        Map<String, Object> again = Map.of("seats", rows, "reason", "no", "replaces", first);
        asks(hilda, id, TABLE + "adjudicate", again).statusCode(403);
        asks(ada, id, TABLE + "correct", again).statusCode(200);
        asks(ada, id, "finish").statusCode(403).body("detail", containsString("only an organiser"));
        asks(ada, id, "cancel", Map.of("reason", "no ice")).statusCode(403);
        asks(ada, id, "officials", Map.of("handle", hilda.handle(), "role", "ARBITER"))
                .statusCode(403);
    }

    @Test
    void who_plays_at_a_table_asks_another_one_first_and_a_ruling_of_the_own_is_marked() {
        Map<String, Object> result = Map.of("seats", begun(), "reason", "as told");
        for (String query : List.of("", "?dryRun=true")) {
            asks(olga, id, TABLE + "adjudicate" + query, result)
                    .statusCode(409)
                    .body("detail", containsString("own=true"))
                    .body("others.handle", contains(ada.handle(), hilda.handle()));
        }
        asks(olga, id, TABLE + "abandon", Map.of("reason", "fire"))
                .statusCode(409)
                .body("others.handle", contains(ada.handle()));
        asks(olga, id, TABLE + "adjudicate?own=true&dryRun=true", result).statusCode(200);
        long own = version(asks(olga, id, TABLE + "adjudicate?own=true", result));
        shown(id + "/rulings", own).body("items.own", contains(true));
        asks(olga, id, "rulings/1/lift", Map.of("reason", "an error"))
                .statusCode(409)
                .body("others.handle", contains(ada.handle()));
        asks(ada, id, "rulings/1/lift", Map.of("reason", "an error")).statusCode(200);
        long other = version(asks(ada, id, TABLE + "adjudicate", result));
        shown(id + "/rulings", other).body("items.own", contains(true, false));
    }

    private static String token(Person person, String... scopes) {
        return person.asks()
                .body(Map.of("name", "script", "scopes", List.of(scopes)))
                .post("/api/v1/players/me/tokens")
                .then()
                .statusCode(201)
                .extract()
                .path("token");
    }

    private static RequestSpecification with(String token) {
        return given().header("Authorization", "Bearer " + token)
                .header("Idempotency-Key", UUID.randomUUID())
                .contentType("application/json");
    }

    @Test
    void a_token_for_one_competition_does_there_what_the_role_of_its_owner_allows_and_nothing_elsewhere() {
        String other = created(olga, duels(2, 8));
        String one = token(olga, "organise:" + id);
        Map<String, Object> text = Map.of("text", "there is soup");
        with(one).body(text).post(CUPS + "/" + id + "/announcements").then().statusCode(200);
        with(one).body(Map.of("name", "Soup cup")).patch(CUPS + "/" + id).then().statusCode(200);
        with(one)
                .body(text)
                .post(CUPS + "/" + other + "/announcements")
                .then()
                .statusCode(403)
                .header("WWW-Authenticate", containsString("scope=\"organise\""));
        with(one).body(duels(2, 8)).post(CUPS).then().statusCode(403);
        with(one).body(Map.of()).post(CUPS + "/" + id + "/copy").then().statusCode(403);
        with(one).body(Map.of()).post(CUPS + "/" + id + "/next-season").then().statusCode(403);
        with(one).body(text).post(CUPS + "/" + id + "x/announcements").then().statusCode(403);
        with(one).get("/api/v1/players/me/quiet-hours").then().statusCode(403);
        with(token(olga, "read", "organise:" + other))
                .body(text)
                .post(CUPS + "/" + id + "/announcements")
                .then()
                .statusCode(403);

        with(token(ada, "organise:" + id))
                .body(text)
                .post(CUPS + "/" + id + "/announcements")
                .then()
                .statusCode(403)
                .body("detail", containsString("only an organiser"));
        olga.asks()
                .body(Map.of("name", "script", "scopes", List.of("organise:everything")))
                .post("/api/v1/players/me/tokens")
                .then()
                .statusCode(400);
    }
}
