package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static baffin.lobby.api.Cups.created;
import static baffin.lobby.api.Cups.duels;
import static baffin.lobby.api.Cups.entry;
import static baffin.lobby.api.Cups.pods;
import static baffin.lobby.api.Cups.running;
import static baffin.lobby.api.Cups.shown;
import static baffin.lobby.api.Cups.version;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.startsWith;

import baffin.lobby.api.People.Person;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Results and check-ins of many in one request, as JSON and as pasted text. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class ResultsBatchTest {

    private static final String RESULTS = "rounds/1/results";

    private final List<Person> people = new ArrayList<>();

    private Person olga() {
        return people.getFirst();
    }

    /** Eight people at two tables of four. */
    private String begun() {
        Stream.of("Olga", "Bruno", "Carla", "Dag", "Eino", "Freja", "Gustav", "Hilde")
                .map(People::somebody)
                .forEach(people::add);
        String id = running(olga(), pods(8), people);
        shown(id, version(asks(olga(), id, "rounds/1/pairings")));
        return id;
    }

    private static List<String> handles(String id, int table) {
        return shown(id + "/rounds/1", 1)
                .extract()
                .jsonPath()
                .getList("tables[" + (table - 1) + "].seats.handle", String.class);
    }

    private static List<Map<String, Object>> rows(int table, List<String> handles, int... scores) {
        List<Map<String, Object>> rows = new ArrayList<>();
        for (int seat = 0; seat < scores.length; seat++) {
            rows.add(Map.of("table", table, "handle", handles.get(seat), "score", scores[seat]));
        }
        return rows;
    }

    private ValidatableResponse pastes(String id, String query, String csv) {
        return olga().asks()
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .contentType("text/csv; charset=UTF-8")
                .body(csv)
                .post(CUPS + "/" + id + "/" + RESULTS + query)
                .then();
    }

    @Test
    void results_of_a_round_are_entered_by_name_in_one_request() {
        String id = begun();
        List<Map<String, Object>> rows = new ArrayList<>(rows(1, handles(id, 1), 40, 61, 33, 54));
        rows.addAll(rows(2, handles(id, 2), 10, 20, 30, 5));
        asks(olga(), id, RESULTS + "?dryRun=true", Map.of("rows", rows))
                .statusCode(200)
                .body("events.type", equalTo(List.of("RulingMade", "RulingMade")))
                .body("after.points", hasItem(10));
        String key = UUID.randomUUID().toString();
        for (boolean again : List.of(false, true)) {
            olga().asks()
                    .header("Idempotency-Key", key)
                    .body(Map.of("rows", rows, "reason", "from the sheets"))
                    .post(CUPS + "/" + id + "/" + RESULTS)
                    .then()
                    .statusCode(200)
                    .body("replayed", equalTo(again))
                    .body("events[0].reason", equalTo("from the sheets"));
        }
        JsonPath round = shown(id + "/rounds/1", 1).extract().jsonPath();
        assertThat(round.getList("tables[0].seats.place")).isEqualTo(List.of(3, 1, 4, 2));
        assertThat(round.getList("tables[1].seats.place")).isEqualTo(List.of(3, 2, 1, 4));
        asks(olga(), id, RESULTS, Map.of("rows", rows))
                .statusCode(409)
                .body("violations.pointer", equalTo(List.of("/rows/0/table", "/rows/4/table")))
                .body("violations[0].message", containsString("has a result already"));
    }

    @Test
    void every_row_at_fault_is_named_and_nothing_is_entered() {
        String id = begun();
        List<String> first = handles(id, 1);
        List<String> second = handles(id, 2);
        List<Object> rows = new ArrayList<>(rows(1, first, 40, 61, 33, 54));
        rows.set(2, Map.of("table", 1, "handle", first.get(2) + "o", "score", 33));
        rows.addAll(rows(2, second, 10, 20, 20, 5));
        rows.add(Map.of("table", 1, "handle", first.get(3), "scroe", 3));
        rows.add(Map.of("table", 9, "entrant", 1, "score", 3));
        rows.add(Map.of("table", 1, "score", 3));
        rows.add(Map.of("round", 2, "table", 1, "entrant", 1, "score", 3));
        asks(olga(), id, RESULTS, Map.of("rows", rows))
                .statusCode(400)
                .body(
                        "violations.pointer",
                        equalTo(List.of(
                                "/rows/2/handle",
                                "/rows/5/place",
                                "/rows/6/place",
                                "/rows/8/scroe",
                                "/rows/9/table",
                                "/rows/10/entrant",
                                "/rows/11/round")))
                .body("violations[0].nearby", hasItem(first.get(2)))
                .body("violations[0].allowed", containsInAnyOrder(first.toArray()))
                .body("violations[3].nearby", hasItem("score"));
        asks(people.get(1), id, RESULTS, Map.of("rows", rows)).statusCode(403);
        asks(people.get(1), id, RESULTS, Map.of("rows", rows(1, first, 4, 3, 2, 1)))
                .statusCode(403);
        asks(olga(), id, RESULTS, Map.of("rows", List.of())).statusCode(400);
        asks(olga(), id, RESULTS, Map.of("rows", Collections.nCopies(501, Map.of("table", 1, "entrant", 1))))
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/rows"));
        shown(id + "/rulings", 1).body("items", hasSize(0));
    }

    @Test
    void pasted_lines_are_rows_and_faults_name_their_lines() {
        String id = begun();
        List<String> first = handles(id, 1);
        List<String> second = handles(id, 2);
        String lines = "1,%s,40\n1,%s,61\n\n1,%s,33\n1,%s,54\n".formatted(first.toArray());
        pastes(id, "", lines + "2,nobody here,7\n2," + second.getFirst() + ",many\n")
                .statusCode(400)
                .body("violations.pointer", equalTo(List.of("/rows/4/handle", "/rows/5/score")))
                .body("violations.message", hasItems(startsWith("line 6: "), startsWith("line 7: ")));
        pastes(id, "", "table;scroe\n1;3")
                .statusCode(400)
                .body("violations[0].nearby", equalTo(List.of("score")))
                .body("violations[0].message", startsWith("line 1 "));
        pastes(id, "", "1,2,3,4,5,6").statusCode(400).body("violations[0].message", startsWith("line 1 has 6 cells"));
        pastes(id, "?dryRun=true", lines).statusCode(200).body("events", hasSize(1));
        pastes(id, "?reason=sheets", lines)
                .statusCode(200)
                .body("events[0].reason", equalTo("sheets"))
                .body("events[0].seats.place", equalTo(List.of(3, 1, 4, 2)));
        String table =
                "Table\tHandle\tScore\tPlace\tFate\n2\t%s\t20\t2\t\n2\t%s\t20\t1\t\n2\t%s\t5\t\t\n2\t%s\t\t\tNO_SHOW"
                        .formatted(second.toArray());
        pastes(id, "", table)
                .statusCode(200)
                .body("events[0].reason", equalTo("entered by the organisers"))
                .body("events[0].seats.place", equalTo(List.of(2, 1, 3, 4)));
    }

    @Test
    void a_single_table_takes_names_and_scores_too() {
        String id = begun();
        List<String> first = handles(id, 1);
        List<Map<String, Object>> rows = List.of(
                Map.of("handle", first.get(0), "score", 40),
                Map.of("handle", first.get(1), "score", 61),
                Map.of("handle", first.get(2), "score", 33),
                Map.of("handle", "nobody-here", "score", 54));
        asks(olga(), id, "rounds/1/tables/1/adjudicate", Map.of("seats", rows, "reason", "the sheet"))
                .statusCode(400)
                .body("violations.pointer", equalTo(List.of("/seats/3/handle")))
                .body("violations[0].allowed", containsInAnyOrder(first.toArray()));
        List<Map<String, Object>> right = new ArrayList<>(rows.subList(0, 3));
        right.add(Map.of("handle", first.get(3).toUpperCase(java.util.Locale.ROOT), "score", 54));
        int made = (int) version(
                asks(olga(), id, "rounds/1/tables/1/adjudicate", Map.of("seats", right, "reason", "the sheet")));
        asks(olga(), id, "rounds/1/tables/1/correct", Map.of("seats", right, "reason", "as it is", "replaces", made))
                .statusCode(200)
                .body("events[0].seats.place", equalTo(List.of(3, 1, 4, 2)));
    }

    @Test
    void many_check_in_by_name_or_number_in_one_request() {
        Stream.of("Olga", "Bruno", "Carla").map(People::somebody).forEach(people::add);
        Map<String, Object> times =
                Map.of("closesAt", Instant.now().plus(Duration.ofMinutes(30)).toString(), "checkIn", "PT1H");
        String id = created(olga(), entry(duels(2, 8), times));
        people.forEach(person -> asks(person, id, "entrants").statusCode(200));
        shown(id, 4);
        List<Object> names = List.of(1, people.get(1).handle(), people.get(2).handle() + "o", true, 45);
        asks(olga(), id, "entrants/check-in", Map.of("entrants", names))
                .statusCode(400)
                .body("violations.pointer", equalTo(List.of("/entrants/2", "/entrants/3", "/entrants/4")))
                .body("violations[0].nearby", hasItem(people.get(2).handle()));
        asks(olga(), id, "entrants/check-in?dryRun=true", Map.of("entrants", names.subList(0, 2)))
                .statusCode(200)
                .body("events.type", equalTo(List.of("CheckedIn", "CheckedIn")));
        asks(people.get(1), id, "entrants/check-in", Map.of("entrants", List.of(2)))
                .statusCode(403);
        asks(olga(), id, "entrants/check-in", Map.of("entrants", names.subList(0, 2)))
                .statusCode(200)
                .body("events.entrant", equalTo(List.of(1, 2)));
        asks(olga(), id, "seeding?dryRun=true", Map.of("entrants", List.of("nobody"), "reason", "x"))
                .statusCode(405);
        olga().commands()
                .body(Map.of("entrants", List.of(people.get(2).handle(), 1), "reason", "as last year"))
                .put(CUPS + "/" + id + "/seeding")
                .then()
                .statusCode(200)
                .body("events[0].entrants", equalTo(List.of(3, 1)));
    }

    @Test
    void a_name_of_nobody_brings_names_like_it_from_the_search_for_players() {
        Stream.of("Olga", "Bruno").map(People::somebody).forEach(people::add);
        String id = created(olga(), duels(2, 8));
        String bruno = people.get(1).handle();
        asks(olga(), id, "entrants/batch", Map.of("entrants", List.of(Map.of("handle", bruno + "o"))))
                .statusCode(400)
                .body("violations[0].nearby", hasItem(bruno))
                .body("violations[0].message", equalTo("no player has this name"));
        asks(
                        olga(),
                        id,
                        "entrants/batch",
                        Map.of(
                                "entrants",
                                List.of(Map.of("handle", bruno), Map.of("bot", "random"), Map.of("handle", bruno))))
                .statusCode(409)
                .body("violations[0].message", equalTo("row 3 names the same player as row 1"));
    }
}
