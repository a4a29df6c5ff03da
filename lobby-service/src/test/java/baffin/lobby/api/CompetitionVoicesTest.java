package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static baffin.lobby.api.Cups.duels;
import static baffin.lobby.api.Cups.running;
import static baffin.lobby.api.Cups.shown;
import static baffin.lobby.api.Cups.version;
import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.api.People.Person;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What organisers say to all, and what players ask of organisers. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CompetitionVoicesTest {

    private static final String ASK = "rounds/1/tables/1/ruling-request";

    private List<Person> director = List.of();
    private List<Person> people = List.of();
    private String id = "";
    private JsonPath round = JsonPath.from("{}");

    @BeforeEach
    void begins() {
        people = Stream.of("Olga", "Bo", "Cy", "Eve").map(People::somebody).toList();
        director = List.of(People.somebody("Director"));
        id = running(olga(), duels(2, 8), people);
        long version = version(asks(olga(), id, "rounds/1/pairings"));
        round = shown(id + "/rounds/1", version).extract().jsonPath();
    }

    private Person olga() {
        return director.getFirst();
    }

    private Person at(int table, int seat) {
        String player = round.getString("tables[" + table + "].seats[" + seat + "].player");
        return people.stream()
                .filter(person -> person.id().equals(player))
                .findFirst()
                .orElseThrow();
    }

    private ValidatableResponse requests(Person person, String query) {
        return person.asks()
                .get(CUPS + "/" + id + "/ruling-requests" + query)
                .then()
                .statusCode(200);
    }

    @Test
    void an_announcement_is_public_and_only_an_organiser_makes_one() {
        long said = version(asks(olga(), id, "announcements", Map.of("text", "Play begins\nat noon.")));
        shown(id + "/announcements", said)
                .body("items", hasSize(1))
                .body("items[0].number", equalTo(1))
                .body("items[0].text", equalTo("Play begins\nat noon."))
                .body("items[0].by.player", equalTo(olga().id()))
                .body("items[0].version", equalTo((int) said));
        asks(people.getFirst(), id, "announcements", Map.of("text", "Me too")).statusCode(403);
        for (String text : List.of("", "a\u0007b", "x".repeat(2_001))) {
            asks(olga(), id, "announcements", Map.of("text", text))
                    .statusCode(400)
                    .body("violations[0].pointer", equalTo("/text"));
        }
        asks(olga(), id, "announcements", Map.of()).statusCode(400).body("violations[0].pointer", equalTo("/text"));
        asks(olga(), id, "announcements?dryRun=true", Map.of("text", "x")).statusCode(400);
    }

    @Test
    void the_same_key_announces_once() {
        String key = UUID.randomUUID().toString();
        for (boolean again : List.of(false, true)) {
            olga().asks()
                    .header("Idempotency-Key", key)
                    .contentType("application/json")
                    .body(Map.of("text", "Once"))
                    .post(CUPS + "/" + id + "/announcements")
                    .then()
                    .statusCode(200)
                    .body("replayed", equalTo(again))
                    .body("events[0].announcement", equalTo(1));
        }
    }

    @Test
    void a_request_is_seen_by_organisers_and_the_table_alone_until_a_ruling_answers_it() {
        long atVersion = version(asks(at(0, 0), id, ASK, Map.of("reason", "The sled was mine.")));
        String query = "?status=OPEN&minVersion=" + atVersion;
        for (Person person : List.of(olga(), at(0, 0), at(0, 1))) {
            requests(person, query)
                    .body("items", hasSize(1))
                    .body("items[0].request", equalTo(1))
                    .body("items[0].round", equalTo(1))
                    .body("items[0].table", equalTo(1))
                    .body("items[0].matchId", equalTo(round.getString("tables[0].matchId")))
                    .body("items[0].entrant", equalTo(round.getInt("tables[0].seats[0].entrant")))
                    .body("items[0].by.player", equalTo(at(0, 0).id()))
                    .body("items[0].reason", equalTo("The sled was mine."))
                    .body("items[0].status", equalTo("OPEN"))
                    .body("items[0].answer", nullValue());
        }
        requests(at(1, 0), query).body("items", empty());
        requests(People.somebody("Stranger"), query).body("items", empty());
        given().get(CUPS + "/" + id + "/ruling-requests").then().statusCode(401);
        asks(olga(), id, "rounds/1/tables/1/abandon", Map.of("reason", "the board fell"));
        await().atMost(Waits.MAX).untilAsserted(() -> requests(at(0, 0), "").body("items.status", contains("RULED")));
        requests(olga(), "?status=OPEN").body("items", empty());
        requests(olga(), "?status=ruled").body("items", hasSize(1));
        olga().asks()
                .get(CUPS + "/" + id + "/ruling-requests?status=nonsense")
                .then()
                .statusCode(400);
    }

    @Test
    void an_organiser_declines_and_whoever_asked_reads_why() {
        asks(at(0, 0), id, ASK, Map.of("reason", "look")).statusCode(200).body("events[0].request", equalTo(1));
        asks(at(0, 0), id, ASK, Map.of("reason", "look")).statusCode(409);
        asks(at(0, 1), id, "ruling-requests/1/close", Map.of("reason", "no")).statusCode(403);
        long closed = version(asks(olga(), id, "ruling-requests/1/close", Map.of("reason", "All was right.")));
        requests(at(0, 0), "?minVersion=" + closed)
                .body("items[0].status", equalTo("DECLINED"))
                .body("items[0].answer", equalTo("All was right."))
                .body("items[0].answeredIn", equalTo((int) closed));
        asks(olga(), id, "ruling-requests/1/close", Map.of("reason", "no")).statusCode(409);
        asks(olga(), id, "ruling-requests/9/close", Map.of("reason", "no")).statusCode(404);
    }

    @Test
    void others_ask_for_no_ruling_and_nonsense_is_refused() {
        asks(olga(), id, ASK, Map.of("reason", "look")).statusCode(403);
        asks(at(1, 0), id, ASK, Map.of("reason", "look")).statusCode(403);
        asks(at(0, 0), id, "rounds/1/tables/7/ruling-request", Map.of("reason", "look"))
                .statusCode(404);
        asks(at(0, 0), id, "rounds/2/tables/1/ruling-request", Map.of("reason", "look"))
                .statusCode(404);
        asks(at(0, 0), id, ASK, Map.of("reason", " "))
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/reason"));
    }
}
