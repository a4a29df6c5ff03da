package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.duels;
import static baffin.lobby.api.Cups.entry;
import static baffin.lobby.api.Writes.read;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.api.People.Person;
import baffin.platform.acknowledgement.KafkaAcknowledger;
import baffin.platform.acknowledgement.SeenVersion;
import baffin.platform.topics.Topics;
import baffin.platform.wire.Json;
import baffin.testkit.SlowReadModels;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.http.Operations;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;

/** Every kind of command, and at once every read that shows it, while the read models take their time. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
@ExtendWith(SlowReadModels.class)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ReadYourWritesTest {

    private static final String MATCHES = "/api/v1/lobby/matches";
    private static final Map<String, Object> EXPEDITION = Map.of("game", "expedition", "seats", 2);
    private static final Set<String> WROTE = new TreeSet<>();

    private static void at(Person person, String matchId, int version, String state) {
        read(person, MATCHES + "/" + matchId)
                .then()
                .statusCode(200)
                .header("ETag", equalTo("\"" + version + "\""))
                .body("state", equalTo(state));
        read(person, MATCHES + "?limit=200&player=" + person.id())
                .then()
                .statusCode(200)
                .body("items.find { it.matchId == '" + matchId + "' }.version", equalTo(version))
                .body("items.find { it.matchId == '" + matchId + "' }.state", equalTo(state));
    }

    private static Writes by(Person person) {
        return new Writes(person, WROTE);
    }

    @Test
    @Order(1)
    void a_match_that_is_not_started_yet() {
        Person host = People.somebody("Host");
        Person guest = People.somebody("Guest");
        String id = by(host).post(MATCHES, EXPEDITION).path("matchId");
        at(host, id, 1, "OPEN");
        by(guest).post(MATCHES + "/" + id + "/join", Map.of());
        at(guest, id, 2, "OPEN");
        by(guest).post(MATCHES + "/" + id + "/leave", Map.of());
        read(guest, MATCHES + "/" + id).then().body("seats", hasSize(1)).body("version", equalTo(3));
        by(guest).post(MATCHES + "/" + id + "/join", Map.of("ready", true));
        by(host).post(MATCHES + "/" + id + "/ready", Map.of());
        at(host, id, 5, "RUNNING");
        String other = by(host).post(MATCHES, EXPEDITION).path("matchId");
        by(guest).post(MATCHES + "/" + other + "/join", Map.of("ready", true));
        by(host).post(MATCHES + "/" + other + "/start", Map.of());
        at(host, other, 3, "RUNNING");
        String last = by(host).post(MATCHES, EXPEDITION).path("matchId");
        by(host).post(MATCHES + "/" + last + "/cancel", Map.of());
        at(host, last, 2, "CANCELLED");
    }

    @Test
    @Order(1)
    void a_match_that_has_just_ended_by_a_move_of_the_reader() throws Exception {
        Person host = People.somebody("Host");
        Person guest = People.somebody("Guest");
        String id = by(host).post(MATCHES, EXPEDITION).path("matchId");
        by(guest).post(MATCHES + "/" + id + "/join", Map.of("ready", true));
        by(host).post(MATCHES + "/" + id + "/ready", Map.of());
        EndOfMatch.written(id);
        acknowledged(host, new SeenVersion(Topics.MATCH_EVENTS, id, EndOfMatch.VERSION));
        at(host, id, 3, "ENDED");
        EndOfMatch.awaited(id);
        String again = by(guest).post(MATCHES + "/" + id + "/rematch", Map.of()).path("matchId");
        read(guest, MATCHES + "/" + again).then().statusCode(200).body("version", equalTo(1));
    }

    /** What another service makes known, such as the one that took the last move. */
    private static void acknowledged(Person person, SeenVersion seen) {
        try (KafkaAcknowledger other =
                new KafkaAcknowledger(Infrastructure.shared().access(), "/test", Clock.systemUTC())) {
            other.tell(person.id(), List.of(seen)).await().atMost(Waits.MAX);
        }
    }

    @Test
    @Order(1)
    void a_seek_and_the_match_that_it_leads_to() {
        Person one = People.somebody("One");
        Person other = People.somebody("Other");
        Map<String, Object> request = Map.of("game", "adventure", "seats", List.of(2), "expiresAfter", "PT10M");
        String seek = by(one).post("/api/v1/seeks", request).path("seekId");
        read(one, "/api/v1/seeks/" + seek).then().statusCode(200).body("status", equalTo("WAITING"));
        read(one, "/api/v1/seeks?game=adventure&limit=200").then().body("items.seekId", hasItem(seek));
        by(one).delete("/api/v1/seeks/" + seek);
        read(one, "/api/v1/seeks/" + seek).then().body("status", equalTo("WITHDRAWN"));
        read(one, "/api/v1/seeks?game=adventure&limit=200").then().body("items.seekId", not(hasItem(seek)));
        by(one).post("/api/v1/seeks", request);
        JsonPath matched = by(other).post("/api/v1/seeks", request).jsonPath();
        String match = matched.getString("matchId");
        assertThat(match).as("two who want the same").isNotNull();
        read(other, "/api/v1/seeks/" + matched.getString("seekId")).then().body("matchId", equalTo(match));
        at(other, match, 1, "RUNNING");
        String quick = by(one).post("/api/v1/quick-match", Map.of("game", "north-wind", "seats", 4))
                .path("seekId");
        read(one, "/api/v1/seeks/" + quick).then().statusCode(200);
        one.asks().delete("/api/v1/seeks/" + quick);
    }

    @Test
    @Order(1)
    void accounts_and_what_belongs_to_them() {
        Person somebody = People.somebody("Somebody");
        WROTE.add("registerPlayer");
        read(somebody, "/api/v1/players/me").then().body("id", equalTo(somebody.id()));
        given().get("/api/v1/players/" + somebody.id()).then().body("handle", equalTo(somebody.handle()));
        String bot = by(somebody)
                .post("/api/v1/bots", Map.of("handle", People.handle("Bot")))
                .path("id");
        String fresh = "/api/v1/players/me/new-access";
        read(somebody, fresh).then().body("items.id", hasItem(bot));
        by(somebody).post("/api/v1/bots/" + bot + "/password", null);
        by(somebody).delete("/api/v1/bots/" + bot);
        read(somebody, "/api/v1/bots").then().body("items.id", not(hasItem(bot)));
        by(somebody).put(fresh, Map.of("until", Instant.now().toString(), "password", People.PASSWORD));
        read(somebody, fresh).then().body("items", hasSize(0));
        String quiet = "/api/v1/players/me/quiet-hours";
        by(somebody).put(quiet, Map.of("zone", "Europe/Oslo", "from", "22:00", "to", "07:00"));
        read(somebody, quiet).then().body("zone", equalTo("Europe/Oslo"));
        by(somebody).delete(quiet);
        read(somebody, quiet).then().statusCode(204);
        by(somebody).put("/api/v1/players/me/preferences", Map.of("language", "de"));
        read(somebody, "/api/v1/players/me/preferences").then().body("language", equalTo("de"));
    }

    @Test
    @Order(1)
    void a_competition_before_its_start() {
        Person olga = People.somebody("Olga");
        Person ann = People.somebody("Ann");
        Instant soon = Instant.now().plus(1, ChronoUnit.HOURS).truncatedTo(ChronoUnit.SECONDS);
        CupWrites cup = CupWrites.created(
                by(olga),
                entry(duels(2, 8), Map.of("closesAt", soon.toString(), "checkIn", "PT2H", "fillWith", "random")));
        cup.listed("ENTRY");
        cup.patch(Map.of("name", "Spring duels"));
        read(olga, cup.path("")).then().body("policy.name", equalTo("Spring duels"));
        cup.as(ann).does("entrants", null);
        cup.as(ann).does("entrants/1/check-in", null);
        read(ann, cup.path("/entrants/1")).then().body("checkedIn", equalTo(true));
        cup.puts("seeding", Map.of("entrants", List.of(1), "reason", "last year's champion"));
        read(olga, cup.path("")).then().body("seededByHand", equalTo(List.of(1)));
        cup.does("entrants/batch", Map.of("entrants", List.of(Map.of("bot", "navigator"), Map.of("bot", "random"))));
        read(olga, cup.path("/entrants")).then().body("items", hasSize(3));
        cup.does("entrants/1/replace", Map.of("handle", olga.handle(), "reason", "Ann is ill"));
        read(olga, cup.path("/entrants/1")).then().body("handle", equalTo(olga.handle()));
        cup.does("entrants/2/remove", Map.of("reason", "no bots"));
        cup.as(ann).does("alternates", null);
        read(ann, cup.path("/alternates")).then().body("items.player", hasItem(ann.id()));
        cup.as(ann).does("alternates/" + ann.id() + "/check-in", null);
        read(ann, cup.path("/alternates")).then().body("items.checkedIn", hasItem(true));
        cup.does("entrants/check-in", Map.of("entrants", List.of(1)));
        read(olga, cup.path("/entrants/1")).then().body("checkedIn", equalTo(true));
        cup.as(ann).deletes("alternates/" + ann.id());
        read(ann, cup.path("/alternates")).then().body("items.player", not(hasItem(ann.id())));
        Person bo = People.somebody("Bo");
        cup.does("entrants", Map.of("handle", bo.handle()));
        read(bo, CUPS + "?invited=" + bo.id()).then().body("items.competitionId", hasItem(cup.id()));
        cup.as(bo).deletes("invitations/" + bo.id());
        read(bo, cup.path("/invitations")).then().body("items", hasSize(0));
        cup.does("officials", Map.of("player", ann.id(), "role", "ORGANISER"));
        read(ann, cup.path("/invitations")).then().body("items", hasSize(1));
        cup.as(ann).does("invitations/accept", null);
        cup.does("officials", Map.of("player", ann.id(), "role", "OWNER"));
        cup.as(ann).deletes("officials/" + olga.id());
        read(ann, CUPS + "?official=" + ann.id()).then().body("items.competitionId", hasItem(cup.id()));
        CupWrites copy = cup.as(ann).copied(Map.of("name", "Once more"));
        copy.does("cancel", Map.of("reason", "no ice"));
        read(ann, copy.path("")).then().body("status", equalTo("CANCELLED"));
        read(ann, CUPS + "?status=CANCELLED&official=" + ann.id()).then().body("items", hasSize(1));
    }

    @Test
    @Order(1)
    void rounds_rulings_and_penalties() {
        List<Person> people =
                Stream.of("Olga", "Ann", "Bo", "Eve").map(People::somebody).toList();
        Person olga = people.getFirst();
        CupWrites cup = CupWrites.created(by(olga), duels(2, 8));
        people.forEach(person -> cup.as(person).does("entrants", null));
        cup.as(people.get(3)).does("entrants/4/withdraw", null);
        cup.as(people.get(3)).does("entrants/4/return", null);
        cup.does("start", null);
        JsonPath round = cup.does("rounds/1/pairings", null);
        read(olga, cup.path("/rounds/1/verification")).then().statusCode(200).body("verified", equalTo(true));
        List<String> matches = read(olga, cup.path("/rounds/1")).path("tables.matchId");
        assertThat(matches).hasSize(2).allSatisfy(match -> at(olga, match, 1, "RUNNING"));
        int loser = round.getInt("tables[0].seats[0].entrant");
        int winner = round.getInt("tables[0].seats[1].entrant");
        String later = Json.time(Instant.now().plus(20, ChronoUnit.DAYS));
        cup.does("rounds/1/deadline", Map.of("deadline", later, "reason", "a storm"));
        read(olga, cup.path("/rounds/1")).then().body("deadline", equalTo(later));
        cup.does("rounds/1/tables/1/replay", Map.of("reason", "the wrong rules"));
        String second = read(olga, cup.path("/rounds/1")).path("tables[0].matchId");
        assertThat(matches).doesNotContain(second);
        at(olga, second, 1, "RUNNING");
        requestRuling(cup, people, round.getString("tables[0].seats[0].player"));
        ruled(cup, loser, winner);
        for (int number = 2; number <= 3; number++) {
            cup.does("rounds/" + number + "/pairings", null);
            cup.does("rounds/" + number + "/tables/1/abandon", Map.of("reason", "to end the test"));
            cup.does("rounds/" + number + "/tables/2/abandon", Map.of("reason", "to end the test"));
        }
        cup.does("finish", null);
        cup.listed("FINISHED");
    }

    private static void requestRuling(CupWrites cup, List<Person> people, String player) {
        Person loser = people.stream()
                .filter(person -> person.id().equals(player))
                .findFirst()
                .orElseThrow();
        cup.as(loser).does("rounds/1/tables/1/ruling-request", Map.of("reason", "look at it"));
        read(loser, cup.path("/ruling-requests?status=OPEN")).then().body("items", hasSize(1));
        cup.as(loser).does("ruling-requests/1/close", Map.of("reason", "we have agreed"));
        read(loser, cup.path("/ruling-requests")).then().body("items.status", hasItem("WITHDRAWN"));
    }

    @Test
    @Order(1)
    void wishes_for_the_rounds_to_come_and_a_round_that_is_opened_again() {
        List<Person> people = Stream.of("Olga", "Ann", "Bo", "Eve", "Finn")
                .map(People::somebody)
                .toList();
        Person olga = people.getFirst();
        CupWrites cup = CupWrites.created(by(olga), Cups.restful(8));
        people.forEach(person -> cup.as(person).does("entrants", null));
        cup.does("start", null);
        cup.does("forbidden-pairs", Map.of("one", 1, "other", 2, "reason", "they travel together"));
        read(olga, cup.path("")).then().body("forbiddenPairs.lifted", equalTo(List.of(false)));
        cup.does("forbidden-pairs/1/lift", Map.of("reason", "no more"));
        read(olga, cup.path("")).then().body("forbiddenPairs.lifted", equalTo(List.of(true)));
        cup.as(people.getLast()).does("entrants/5/byes", Map.of("round", 2));
        read(olga, cup.path("/entrants/5")).then().body("requestedByes", equalTo(List.of(2)));
        cup.as(people.getLast()).deletes("entrants/5/byes/2");
        read(olga, cup.path("/entrants/5")).then().body("requestedByes", hasSize(0));
        cup.does("rounds/1/pairings", null);
        cup.does("rounds/1/tables/1/abandon", Map.of("reason", "to end the round"));
        cup.does("rounds/1/close", null);
        cup.does("rounds/1/reopen", Map.of("reason", "a protest"));
        read(olga, cup.path("/rounds/1")).then().body("closedAt", nullValue()).body("reopenedAt", notNullValue());
    }

    @Test
    @Order(1)
    void what_is_put_right_after_it_was_published_or_ended() {
        PutRight.writes(ReadYourWritesTest::by);
    }

    private static void ruled(CupWrites cup, int loser, int winner) {
        Person olga = cup.writes().person();
        cup.does("rounds/1/tables/1/forfeit", Map.of("entrants", List.of(loser), "reason", "never came"));
        List<Integer> at = read(olga, cup.path("/rounds/1")).path("tables[1].seats.entrant");
        List<Map<String, Integer>> rows =
                List.of(Map.of("entrant", at.getFirst(), "place", 2), Map.of("entrant", at.getLast(), "place", 1));
        JsonPath clear = cup.does("rounds/1/tables/2/adjudicate", Map.of("seats", rows, "reason", "clear"));
        Map<String, Object> first = Map.of("entrant", at.getFirst(), "place", 1, "score", 60, "fate", "PLAYED");
        Map<String, Object> second = Map.of("entrant", at.getLast(), "place", 2, "score", 12, "fate", "PLAYED");
        cup.does(
                "rounds/1/tables/2/correct",
                Map.of(
                        "seats",
                        List.of(first, second),
                        "reason",
                        "a typing error",
                        "replaces",
                        clear.getLong("version")));
        read(olga, cup.path("/rounds/1")).then().body("tables[1].seats.score", equalTo(List.of(60, 12)));
        read(olga, cup.path("/rounds/1")).then().body("tables.result", not(hasItem(nullValue())));
        int ruling = read(olga, cup.path("/rulings")).path("items[-1].ruling");
        cup.does("rulings/" + ruling + "/lift", Map.of("reason", "it was right"));
        read(olga, cup.path("/rounds/1")).then().body("tables[1].seats.place", equalTo(List.of(2, 1)));
        JsonPath said = cup.does("announcements", Map.of("text", "The last round begins at noon."));
        read(olga, cup.path("/announcements")).then().body("items.text", hasItem("The last round begins at noon."));
        cup.does("redactions", Map.of("version", said.getLong("version")));
        read(olga, cup.path("/announcements")).then().body("items.text", hasItem("[redacted]"));
        cup.does("rounds/1/close", null);
        cup.does("penalties", Map.of("entrant", winner, "points", 1, "card", "YELLOW", "reason", "late"));
        read(olga, cup.path("/entrants/" + winner)).then().body("cards.yellow", equalTo(1));
        cup.does("penalties/1/lift", Map.of("reason", "it was the wind"));
    }

    @Test
    @Order(1)
    void divisions_and_the_season_after() {
        Person olga = People.somebody("Olga");
        Map<String, Object> league = duels(8, 8);
        league.put("format", Map.of("type", "DivisionLeague", "divisionSize", 4, "games", 4, "up", 1, "down", 1));
        league.put("tableSize", 4);
        league.put("points", "EXPEDITION");
        Instant opens = Instant.now().plus(1, ChronoUnit.DAYS).truncatedTo(ChronoUnit.SECONDS);
        CupWrites cup =
                CupWrites.created(by(olga), entry(league, Map.of("fillWith", "random", "opensAt", opens.toString())));
        cup.does("open-entry", null);
        cup.listed("ENTRY");
        cup.does("start", null);
        List<Integer> first = read(olga, cup.path("")).path("divisions[0].entrants");
        List<Integer> other = read(olga, cup.path("")).path("divisions[1].entrants");
        cup.does("swap", Map.of("one", first.getFirst(), "other", other.getFirst(), "reason", "friends"));
        read(olga, cup.path("")).then().body("divisions[0].entrants", hasItem(other.getFirst()));
        int tables = cup.does("rounds/1/pairings", null).getList("tables").size();
        for (int table = 1; table <= tables; table++) {
            cup.does("rounds/1/tables/" + table + "/abandon", Map.of("reason", "to end the test"));
        }
        cup.does("finish", null);
        read(olga, cup.path("/next-season")).then().body("settled", equalTo(true));
        CupWrites next = cup.next(Map.of("name", "Season two"));
        read(olga, CUPS + "?series=" + cup.id()).then().body("items.competitionId", hasItem(next.id()));
    }

    @Test
    @Order(1)
    void what_signs_in_to_an_account() {
        Person person = People.somebody("Signed");
        AccountWrites.ofSessions(by(person), person);
        AccountWrites.ofTokens(by(person), person);
        AccountWrites.ofOAuthClients(by(person), person);
        Person operator = People.operator();
        AccountWrites.ofOperator(by(operator), operator, People.somebody("Operated"));
        AccountWrites.ofEmail(by(person), person);
        AccountWrites.ofDeletion(by(person), person);
        AccountWrites.ofHandle(by(person), person);
        AccountWrites.ofPassword(by(person), person);
    }

    @Test
    @Order(1)
    void who_was_told_of_what_is_not_here_waits_for_a_while_and_learns_what_for() {
        Person host = People.somebody("Host");
        Person guest = People.somebody("Guest");
        String id = by(host).post(MATCHES, EXPEDITION).path("matchId");
        at(host, id, 1, "OPEN");
        acknowledged(host, new SeenVersion(Topics.LOBBY_EVENTS, id, 2));
        host.asks()
                .get(MATCHES + "/" + id)
                .then()
                .statusCode(503)
                .contentType("application/problem+json")
                .header("Retry-After", equalTo("1"))
                .header("Position", equalTo(id + "@2"));
        host.asks().get(MATCHES).then().statusCode(503);
        guest.asks().get(MATCHES + "/" + id).then().statusCode(200).body("version", equalTo(1));
        given().get(MATCHES + "/" + id).then().statusCode(200);
        host.asks().get("/api/v1/players/me").then().statusCode(200);
        by(guest).post(MATCHES + "/" + id + "/join", Map.of());
        at(host, id, 2, "OPEN");
    }

    @Test
    @Order(2)
    void no_command_is_left_out() {
        Set<String> wanted = Operations.of(given().get("/q/openapi?format=json").asByteArray())
                .writes();
        wanted.removeAll(Writes.OTHERS);
        assertThat(WROTE).containsAll(wanted);
    }
}
