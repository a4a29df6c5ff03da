package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.api.People.Person;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class SeeksTest {

    private static final String SEEKS = "/api/v1/seeks";

    @AfterEach
    void scoring_answers_again() {
        FakeScoring.down = false;
    }

    private static ValidatableResponse seek(Person person, Map<String, Object> request) {
        return person.commands().body(request).post(SEEKS).then();
    }

    private static String status(String seekId) {
        return given().get(SEEKS + "/" + seekId).jsonPath().getString("status");
    }

    private static ValidatableResponse withdrawn(Person person, String seekId) {
        return person.commands().delete(SEEKS + "/" + seekId).then();
    }

    /** A wish that only those fit who ask for the same ratings, so that tests don't meet each other. */
    private static Map<String, Object> request(Object seats, int rating) {
        return Map.of(
                "game", "expedition", "seats", seats, "ratingRange", Map.of("min", rating - 1, "max", rating + 1));
    }

    private static Person rated(String name, int rating) {
        Person person = People.somebody(name);
        FakeScoring.RATINGS.put(person.id(), rating);
        return person;
    }

    @Test
    void two_who_seek_find_themselves_in_the_same_started_match() {
        Person one = rated("One", 1700);
        Person two = rated("Two", 1700);
        String first = seek(one, request(2, 1700))
                .statusCode(201)
                .header("Location", containsString(SEEKS))
                .body("status", equalTo("WAITING"))
                .body("rating", equalTo(1700))
                .body("seats", equalTo(List.of(2)))
                .body("options", notNullValue())
                .extract()
                .path("seekId");
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get(SEEKS + "?game=expedition&limit=200")
                        .then()
                        .statusCode(200)
                        .body("items.seekId", hasItem(first)));
        String matchId = seek(two, request(List.of(2, 3), 1700))
                .statusCode(201)
                .body("status", equalTo("MATCHED"))
                .extract()
                .path("matchId");
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get(SEEKS + "/" + first)
                        .then()
                        .body("status", equalTo("MATCHED"))
                        .body("matchId", equalTo(matchId)));
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get("/api/v1/lobby/matches/" + matchId)
                        .then()
                        .statusCode(200)
                        .body("state", equalTo("RUNNING"))
                        .body("organiser", equalTo(one.id()))
                        .body("seats", hasSize(2))
                        .body("seats.player", hasItem(one.id()))
                        .body("seats.player", hasItem(two.id())));
        given().get(SEEKS + "?limit=200").then().body("items.seekId", not(hasItem(first)));
        withdrawn(one, first).statusCode(409);
    }

    @Test
    void a_seek_is_made_once_a_key_and_waits_once_a_game() {
        Person person = rated("Again", 1710);
        String key = UUID.randomUUID().toString();
        String first = person.asks()
                .header("Idempotency-Key", key)
                .body(request(4, 1710))
                .post(SEEKS)
                .then()
                .statusCode(201)
                .extract()
                .path("seekId");
        person.asks()
                .header("Idempotency-Key", key)
                .body(request(4, 1710))
                .post(SEEKS)
                .then()
                .statusCode(201)
                .body("seekId", equalTo(first));
        seek(person, request(4, 1710)).statusCode(409).body("detail", containsString(first));
        Person other = People.somebody("Other");
        withdrawn(other, first).statusCode(403);
        withdrawn(person, first).statusCode(200).body("status", equalTo("WITHDRAWN"));
        await().atMost(Waits.MAX).until(() -> status(first).equals("WITHDRAWN"));
        given().get(SEEKS + "/" + UUID.randomUUID()).then().statusCode(404);
        given().get(SEEKS + "/nonsense").then().statusCode(404);
    }

    @Test
    void what_cannot_be_wished_is_refused_with_its_field() {
        Person person = People.somebody("Wish");
        pointed(person, Map.of("game", "chess", "seats", 2), "/game");
        pointed(person, Map.of("game", "expedition", "seats", 9), "/seats");
        pointed(person, Map.of("game", "expedition", "seats", 2, "botsAfter", "soon"), "/botsAfter");
        pointed(person, Map.of("game", "expedition", "seats", 2, "expiresAfter", "PT1S"), "/expiresAfter");
        pointed(person, Map.of("game", "expedition", "seats", 2, "options", Map.of("x", "y")), "/options/x");
        pointed(person, Map.of("game", "expedition", "seats", 2, "colour", "red"), "/colour");
        pointed(person, Map.of("game", "expedition"), "/seats");
        Map<String, Object> clock = Map.of("type", "Unlimited", "idle", "PT1S");
        pointed(person, Map.of("game", "expedition", "seats", 2, "clock", clock), "/clock/idle");
        person.commands()
                .body(Map.of("game", "expedition", "seats", 2))
                .post(SEEKS + "?hold=hands")
                .then()
                .statusCode(400);
        given().header("Idempotency-Key", UUID.randomUUID().toString())
                .contentType("application/json")
                .body(Map.of("game", "expedition", "seats", 2))
                .post(SEEKS)
                .then()
                .statusCode(401);
    }

    private static void pointed(Person person, Map<String, Object> request, String pointer) {
        seek(person, request).statusCode(400).body("violations[0].pointer", equalTo(pointer));
    }

    @Test
    void bots_of_the_house_take_the_free_seats() {
        Person person = People.somebody("Alone");
        Map<String, Object> clock = Map.of("type", "Unlimited", "idle", "P7D");
        String seekId = seek(person, Map.of("game", "expedition", "seats", 3, "botsAfter", "PT0.2S", "clock", clock))
                .statusCode(201)
                .body("clock.type", equalTo("Unlimited"))
                .extract()
                .path("seekId");
        await().atMost(Waits.MAX).until(() -> status(seekId).equals("MATCHED"));
        String matchId = given().get(SEEKS + "/" + seekId).jsonPath().getString("matchId");
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get("/api/v1/lobby/matches/" + matchId)
                        .then()
                        .statusCode(200)
                        .body("state", equalTo("RUNNING"))
                        .body("clock.idle", equalTo("P7D"))
                        .body("seats", hasSize(3))
                        .body("seats.findAll { it.bot }.player.every { it.startsWith('house:') }", equalTo(true))
                        .body("seats.findAll { it.bot }", hasSize(2)));
    }

    @Test
    void without_ratings_only_a_seek_without_a_range_is_taken() {
        FakeScoring.down = true;
        Person person = People.somebody("Unknown");
        seek(person, request(2, 1720)).statusCode(503).header("Retry-After", notNullValue());
        String seekId = seek(person, Map.of("game", "expedition", "seats", 4))
                .statusCode(201)
                .body("rating", nullValue())
                .extract()
                .path("seekId");
        withdrawn(person, seekId).statusCode(200);
        FakeScoring.down = false;
        Person fresh = People.somebody("Fresh");
        String made = seek(fresh, request(4, 1720))
                .statusCode(201)
                .body("rating", equalTo(1500))
                .extract()
                .path("seekId");
        int requests = FakeScoring.REQUESTS.get();
        withdrawn(fresh, made).statusCode(200);
        String again = seek(fresh, request(4, 1720)).statusCode(201).extract().path("seekId");
        assertThat(FakeScoring.REQUESTS).as("kept for a minute").hasValue(requests);
        withdrawn(fresh, again).statusCode(200);
    }

    @Test
    void a_quick_match_is_a_seek_for_any_table_with_bots_after_half_a_minute() {
        Person one = People.somebody("Quick");
        String seekId = one.commands()
                .body(Map.of("game", "north-wind", "seats", 2))
                .post("/api/v1/quick-match")
                .then()
                .statusCode(201)
                .body("botsFrom", notNullValue())
                .body("ratingRange", nullValue())
                .extract()
                .path("seekId");
        Person two = People.somebody("Quicker");
        String matchId = two.commands()
                .body(Map.of("game", "north-wind"))
                .post("/api/v1/quick-match")
                .then()
                .statusCode(201)
                .body("status", equalTo("MATCHED"))
                .body("seats", equalTo(List.of(2, 3, 4)))
                .extract()
                .path("matchId");
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get(SEEKS + "/" + seekId).then().body("matchId", equalTo(matchId)));
        two.commands()
                .body(Map.of("game", "chess"))
                .post("/api/v1/quick-match")
                .then()
                .statusCode(400);
    }
}
