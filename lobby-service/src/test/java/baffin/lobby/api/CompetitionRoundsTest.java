package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static baffin.lobby.api.Cups.duels;
import static baffin.lobby.api.Cups.pods;
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
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
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
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Rounds: dry run, publishing, results as they come, rulings, the end. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CompetitionRoundsTest {

    private static List<Person> people(String... names) {
        return Stream.of(names).map(People::somebody).toList();
    }

    @Test
    void a_round_is_shown_published_checked_and_played_to_the_end() {
        List<Person> people = people("Olga", "Ann", "Bo", "Eve");
        Person olga = people.getFirst();
        String id = running(olga, pods(8), people);
        JsonPath dry = olga.asks()
                .post(CUPS + "/" + id + "/rounds/1/pairings?dryRun=true")
                .then()
                .statusCode(200)
                .body("dryRun", equalTo(true))
                .body("version", nullValue())
                .body("tables", hasSize(1))
                .body("tables[0].seats.handle", hasSize(4))
                .body("shortTables", empty())
                .body("byes", empty())
                .body("costs[0].total", notNullValue())
                .body("seed", notNullValue())
                .extract()
                .jsonPath();
        given().get(CUPS + "/" + id + "/rounds").then().body("items", empty());
        people.get(1)
                .commands()
                .post(CUPS + "/" + id + "/rounds/1/pairings")
                .then()
                .statusCode(403);
        JsonPath published = olga.commands()
                .post(CUPS + "/" + id + "/rounds/1/pairings")
                .then()
                .statusCode(200)
                .body("dryRun", equalTo(false))
                .extract()
                .jsonPath();
        assertThat(published.getList("tables.seats.entrant")).isEqualTo(dry.getList("tables.seats.entrant"));
        assertThat(published.getString("seed")).isEqualTo(dry.getString("seed"));
        long version = published.getLong("version");
        shown(id + "/rounds", version).body("items", hasSize(1)).body("items[0].open", equalTo(1));
        shown(id + "/rounds/1/verification", version)
                .body("verified", equalTo(true))
                .body("findings", empty())
                .body("seed", equalTo(dry.getString("seed")));
        String matchId = published.getString("tables[0].matchId");
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get("/api/v1/lobby/matches/" + matchId)
                        .then()
                        .statusCode(200)
                        .body("state", equalTo("RUNNING"))
                        .body("organiser", equalTo(olga.id())));
        played(olga, id, published.getList("tables[0].seats.player"));
    }

    private static void played(Person olga, String id, List<String> players) {
        Cups.ended(id, 1, 1, 1, players);
        Cups.ended(id, 1, 1, 1, players);
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get(CUPS + "/" + id + "/rounds/1")
                        .then()
                        .statusCode(200)
                        .body("tables[0].result.source", equalTo("MATCH"))
                        .body("tables[0].seats.place", equalTo(List.of(1, 2, 3, 4)))
                        .body("tables[0].seats.score", equalTo(List.of(50, 49, 48, 47)))
                        .body("closedAt", notNullValue()));
        asks(olga, id, "rounds/1/pairings").statusCode(409);
        long second = version(asks(olga, id, "rounds/2/pairings").body("round", equalTo(2)));
        given().get(CUPS + "/" + id + "/rounds/3").then().statusCode(404);
        shown(id + "/rounds/2/verification", second).body("verified", equalTo(true));
    }

    @Test
    void organisers_rule_on_tables_and_finish() {
        List<Person> people = people("Olga", "Ann", "Bo", "Eve");
        Person olga = people.getFirst();
        Person ann = people.get(1);
        String id = running(olga, duels(2, 8), people);
        asks(olga, id, "rounds/1/pairings").statusCode(200).body("tables", hasSize(2));
        Instant later = Instant.now().plus(Duration.ofDays(9)).truncatedTo(java.time.temporal.ChronoUnit.SECONDS);
        long version =
                version(asks(olga, id, "rounds/1/deadline", Map.of("deadline", later.toString(), "reason", "a storm")));
        shown(id + "/rounds/1", version).body("deadline", equalTo(later.toString()));
        asks(ann, id, "rounds/1/tables/1/abandon", Map.of("reason", "I lose")).statusCode(403);
        asks(olga, id, "rounds/1/tables/9/abandon", Map.of("reason", "nothing")).statusCode(404);
        asks(olga, id, "rounds/1/tables/1/abandon", Map.of()).statusCode(400);
        JsonPath round = shown(id + "/rounds/1", version).extract().jsonPath();
        int one = round.getInt("tables[0].seats[0].entrant");
        int first = round.getInt("tables[1].seats[0].entrant");
        int second = round.getInt("tables[1].seats[1].entrant");
        List<Map<String, Integer>> rows =
                List.of(Map.of("entrant", first, "place", 2), Map.of("entrant", second, "place", 1));
        asks(olga, id, "rounds/1/tables/1/forfeit", Map.of("entrants", List.of(one), "reason", "never came"))
                .statusCode(200);
        long clear = version(asks(olga, id, "rounds/1/tables/2/adjudicate", Map.of("seats", rows, "reason", "clear")));
        version = clear;
        shown(id + "/rounds/1", version)
                .body("tables[0].result.source", equalTo("FORFEIT"))
                .body("tables[0].result.reason", equalTo("never came"))
                .body("tables[1].seats.place", equalTo(List.of(2, 1)));
        asks(olga, id, "finish").statusCode(409);
        played(olga, id, 2);
        played(olga, id, 3);
        Map<String, Object> loud = Map.of("entrant", 2, "points", 0.5, "card", "YELLOW", "reason", "too loud");
        ValidatableResponse penalty = asks(olga, id, "penalties", loud);
        version = version(penalty);
        int number = penalty.body("penalty", equalTo(1)).extract().path("penalty");
        shown(id, version).body("penalties[0].points", equalTo(0.5f)).body("penalties[0].lifted", equalTo(false));
        version = version(asks(olga, id, "penalties/" + number + "/lift", Map.of("reason", "it was the wind")));
        shown(id, version).body("penalties[0].lifted", equalTo(true));
        version = version(asks(olga, id, "finish"));
        shown(id, version).body("status", equalTo("FINISHED"));
        Map<String, Object> winner = Map.of("entrant", first, "place", 1, "score", 60, "fate", "PLAYED");
        Map<String, Object> loser = Map.of("entrant", second, "place", 2, "score", 12, "fate", "PLAYED");
        Map<String, Object> right =
                Map.of("seats", List.of(winner, loser), "reason", "a typing error", "replaces", clear);
        asks(olga, id, "rounds/1/tables/2/correct", right).statusCode(200);
        asks(olga, id, "rounds/1/tables/2/replay", Map.of("reason", "again")).statusCode(409);
    }

    private static void played(Person olga, String id, int round) {
        await().atMost(Waits.MAX)
                .until(() -> olga.commands()
                                .post(CUPS + "/" + id + "/rounds/" + round + "/pairings")
                                .statusCode()
                        == 200);
        for (int table = 1; table <= 2; table++) {
            asks(olga, id, "rounds/" + round + "/tables/" + table + "/abandon", Map.of("reason", "to end the test"))
                    .statusCode(200);
        }
    }

    @Test
    void a_season_leads_to_the_next_one() {
        List<Person> people = people("Olga", "Ann", "Bo", "Eve");
        Person olga = people.getFirst();
        Map<String, Object> league = duels(4, 8);
        league.put("format", Map.of("type", "DivisionLeague", "divisionSize", 4, "games", 4, "up", 1, "down", 1));
        league.put("tableSize", 4);
        league.put("points", "EXPEDITION");
        String id = running(olga, league, people);
        asks(olga, id, "rounds/1/pairings")
                .statusCode(200)
                .body("tables", hasSize(4))
                .body("costs", empty());
        asks(olga, id, "next-season").statusCode(409);
        for (int table = 1; table <= 4; table++) {
            asks(olga, id, "rounds/1/tables/" + table + "/abandon", Map.of("reason", "to end the test"))
                    .statusCode(200);
        }
        Map<String, Object> red = Map.of("entrant", 2, "points", 0, "card", "RED", "reason", "was rude");
        long shown = version(asks(olga, id, "penalties", red).statusCode(200));
        shown(id + "/entrants/2", shown).body("cards.red", equalTo(1)).body("cards.carried", equalTo(0));
        shown(id + "/next-season", shown).body("settled", equalTo(false));
        places(olga, id, version(asks(olga, id, "finish")));
        await().atMost(Waits.MAX)
                .untilAsserted(() -> asks(people.get(1), id, "next-season").statusCode(403));
        await().atMost(Waits.MAX)
                .untilAsserted(() -> asks(olga, id, "next-season", Map.of("name", "Season two"))
                        .statusCode(201)
                        .body("series.id", equalTo(id))
                        .body("series.season", equalTo(2))
                        .body("series.previous", equalTo(id))
                        .body("policy.name", equalTo("Season two"))
                        .body("placements", hasSize(4))
                        .body("cards", hasSize(1))
                        .body("cards[0].season", equalTo(1))
                        .body("placements.tier", equalTo(List.of(1, 1, 1, 1))));
        JsonPath existing = asks(olga, id, "next-season")
                .statusCode(409)
                .body("existing.status", equalTo("ENTRY"))
                .extract()
                .jsonPath();
        given().get(CUPS + "?series=" + id).then().body("items", hasSize(2));
        String wrong = existing.getString("existing.competitionId");
        given().get(existing.getString("existing.link"))
                .then()
                .statusCode(200)
                .body("competitionId", equalTo(wrong))
                .body("policy.name", equalTo("Season two"));
        goesOn(olga, people.get(1), id, wrong);
    }

    /** Everybody may see who belongs where, and an organiser may try the next season first. */
    private static void places(Person olga, String id, long finished) {
        shown(id + "/next-season", finished)
                .body("settled", equalTo(true))
                .body("season", equalTo(2))
                .body("items", hasSize(4))
                .body("players.move", everyItem(equalTo("STAYS")))
                .body("players.next", everyItem(equalTo(1)))
                .body("players.invited", everyItem(equalTo(true)))
                .body("players.handle", hasItem(olga.handle()))
                .body("players[0].why", containsString("of 4 in division 1"));
        asks(olga, id, "next-season?dryRun=true", Map.of("invite", true))
                .statusCode(200)
                .body("items", hasSize(4));
        asks(olga, id, "next-season?dryRun=true", Map.of("invite", "all"))
                .statusCode(400)
                .body("violations.pointer", equalTo(List.of("/invite")));
        asks(olga, id, "next-season?dryRun=true", Map.of("tableSize", 9)).statusCode(400);
        given().get(CUPS + "?series=" + id).then().body("items", hasSize(1));
    }

    /** A next season that was cancelled leaves its place to another, which asks the other organiser as well. */
    private static void goesOn(Person olga, Person ann, String id, String wrong) {
        asks(olga, id, "officials", Map.of("handle", ann.handle(), "role", "ORGANISER"))
                .statusCode(200);
        shown(id, version(asks(ann, id, "invitations/accept")));
        asks(olga, id, "undo", Map.of("of", "finish", "reason", "too early"))
                .statusCode(409)
                .body("existing.competitionId", equalTo(wrong))
                .body("detail", equalTo("season 2 is there already (ENTRY): cancel it first"));
        asks(olga, id, "penalties?dryRun=true", Map.of("entrant", 3, "card", "RED", "reason", "was rude"))
                .statusCode(200)
                .body("nextSeason", containsString(wrong))
                .body("nextSeason", containsString("starts from the standing after this"));
        asks(olga, id, "penalties?dryRun=true", Map.of("entrant", 3, "reason", "was rude"))
                .statusCode(400)
                .body("violations.pointer", equalTo(List.of("/points")));
        asks(olga, wrong, "cancel", Map.of("reason", "the wrong clock")).statusCode(200);
        String key = UUID.randomUUID().toString();
        List<String> made = new ArrayList<>();
        for (int repeat = 0; repeat < 2; repeat++) {
            made.add(olga.asks()
                    .header("Idempotency-Key", key)
                    .body(Map.of("name", "Season two again", "invite", true))
                    .post(CUPS + "/" + id + "/next-season")
                    .then()
                    .statusCode(201)
                    .body("series.season", equalTo(2))
                    .body("series.previous", equalTo(id))
                    .body("officials.player", equalTo(List.of(olga.id())))
                    .extract()
                    .path("competitionId"));
        }
        assertThat(made).doesNotContain(wrong).hasSize(2);
        assertThat(made.getFirst()).isEqualTo(made.getLast());
        asks(olga, id, "next-season")
                .statusCode(409)
                .body("existing.competitionId", equalTo(made.getFirst()))
                .body("detail", containsString("season 2 is there already"));
        asks(olga, wrong, "undo", Map.of("of", "cancel", "reason", "it was right"))
                .statusCode(409)
                .body("existing.competitionId", equalTo(made.getFirst()));
        shown(made.getFirst() + "/invitations", 1)
                .body("items.findAll { it.as == 'ORGANISER' }.player", equalTo(List.of(ann.id())))
                .body("items.findAll { it.as == 'ENTRANT' }.player", hasSize(4));
        shown(made.getFirst(), version(asks(ann, made.getFirst(), "invitations/accept")))
                .body("officials.player", hasItem(ann.id()));
    }

    @Test
    void a_table_plays_again_with_another_match() {
        List<Person> people = people("Olga", "Ann");
        Person olga = people.getFirst();
        String id = running(olga, duels(2, 8), people);
        JsonPath published = asks(olga, id, "rounds/1/pairings").extract().jsonPath();
        long version = version(asks(olga, id, "rounds/1/tables/1/replay", Map.of("reason", "the wrong rules")));
        JsonPath round = shown(id + "/rounds/1", version).extract().jsonPath();
        assertThat(round.getInt("tables[0].attempt")).isEqualTo(2);
        String again = round.getString("tables[0].matchId");
        assertThat(again).isNotEqualTo(published.getString("tables[0].matchId"));
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get("/api/v1/lobby/matches/" + again)
                        .then()
                        .statusCode(200)
                        .body("state", equalTo("RUNNING")));
    }

    @Test
    void locked_tables_stay_and_bad_rows_are_named() {
        List<Person> people = people("Olga", "Ann", "Bo", "Eve", "Fay", "Gro", "Ivo", "Kai");
        Person olga = people.getFirst();
        String id = running(olga, pods(8), people);
        String dry = "rounds/1/pairings?dryRun=true";
        JsonPath answer = asks(olga, id, dry, Map.of("locked", List.of(List.of(8, 6, 4, 2))))
                .statusCode(200)
                .extract()
                .jsonPath();
        int locked = answer.getInt("locked[0]");
        assertThat(answer.getList("tables[" + (locked - 1) + "].seats.entrant")).isEqualTo(List.of(8, 6, 4, 2));
        asks(olga, id, dry, Map.of("locked", List.of(List.of(1, 1, 2, 99)), "forbidden", List.of(List.of(1))))
                .statusCode(400)
                .body("violations.pointer", hasItems("/locked/0/1", "/locked/0/3", "/forbidden/0"));
    }

    @Test
    void a_rehearsal_that_is_spelt_wrong_publishes_nothing() {
        List<Person> people = people("Olga", "Ann");
        Person olga = people.getFirst();
        String id = running(olga, duels(2, 8), people);
        for (String word : List.of("yes", "1", "True", "")) {
            asks(olga, id, "rounds/1/pairings?dryRun=" + word)
                    .statusCode(400)
                    .body("violations[0].pointer", equalTo("?dryRun"));
        }
        long version = version(asks(olga, id, "rounds/1/pairings?dryRun=false"));
        shown(id + "/rounds", version).body("items", hasSize(1));
    }

    @Test
    void of_two_organisers_who_publish_at_the_same_moment_one_wins_and_the_other_is_told_who_did() {
        List<Person> people = people("Olga", "Otto", "Bo", "Eve");
        Person olga = people.getFirst();
        Person otto = people.get(1);
        String id = running(olga, duels(2, 8), people);
        asks(olga, id, "officials", Map.of("player", otto.id(), "role", "ORGANISER"))
                .statusCode(200);
        long version = version(asks(otto, id, "invitations/accept"));
        List<Response> answers = Stream.of(olga, otto)
                .map(person -> CompletableFuture.supplyAsync(() -> person.commands()
                        .header("If-Match", "\"" + version + "\"")
                        .post(CUPS + "/" + id + "/rounds/1/pairings")))
                .toList()
                .stream()
                .map(CompletableFuture::join)
                .sorted(Comparator.comparingInt(Response::statusCode))
                .toList();
        assertThat(answers).extracting(Response::statusCode).containsExactly(200, 409);
        Person winner = answers.getLast().path("published.by.player").equals(olga.id()) ? olga : otto;
        answers.getLast()
                .then()
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/conflict"))
                .body("detail", startsWith("round 1 is published already: by an organiser"))
                .body("published.by.handle", equalTo(winner.handle()))
                .body("currentVersion", equalTo((int) version + 1))
                .body("published.round", equalTo(1))
                .body("published.version", equalTo((int) version + 1))
                .body("published.at", notNullValue());
        shown(id + "/rounds", version + 1).body("items", hasSize(1));
        shown(id + "/rounds/1", version + 1)
                .body("version", equalTo((int) version + 1))
                .body("publishedIn", equalTo((int) version + 1))
                .body("publishedBy.player", equalTo(winner.id()));
        asks(otto, id, "rounds/1/pairings").statusCode(409).body("published.round", equalTo(1));
        otto.commands()
                .header("If-Match", "\"" + version + "\"")
                .post(CUPS + "/" + id + "/rounds/2/pairings")
                .then()
                .statusCode(412)
                .body("currentVersion", equalTo((int) version + 1));
    }
}
