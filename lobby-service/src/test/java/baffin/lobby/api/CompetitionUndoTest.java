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
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import baffin.competition.Competition;
import baffin.lobby.api.People.Person;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A start, an end, a cancellation and what was done to entrants are taken back, and dry runs say how. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CompetitionUndoTest {

    private final List<Person> people = new ArrayList<>();

    @BeforeEach
    void come() {
        Stream.of("Olga", "Otto", "Bo", "Eve").map(People::somebody).forEach(people::add);
    }

    private Person olga() {
        return people.getFirst();
    }

    private static Map<String, Object> undo(String of) {
        return Map.of("of", of, "reason", "a mistake");
    }

    @Test
    void an_undone_start_hides_another_seed() {
        String id = running(olga(), duels(2, 8), people);
        String old = shown(id, 1).extract().path("commitment");
        asks(people.get(1), id, "undo", undo("start")).statusCode(403);
        asks(olga(), id, "undo", Map.of("of", "everything", "reason", "x"))
                .statusCode(400)
                .body("violations.pointer", equalTo(List.of("/of")));
        asks(olga(), id, "undo", undo("finish")).statusCode(409).body("detail", containsString("undo its \"start\""));
        asks(olga(), id, "undo?dryRun=true", undo("start")).statusCode(200).body("events[0].seed", nullValue());

        long undone = version(asks(olga(), id, "undo", undo("start")));

        shown(id, undone)
                .body("status", equalTo("ENTRY"))
                .body("seed", nullValue())
                .body("startedAt", nullValue())
                .body("commitment", not(equalTo(old)));
        asks(olga(), id, "start?dryRun=true")
                .statusCode(200)
                .body("undo", startsWith("can be undone by POST undo {\"of\": \"start\"}"));
        long again = version(asks(olga(), id, "start"));
        shown(id, again).body("status", equalTo("RUNNING")).body("seed", notNullValue());
    }

    @Test
    void an_early_end_takes_the_scores_of_the_moment_and_is_taken_back() {
        String id = running(olga(), pods(8), people);
        version(asks(olga(), id, "rounds/1/pairings"));
        String match = Competition.matchId(id, 1, 1, 1);
        asks(olga(), id, "finish").statusCode(409).body("detail", containsString("\"early\": true"));
        Map<String, Object> early = Map.of("early", true, "reason", "the hall closes", "unfinished", "position");
        asks(olga(), id, "finish", early)
                .statusCode(409)
                .body("violations[0].message", containsString("adjudicate it first"));
        FakeScoring.SCORES.put(match, List.of(3, 9, 5, 5));
        asks(olga(), id, "finish?dryRun=true", early)
                .statusCode(200)
                .body("after.points", equalTo(List.of(10, 4.5f, 4.5f, 1)))
                .body("undo", containsString("\"finish\""));

        long ended = version(asks(olga(), id, "finish", early));

        shown(id, ended).body("status", equalTo("FINISHED")).body("early", equalTo("the hall closes"));
        shown(id + "/rounds/1", ended).body("tables[0].seats.place", equalTo(List.of(4, 1, 2, 2)));
        long back = version(asks(olga(), id, "undo", undo("finish")));
        shown(id, back).body("status", equalTo("RUNNING")).body("early", nullValue());
        shown(id + "/rounds/1", back).body("closedAt", nullValue()).body("tables[0].result", nullValue());
        version(asks(olga(), id, "cancel", Map.of("reason", "no ice")));
        shown(id, version(asks(olga(), id, "undo", undo("cancel")))).body("status", equalTo("RUNNING"));
    }

    @Test
    void an_organiser_returns_whom_an_organiser_has_removed_and_a_dry_run_says_so() {
        String id = running(olga(), duels(2, 8), people);
        asks(olga(), id, "entrants/2/remove?dryRun=true", Map.of("reason", "wrong Otto"))
                .statusCode(200)
                .body("undo", equalTo("can be undone by POST entrants/2/return"));
        asks(olga(), id, "entrants/2/remove", Map.of("reason", "wrong Otto")).statusCode(200);
        asks(people.get(1), id, "entrants/2/return").statusCode(409);
        asks(olga(), id, "entrants/2/return", Map.of("missed", "BYE")).statusCode(400);
        long back = version(asks(olga(), id, "entrants/2/return"));
        shown(id + "/entrants/2", back).body("presence", equalTo("ACTIVE"));
    }

    @Test
    void alternates_check_in_and_a_copy_asks_the_people_of_the_original() {
        Map<String, Object> policy = entry(
                duels(2, 3),
                Map.of("closesAt", Instant.now().plus(Duration.ofDays(1)).toString(), "checkIn", "P2D"));
        String id = created(olga(), policy);
        people.forEach(person -> asks(person, id, "entrants").statusCode(200));
        Person eve = people.getLast();

        long there = version(asks(eve, id, "alternates/me/check-in"));

        shown(id + "/alternates", there).body("items.checkedIn", equalTo(List.of(true)));
        asks(people.get(1), id, "alternates/" + eve.id() + "/check-in").statusCode(403);
        JsonPath copy = olga().commands()
                .body(Map.of("invite", true, "name", "Another one"))
                .post(CUPS + "/" + id + "/copy")
                .then()
                .statusCode(201)
                .extract()
                .jsonPath();
        List<String> invited = olga().commands()
                .get(CUPS + "/" + copy.getString("competitionId") + "/invitations?minVersion=1")
                .then()
                .statusCode(200)
                .body("items", hasSize(2))
                .body("items.player", hasItem(people.get(1).id()))
                .extract()
                .jsonPath()
                .getList("items.player");
        assertThat(invited).doesNotContain(olga().id());
        people.get(1)
                .commands()
                .body(Map.of("invite", true))
                .post(CUPS + "/" + id + "/copy")
                .then()
                .statusCode(403);
    }
}
