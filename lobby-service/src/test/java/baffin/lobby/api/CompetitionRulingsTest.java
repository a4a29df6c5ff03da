package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static baffin.lobby.api.Cups.duels;
import static baffin.lobby.api.Cups.running;
import static baffin.lobby.api.Cups.shown;
import static baffin.lobby.api.Cups.version;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import baffin.lobby.api.People.Person;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Rulings name entrants, are tried first, see what they replace, and can be taken back. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CompetitionRulingsTest {

    private static final String TABLE = "rounds/1/tables/1/";

    private final List<Person> people = new ArrayList<>();
    private String id = "";
    private JsonPath round = JsonPath.from("{}");

    @BeforeEach
    void begins() {
        Stream.of("Olga", "Otto", "Bo", "Eve").map(People::somebody).forEach(people::add);
        id = running(olga(), duels(2, 8), people);
        long version = version(asks(olga(), id, "rounds/1/pairings"));
        round = shown(id + "/rounds/1", version).extract().jsonPath();
    }

    private Person olga() {
        return people.getFirst();
    }

    private int entrant(int seat) {
        return round.getInt("tables[0].seats[" + seat + "].entrant");
    }

    private String player(int seat) {
        return round.getString("tables[0].seats[" + seat + "].player");
    }

    private long adjudicated() {
        return version(asks(olga(), id, TABLE + "adjudicate", Map.of("seats", rows(1, 2), "reason", "clear")));
    }

    private List<Map<String, Object>> rows(int first, int second) {
        return List.of(Map.of("entrant", entrant(0), "place", first), Map.of("entrant", entrant(1), "place", second));
    }

    @Test
    void a_table_with_a_result_keeps_who_played_and_entrants_say_who_played_before_and_why_they_left() {
        adjudicated();
        String one = id + "/entrants/" + entrant(0);
        asks(olga(), id, "entrants/" + entrant(0) + "/replace", Map.of("bot", "navigator", "reason", "moved away"))
                .statusCode(200);
        long left = version(asks(olga(), id, "entrants/" + entrant(1) + "/withdraw", Map.of("reason", "a voyage")));

        shown(id + "/rounds/1", left)
                .body("tables[0].seats.player", equalTo(List.of(player(0), player(1))))
                .body("tables[0].seats.playedBy", everyItem(nullValue()));
        shown(one, left).body("former.player", equalTo(List.of(player(0)))).body("bot", equalTo(true));
        shown(id + "/entrants/" + entrant(1), left)
                .body("presence", equalTo("WITHDRAWN"))
                .body("reason", equalTo("a voyage"))
                .body("leftAt", notNullValue());
    }

    @Test
    void rows_belong_to_the_entrants_that_they_name_and_others_are_refused() {
        long clear = adjudicated();
        List<Map<String, Object>> rows = new ArrayList<>(List.of(
                Map.of("entrant", entrant(0), "place", 2, "score", 12),
                Map.of("entrant", entrant(1), "place", 1, "score", 60)));
        Collections.reverse(rows);
        long right = version(asks(
                olga(), id, TABLE + "correct", Map.of("seats", rows, "reason", "a typing error", "replaces", clear)));
        shown(id + "/rounds/1", right)
                .body("tables[0].seats.place", equalTo(List.of(2, 1)))
                .body("tables[0].seats.score", equalTo(List.of(12, 60)));

        List<Map<String, Object>> swapped = List.of(
                Map.of("entrant", entrant(0), "player", player(1), "place", 1, "score", 60),
                Map.of("entrant", entrant(1), "player", player(0), "place", 2, "score", 12));
        asks(olga(), id, TABLE + "correct", Map.of("seats", swapped, "reason", "x", "replaces", right))
                .statusCode(400)
                .body("violations.pointer", hasItems("/seats/0/player", "/seats/1/player"))
                .body("violations[0].message", containsString("is played by " + player(0)));
        List<Map<String, Object>> unnamed = List.of(Map.of("place", 1), Map.of("entrant", entrant(1), "place", 2));
        asks(olga(), id, TABLE + "correct", Map.of("seats", unnamed, "reason", "x", "replaces", right))
                .statusCode(400)
                .body("violations.pointer", equalTo(List.of("/seats/0/entrant")));
        List<Map<String, Object>> against = List.of(
                Map.of("entrant", entrant(0), "place", 1, "score", 5),
                Map.of("entrant", entrant(1), "place", 2, "score", 23));
        Map<String, Object> body = Map.of("seats", against, "reason", "help", "replaces", right);
        asks(olga(), id, TABLE + "correct", body)
                .statusCode(400)
                .body("violations.pointer", equalTo(List.of("/seats/1/place")));
        asks(
                        olga(),
                        id,
                        TABLE + "correct",
                        Map.of("seats", against, "reason", "help", "replaces", right, "despiteScore", true))
                .statusCode(200);
    }

    @Test
    void of_two_organisers_who_rule_at_the_same_moment_one_is_told_what_stands() {
        Person otto = people.get(1);
        asks(olga(), id, "officials", Map.of("player", otto.id(), "role", "ORGANISER"))
                .statusCode(200);
        asks(otto, id, "invitations/accept").statusCode(200);
        List<Response> answers = Stream.of(olga(), otto)
                .map(person -> CompletableFuture.supplyAsync(() -> person.commands()
                        .body(Map.of("seats", person == otto ? rows(1, 2) : rows(2, 1), "reason", "clear"))
                        .post(CUPS + "/" + id + "/" + TABLE + "adjudicate?own=true")))
                .toList()
                .stream()
                .map(CompletableFuture::join)
                .toList();
        assertThat(answers).extracting(Response::statusCode).containsExactlyInAnyOrder(200, 409);
        boolean first = answers.getFirst().statusCode() == 200;
        Person winner = first ? olga() : otto;
        Response refused = first ? answers.getLast() : answers.getFirst();
        int ruled = (first ? answers.getFirst() : answers.getLast()).path("version");
        refused.then()
                .contentType("application/problem+json")
                .body("detail", containsString("ADJUDICATION, version " + ruled))
                .body("stands.version", equalTo(ruled))
                .body("stands.source", equalTo("ADJUDICATION"))
                .body("stands.by.handle", equalTo(winner.handle()))
                .body("stands.ruling", equalTo(1))
                .body("stands.seats.entrant", equalTo(List.of(entrant(0), entrant(1))))
                .body("stands.seats.place", equalTo(first ? List.of(2, 1) : List.of(1, 2)));
        asks(
                        first ? otto : olga(),
                        id,
                        TABLE + "adjudicate?own=true",
                        Map.of("seats", rows(1, 1), "reason", "agreed", "replaces", ruled))
                .statusCode(200);
    }

    @Test
    void a_ruling_is_listed_and_taken_back() {
        long clear = adjudicated();
        long off = version(asks(olga(), id, TABLE + "abandon", Map.of("reason", "fire", "replaces", clear)));
        shown(id + "/rounds/1", off).body("tables[0].result.ruling", equalTo(2));
        shown(id + "/rulings", off)
                .body("items.source", equalTo(List.of("ADJUDICATION", "ABANDONED")))
                .body("items[1].before.seats.place", equalTo(List.of(1, 2)))
                .body("items[1].by.handle", equalTo(olga().handle()))
                .body("items.lifted", equalTo(List.of(false, false)));
        asks(people.get(1), id, "rulings/2/lift", Map.of("reason", "no fire")).statusCode(403);
        asks(olga(), id, "rulings/1/lift", Map.of("reason", "no fire")).statusCode(409);
        asks(olga(), id, "rulings/9/lift", Map.of("reason", "no fire")).statusCode(404);
        long lifted = version(asks(olga(), id, "rulings/2/lift", Map.of("reason", "no fire")));
        shown(id + "/rounds/1", lifted)
                .body("tables[0].result.version", equalTo((int) clear))
                .body("tables[0].seats.place", equalTo(List.of(1, 2)));
        long open = version(asks(olga(), id, "rulings/1/lift", Map.of("reason", "not so clear")));
        shown(id + "/rounds/1", open).body("tables[0].result", nullValue());
    }

    @Test
    void whoever_has_made_no_step_was_not_there() {
        Map<String, Object> never = Map.of("entrants", List.of(entrant(0)), "reason", "never came");
        asks(olga(), id, TABLE + "forfeit?dryRun=true", never)
                .statusCode(200)
                .body("events[0].seats[0].fate", equalTo("NO_SHOW"));
        asks(
                        olga(),
                        id,
                        TABLE + "forfeit?dryRun=true",
                        Map.of("entrants", List.of(entrant(0)), "reason", "left", "fate", "DROPPED"))
                .statusCode(200)
                .body("events[0].seats[0].fate", equalTo("DROPPED"));
        EndOfMatch.acted(round.getString("tables[0].matchId"), 0);
        await().atMost(Waits.MAX)
                .untilAsserted(() -> asks(olga(), id, TABLE + "forfeit?dryRun=true", never)
                        .statusCode(200)
                        .body("events[0].seats[0].fate", equalTo("DROPPED")));
        asks(
                        olga(),
                        id,
                        TABLE + "forfeit",
                        Map.of("entrants", List.of(entrant(1)), "reason", "never came", "fate", "PLAYED"))
                .statusCode(400)
                .body("violations.pointer", equalTo(List.of("/fate")));
        long ruled = version(
                asks(olga(), id, TABLE + "forfeit", Map.of("entrants", List.of(entrant(1)), "reason", "never came")));
        shown(id + "/rounds/1", ruled)
                .body("tables[0].seats.fate", equalTo(List.of("PLAYED", "NO_SHOW")))
                .body("tables[0].seats.score", equalTo(Stream.of(null, null).toList()));
    }

    @Test
    void a_dry_run_shows_the_standing_before_and_after_and_changes_nothing() {
        long version = adjudicated();
        String lost = "after.find { it.entrant == " + entrant(0) + " }";
        Map<String, Object> fine = Map.of("entrant", entrant(0), "points", 2, "reason", "late");
        olga().asks()
                .body(fine)
                .post(CUPS + "/" + id + "/penalties?dryRun=true")
                .then()
                .statusCode(200)
                .body("dryRun", equalTo(true))
                .body("events.type", equalTo(List.of("PenaltyGiven")))
                .body("before", hasSize(4))
                .body("before[0].entrant", equalTo(entrant(0)))
                .body("before[0].rank", equalTo(1))
                .body("before[0].points", equalTo(3))
                .body("before[0].handle", startsWith(people.get(entrant(0) - 1).handle()))
                .body(lost + ".points", equalTo(1));
        asks(olga(), id, TABLE + "forfeit?dryRun=true", Map.of("entrants", List.of(entrant(0)), "reason", "x"))
                .statusCode(409)
                .body("stands.version", equalTo((int) version));
        Map<String, Object> seen = Map.of("reason", "fire", "replaces", version);
        asks(olga(), id, TABLE + "abandon?dryRun=true", seen).statusCode(200).body(lost + ".points", equalTo(1.5f));
        asks(olga(), id, TABLE + "replay?dryRun=true", seen).statusCode(200).body(lost + ".points", equalTo(0));
        asks(olga(), id, "rulings/1/lift?dryRun=true", Map.of("reason", "x"))
                .statusCode(200)
                .body("events.type", equalTo(List.of("RulingLifted")))
                .body(lost + ".points", equalTo(0));
        asks(people.get(1), id, "penalties?dryRun=true", fine).statusCode(403);
        asks(olga(), id, "penalties?dryRun=yes", fine).statusCode(400);
        given().get(CUPS + "/" + id).then().body("version", equalTo((int) version));
        asks(olga(), id, "penalties", fine).statusCode(200).body("before", nullValue());
        asks(olga(), id, "penalties/1/lift?dryRun=true", Map.of("reason", "x"))
                .statusCode(200)
                .body(lost + ".points", equalTo(3));
    }

    @Test
    void entries_and_changes_of_the_policy_are_tried_first_as_well() {
        Person ann = People.somebody("Ann");
        String open = Cups.created(olga(), duels(2, 8));
        long version = version(asks(olga(), open, "entrants"));
        Map<String, Object> many = Map.of("entrants", List.of(Map.of("bot", "navigator"), Map.of("bot", "random")));
        tried(asks(ann, open, "entrants?dryRun=true"), 1, 2);
        tried(asks(olga(), open, "entrants?dryRun=true", Map.of("bot", "navigator")), 1, 2);
        tried(asks(olga(), open, "entrants/batch?dryRun=true", many), 1, 3);
        tried(asks(ann, open, "alternates?dryRun=true"), 1, 1);
        tried(asks(olga(), open, "entrants/1/withdraw?dryRun=true"), 1, 0);
        tried(asks(olga(), open, "entrants/1/remove?dryRun=true", Map.of("reason", "x")), 1, 0);
        tried(asks(olga(), open, "entrants/1/replace?dryRun=true", Map.of("bot", "random", "reason", "x")), 1, 1)
                .body("before[0].handle", equalTo(olga().handle()))
                .body("after[0].handle", not(equalTo(olga().handle())));
        shown(open, version).body("version", equalTo((int) version)).body("counts.entrants", equalTo(1));

        String fresh = Cups.created(olga(), duels(2, 8));
        olga().asks()
                .contentType("application/merge-patch+json")
                .body("{\"name\":\"Tried\"}")
                .patch(CUPS + "/" + fresh + "?dryRun=true")
                .then()
                .statusCode(200)
                .body("events[0].type", equalTo("PolicyChanged"))
                .body("after", hasSize(0));
        given().get(CUPS + "/" + fresh).then().body("version", equalTo(1));
    }

    private static ValidatableResponse tried(ValidatableResponse answer, int before, int after) {
        return answer.statusCode(200)
                .body("dryRun", equalTo(true))
                .body("events", not(empty()))
                .body("before", hasSize(before))
                .body("after", hasSize(after));
    }
}
