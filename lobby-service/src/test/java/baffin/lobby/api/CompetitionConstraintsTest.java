package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static baffin.lobby.api.Cups.created;
import static baffin.lobby.api.Cups.duels;
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
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.api.People.Person;
import baffin.platform.wire.Json;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What organisers and players lay down about the rounds to come, and time to look at one that is over. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CompetitionConstraintsTest {

    private static List<Person> people(int count) {
        return IntStream.range(0, count)
                .mapToObj(one -> People.somebody("Polar"))
                .toList();
    }

    private static Map<String, Object> pair(int one, int other) {
        return Map.of("one", one, "other", other, "reason", "they travel together");
    }

    private static ValidatableResponse seeds(Person person, String id, List<?> entrants) {
        return person.commands()
                .body(Map.of("entrants", entrants, "reason", "as last year"))
                .put(CUPS + "/" + id + "/seeding")
                .then();
    }

    @Test
    void a_pair_is_kept_apart_from_one_round_to_the_next_and_the_proof_knows_it() {
        List<Person> people = people(8);
        Person olga = people.getFirst();
        String id = running(olga, restful(8), people);
        asks(people.get(1), id, "forbidden-pairs", pair(1, 2)).statusCode(403);
        asks(olga, id, "forbidden-pairs", pair(1, 99)).statusCode(400).body("violations.pointer", contains("/other"));
        olga.asks()
                .body(pair(1, 2))
                .post(CUPS + "/" + id + "/forbidden-pairs?dryRun=true")
                .then()
                .statusCode(200)
                .body("before", notNullValue());
        long version = version(asks(olga, id, "forbidden-pairs", pair(1, 2)).body("events[0].pair", equalTo(1)));
        shown(id, version)
                .body("forbiddenPairs.one", contains(1))
                .body("forbiddenPairs[0].reason", equalTo("they travel together"));

        version = version(asks(olga, id, "rounds/1/pairings", Map.of("forbidden", List.of(List.of(3, 4))))
                .body("forbidden", equalTo(List.of(List.of(3, 4), List.of(1, 2)))));

        ValidatableResponse round = shown(id + "/rounds/1", version).body("forbidden", hasSize(2));
        List<List<Integer>> tables = round.extract().path("tables.seats.entrant");
        assertThat(tables).noneMatch(seats -> seats.containsAll(List.of(1, 2)));
        shown(id + "/rounds/1/verification", version).body("verified", equalTo(true));
        version = version(asks(olga, id, "forbidden-pairs/1/lift", Map.of("reason", "they may meet")));
        shown(id, version).body("forbiddenPairs[0].lifted", equalTo(true));
        asks(olga, id, "forbidden-pairs/2/lift", Map.of("reason", "they may meet"))
                .statusCode(404);
    }

    @Test
    void formats_in_which_everybody_meets_everybody_keep_nobody_apart() {
        List<Person> people = people(4);
        String id = running(people.getFirst(), duels(2, 8), people);
        asks(people.getFirst(), id, "forbidden-pairs", pair(1, 2))
                .statusCode(409)
                .body("detail", containsString("everybody meets everybody"));
        asks(people.getFirst(), id, "entrants/1/byes", Map.of("round", 1)).statusCode(409);
    }

    @Test
    void an_organiser_seeds_by_hand_before_the_start() {
        List<Person> people = people(4);
        Person olga = people.getFirst();
        String id = created(olga, duels(2, 8));
        people.forEach(person -> asks(person, id, "entrants").statusCode(200));
        seeds(people.get(1), id, List.of(2)).statusCode(403);
        seeds(olga, id, List.of(2, 2, 9, "nobody"))
                .statusCode(400)
                .body("violations.pointer", contains("/entrants/1", "/entrants/2", "/entrants/3"));

        long version = version(seeds(olga, id, List.of(3, 2)));
        shown(id, version).body("seededByHand", contains(3, 2)).body("seeding", empty());
        version = version(asks(olga, id, "start"));
        shown(id, version).body("seeding[0]", equalTo(3)).body("seeding[1]", equalTo(2));
        seeds(olga, id, List.of(1)).statusCode(409).body("detail", containsString("before the start"));
    }

    @Test
    void a_player_sits_out_a_round_as_often_as_the_policy_says() {
        List<Person> people = people(5);
        Person olga = people.getFirst();
        Person ann = people.get(1);
        String id = running(olga, restful(8), people);
        asks(ann, id, "entrants/3/byes", Map.of("round", 1)).statusCode(403);
        asks(ann, id, "entrants/2/byes", Map.of("round", 9))
                .statusCode(400)
                .body("violations.pointer", contains("/round"));
        long version = version(asks(ann, id, "entrants/2/byes", Map.of("round", 1)));
        shown(id + "/entrants/2", version).body("requestedByes", contains(1));
        asks(ann, id, "entrants/2/byes", Map.of("round", 2)).statusCode(409);

        version = version(asks(olga, id, "rounds/1/pairings"));
        shown(id + "/rounds/1", version).body("byes.entrant", contains(2)).body("byes.kind", contains("REQUESTED"));
        shown(id + "/rounds/1/verification", version).body("verified", equalTo(true));
        ann.commands().delete(CUPS + "/" + id + "/entrants/2/byes/1").then().statusCode(409);
    }

    @Test
    void a_closed_round_is_opened_again_before_the_next_one_comes_by_itself() {
        List<Person> people = people(4);
        Person olga = people.getFirst();
        Map<String, Object> policy = new LinkedHashMap<>(restful(8));
        policy.put("schedule", Map.of("round", "P7D", "ruling", "P1D", "automatic", true, "review", "P1D"));
        String id = running(olga, policy, people);
        await().atMost(Waits.MAX)
                .untilAsserted(
                        () -> given().get(CUPS + "/" + id + "/rounds").then().body("items", hasSize(1)));
        asks(olga, id, "rounds/1/tables/1/abandon", Map.of("reason", "a storm")).statusCode(200);
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get(CUPS + "/" + id + "/rounds/1")
                        .then()
                        .body("closedAt", notNullValue())
                        .body("reviewUntil", notNullValue()));

        asks(people.get(1), id, "rounds/1/reopen", Map.of("reason", "I protest"))
                .statusCode(403);
        long version = version(asks(olga, id, "rounds/1/reopen", Map.of("reason", "a protest")));
        shown(id + "/rounds/1", version)
                .body("closedAt", nullValue())
                .body("reviewUntil", nullValue())
                .body("reopenedAt", notNullValue());
        asks(olga, id, "rounds/2/pairings").statusCode(409);
        version = version(asks(olga, id, "rounds/1/close"));
        shown(id + "/rounds/1", version).body("reopenedAt", nullValue()).body("reviewUntil", notNullValue());
        asks(olga, id, "rounds/2/pairings").statusCode(200);
        asks(olga, id, "rounds/1/reopen", Map.of("reason", "a protest")).statusCode(409);
    }

    @Test
    void the_end_of_entry_moves_while_it_is_open_and_a_review_is_for_automatic_rounds() {
        Person olga = People.somebody("Olga");
        String id = created(olga, duels(2, 8));
        asks(olga, id, "entrants").statusCode(200);
        String closes = Json.time(Instant.now().plus(9, ChronoUnit.DAYS));
        long version = version(patched(olga, id, Map.of("entry", Map.of("closesAt", closes))));
        shown(id, version).body("policy.entry.closesAt", equalTo(closes));
        patched(olga, id, Map.of("entry", Map.of("closesAt", "2020-01-01T00:00:00Z")))
                .statusCode(400)
                .body("violations.pointer", contains("/entry/closesAt"));
        patched(olga, id, Map.of("schedule", Map.of("review", "P1D")))
                .statusCode(400)
                .body("violations.pointer", hasItem("/schedule/review"));
        asks(People.somebody("Ann"), id, "entrants").statusCode(200);
        asks(olga, id, "start").statusCode(200);
        patched(olga, id, Map.of("entry", Map.of("closesAt", closes))).statusCode(200);
        patched(olga, id, Map.of("entry", Map.of("closesAt", "2999-01-01T00:00:00Z")))
                .statusCode(409)
                .body("violations.pointer", contains("/entry/closesAt"));
    }

    private static ValidatableResponse patched(Person person, String id, Map<String, Object> patch) {
        return person.commands().body(patch).patch(CUPS + "/" + id).then();
    }
}
