package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static baffin.lobby.api.Cups.restful;
import static baffin.lobby.api.Cups.running;
import static baffin.lobby.api.Cups.shown;
import static baffin.lobby.api.Cups.version;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;

import baffin.lobby.api.People.Person;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A published round is withdrawn, rebuilt after a correction, or has single seats changed. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CompetitionWithdrawalTest {

    private static final Map<String, Object> REASON = Map.of("reason", "published too early");
    private static final Map<String, Object> DESPITE = Map.of("reason", "the wrong people", "despiteMoves", true);

    private List<Person> people = List.of();
    private Person olga;
    private String id = "";

    @BeforeEach
    void run() {
        people = IntStream.range(0, 8).mapToObj(one -> People.somebody("Polar")).toList();
        olga = people.getFirst();
        id = running(olga, restful(8), people);
    }

    private JsonPath publishedRound(int round) {
        return asks(olga, id, "rounds/" + round + "/pairings")
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    private ValidatableResponse tried(String what, Map<String, Object> body) {
        return olga.asks()
                .body(body)
                .post(CUPS + "/" + id + "/" + what + "?dryRun=true")
                .then();
    }

    @Test
    void a_round_without_a_move_is_withdrawn_in_one_request_and_published_again_with_the_same_tables() {
        JsonPath first = publishedRound(1);
        asks(people.get(1), id, "rounds/1/withdraw", REASON).statusCode(403);
        asks(olga, id, "rounds/2/withdraw", REASON).statusCode(404);
        asks(olga, id, "rounds/1/withdraw", Map.of()).statusCode(400);
        tried("rounds/1/withdraw", REASON).statusCode(200).body("events[0].lost", empty());

        long gone = version(asks(olga, id, "rounds/1/withdraw", REASON));

        shown(id + "/rounds", gone)
                .body("items", empty())
                .body("withdrawn.round", contains(1))
                .body("withdrawn.reason", contains("published too early"));
        JsonPath second = publishedRound(1);
        assertThat(second.getList("tables.seats.entrant")).isEqualTo(first.getList("tables.seats.entrant"));
        assertThat(second.getString("seed")).isEqualTo(first.getString("seed"));
        assertThat(second.getList("tables.attempt")).containsOnly(2);
        assertThat(second.getList("tables.matchId")).doesNotContainAnyElementsOf(first.getList("tables.matchId"));
        shown(id + "/rounds/1/verification", second.getLong("version")).body("verified", equalTo(true));
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get("/api/v1/lobby/matches/" + second.getString("tables[0].matchId"))
                        .then()
                        .statusCode(200));
    }

    @Test
    void what_would_be_lost_is_named_and_has_to_be_agreed_to() {
        JsonPath round = publishedRound(1);
        int mover = round.getInt("tables[0].seats[1].entrant");
        asks(olga, id, "rounds/1/tables/2/abandon", Map.of("reason", "a storm")).statusCode(200);
        EndOfMatch.acted(round.getString("tables[0].matchId"), 1);
        await().atMost(Waits.MAX)
                .untilAsserted(() -> tried("rounds/1/withdraw", REASON)
                        .statusCode(200)
                        .body("events[0].lost.table", contains(1, 2))
                        .body("events[0].lost[0].moved.entrant", contains(mover))
                        .body(
                                "events[0].lost[0].moved.handle",
                                contains(people.get(mover - 1).handle()))
                        .body("events[0].lost[1].result", equalTo("ABANDONED")));
        asks(olga, id, "rounds/1/withdraw", REASON)
                .statusCode(409)
                .body("violations.pointer", contains("/despiteMoves", "/despiteMoves"))
                .body("violations[0].message", containsString("table 1: entrant " + mover + " has moved"));

        long gone = version(asks(olga, id, "rounds/1/withdraw", DESPITE));

        shown(id, gone).body("rounds", empty());
        shown(id + "/rulings", gone).body("items[0].lifted", equalTo(true));
    }

    @Test
    void seats_of_tables_that_have_not_begun_are_changed() {
        JsonPath round = publishedRound(1);
        int one = round.getInt("tables[0].seats[0].entrant");
        int other = round.getInt("tables[1].seats[0].entrant");
        Map<String, Object> body = Map.of("entrant", one, "for", other, "reason", "they travel together");
        asks(people.get(1), id, "rounds/1/tables/1/swap", body).statusCode(403);
        asks(olga, id, "rounds/1/tables/2/swap", body).statusCode(400).body("violations.pointer", contains("/entrant"));
        tried("rounds/1/tables/1/swap", body).statusCode(200).body("events[0].tables.attempt", contains(2, 2));

        long changed = version(asks(olga, id, "rounds/1/tables/1/swap", body));

        JsonPath now = shown(id + "/rounds/1", changed)
                .body("changed", contains(1, 2))
                .body("tables[0].seats[0].entrant", equalTo(other))
                .body("tables[0].matchId", not(equalTo(round.getString("tables[0].matchId"))))
                .extract()
                .jsonPath();
        shown(id + "/rounds/1/verification", changed)
                .body("verified", equalTo(true))
                .body("changed", contains(1, 2));
        EndOfMatch.acted(now.getString("tables[1].matchId"), 0);
        Map<String, Object> back = Map.of("entrant", other, "for", one, "reason", "they do not");
        await().atMost(Waits.MAX)
                .untilAsserted(() -> tried("rounds/1/tables/1/swap", back)
                        .statusCode(409)
                        .body("detail", containsString("only tables that have not begun can change")));
    }

    @Test
    void a_correction_says_which_round_was_made_from_the_old_result_and_the_round_says_what_to_do() {
        JsonPath first = publishedRound(1);
        List<Integer> seats = first.getList("tables[0].seats.entrant");
        asks(olga, id, "rounds/1/tables/1/adjudicate", Map.of("seats", rows(seats), "reason", "clear"))
                .statusCode(200);
        asks(olga, id, "rounds/1/tables/2/abandon", Map.of("reason", "a storm")).statusCode(200);
        await().atMost(Waits.MAX)
                .untilAsserted(
                        () -> given().get(CUPS + "/" + id + "/rounds/1").then().body("closedAt", notNullValue()));
        JsonPath second = publishedRound(2);
        long published = second.getLong("version");
        shown(id + "/rounds/2/affected", published)
                .body("corrected", equalTo(false))
                .body("elsewhere", empty())
                .body("choices", empty());
        int stands = shown(id + "/rounds/1", published).extract().path("tables[0].result.version");
        Map<String, Object> turned =
                Map.of("seats", rows(seats.reversed()), "reason", "a swapped sheet", "replaces", stands);

        List<List<Integer>> would = tried("rounds/1/tables/1/correct", turned)
                .statusCode(200)
                .body("affected.round", contains(2))
                .body("warnings", empty())
                .extract()
                .path("affected[0].tables");
        long corrected = version(asks(olga, id, "rounds/1/tables/1/correct", turned));

        shown(id + "/rounds", corrected).body("items.corrected", contains(false, true));
        shown(id + "/rounds/2/affected", corrected)
                .body("corrected", equalTo(true))
                .body("tables", equalTo(would))
                .body("elsewhere.handle", not(empty()))
                .body("choices", hasSize(3))
                .body("choices[1]", containsString("/rounds/2/withdraw with \"again\": true"));
        long again = version(asks(olga, id, "rounds/2/withdraw", Map.of("reason", "a slip", "again", true))
                .body("events.type", contains("RoundPublished")));
        assertThat(shown(id + "/rounds/2", again).extract().jsonPath().getList("tables.seats.entrant"))
                .isEqualTo(would);
    }

    /** Rows in which the first one has the first place. */
    private static List<Map<String, Object>> rows(List<Integer> entrants) {
        List<Map<String, Object>> rows = new ArrayList<>();
        entrants.forEach(entrant -> rows.add(Map.of("entrant", entrant, "place", rows.size() + 1)));
        return rows;
    }
}
