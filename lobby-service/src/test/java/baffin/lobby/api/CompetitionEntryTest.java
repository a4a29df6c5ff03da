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
import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
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
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.awaitility.core.ThrowingRunnable;
import org.junit.jupiter.api.Test;

/** Who takes part: entrants, alternates, check-in, and what only some may ask. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CompetitionEntryTest {

    @Test
    void entrants_enter_with_their_rating_and_leave_again() {
        Person olga = People.somebody("Olga");
        Person ann = People.somebody("Ann");
        FakeScoring.RATINGS.put(ann.id(), 1688);
        String id = created(olga, duels(2, 8));
        asks(ann, id, "entrants")
                .statusCode(200)
                .body("events[0].type", equalTo("Entered"))
                .body("events[0].entrant", equalTo(1))
                .body("events[0].rating", equalTo(1688));
        asks(ann, id, "entrants").statusCode(409);
        long version = version(asks(olga, id, "entrants"));
        shown(id + "/entrants?limit=1", version)
                .body("items.handle", equalTo(List.of(ann.handle())))
                .body("items[0].rated", equalTo(3))
                .body("nextCursor", notNullValue());
        shown(id + "/entrants/2", version).body("player", equalTo(olga.id())).body("rating", nullValue());
        given().get(CUPS + "/" + id + "/entrants/9").then().statusCode(404);
        version = version(asks(ann, id, "entrants/1/withdraw"));
        shown(id + "/entrants/1", version).body("presence", equalTo("WITHDRAWN"));
        version = version(asks(ann, id, "entrants/1/return"));
        shown(id + "/entrants/1", version).body("presence", equalTo("ACTIVE"));
        eventually(() ->
                given().get(CUPS + "?player=" + ann.id()).then().body("items.competitionId", equalTo(List.of(id))));
    }

    @Test
    void entrants_speak_for_themselves_and_organisers_for_all() {
        Person olga = People.somebody("Olga");
        Person ann = People.somebody("Ann");
        Person bo = People.somebody("Bo");
        String id = created(olga, duels(2, 8));
        asks(ann, id, "entrants").statusCode(200);
        asks(bo, id, "entrants/1/withdraw").statusCode(403);
        asks(bo, id, "entrants", Map.of("handle", olga.handle())).statusCode(403);
        asks(ann, id, "entrants/1/remove", Map.of("reason", "I wish")).statusCode(403);
        asks(olga, id, "entrants", Map.of("handle", bo.handle()))
                .statusCode(200)
                .body("events[0].type", equalTo("Invited"))
                .body("events[0].person.player", equalTo(bo.id()));
        eventually(() -> asking(bo).body("items.competitionId", equalTo(List.of(id))));
        asks(bo, id, "invitations/accept").statusCode(200).body("events[1].person.player", equalTo(bo.id()));
        asking(bo).body("items", hasSize(0));
        asks(olga, id, "entrants", Map.of("bot", "navigator"))
                .statusCode(200)
                .body("events[0].person.handle", containsString("(bot)"));
        asks(olga, id, "entrants", Map.of("bot", "clever")).statusCode(400);
        asks(olga, id, "entrants/1/remove", Map.of("reason", "did not pay"))
                .statusCode(200)
                .body("events[0].type", equalTo("Removed"));
        asks(olga, id, "entrants/2/replace", Map.of("handle", olga.handle(), "reason", "Bo is ill"))
                .statusCode(200);
        asks(olga, id, "entrants/2/replace", Map.of("handle", olga.handle(), "bot", "random", "reason", "both"))
                .statusCode(400);
    }

    @Test
    void nobody_takes_part_plays_for_another_or_directs_without_having_agreed() {
        Person olga = People.somebody("Olga");
        Person ann = People.somebody("Ann");
        Person bo = People.somebody("Bo");
        FakeScoring.RATINGS.put(ann.id(), 1701);
        String id = created(olga, entry(duels(2, 8), Map.of("who", "INVITATION")));
        asks(olga, id, "entrants", Map.of("handle", ann.handle())).statusCode(200);
        asks(olga, id, "entrants", Map.of("handle", ann.handle())).statusCode(409);
        asks(olga, id, "officials", Map.of("handle", ann.handle(), "role", "ORGANISER"))
                .statusCode(200)
                .body("events[0].type", equalTo("Invited"));
        asks(olga, id, "entrants", Map.of("player", olga.id()))
                .statusCode(200)
                .body("events[0].type", equalTo("Entered"));
        long version =
                version(asks(olga, id, "entrants/1/replace", Map.of("handle", bo.handle(), "reason", "has no time")));
        shown(id + "/invitations", version)
                .body("items.player", equalTo(List.of(ann.id(), ann.id(), bo.id())))
                .body("items.as", equalTo(List.of("ENTRANT", "ORGANISER", "REPLACEMENT")))
                .body("items.by", hasItem(olga.handle()));
        shown(id, version).body("counts.entrants", equalTo(1)).body("officials.player", equalTo(List.of(olga.id())));
        asks(ann, id, "cancel", Map.of("reason", "not mine")).statusCode(403);
        ann.commands()
                .delete(CUPS + "/" + id + "/invitations/" + bo.id())
                .then()
                .statusCode(403);
        bo.commands()
                .delete(CUPS + "/" + id + "/invitations/" + bo.id())
                .then()
                .statusCode(200)
                .body("events[0].type", equalTo("InvitationEnded"));
        asks(bo, id, "invitations/accept").statusCode(404);
        version = version(asks(ann, id, "invitations/accept"));
        shown(id + "/invitations", version).body("items", empty());
        shown(id + "/entrants/2", version).body("player", equalTo(ann.id())).body("rating", equalTo(1701));
        shown(id, version).body("officials.player", hasItem(ann.id()));
    }

    @Test
    void a_player_speaks_for_the_own_bots() {
        Person olga = People.somebody("Olga");
        String bot = olga.asks()
                .body(Map.of("handle", People.handle("bot")))
                .post("/api/v1/bots")
                .then()
                .statusCode(201)
                .extract()
                .path("id");
        String id = created(olga, duels(2, 8));

        asks(olga, id, "entrants", Map.of("player", bot)).statusCode(200).body("events[0].type", equalTo("Entered"));
    }

    @Test
    void whoever_has_left_is_brought_back_by_nobody_else() {
        Person olga = People.somebody("Olga");
        Person ann = People.somebody("Ann");
        String id = created(olga, duels(2, 8));
        asks(ann, id, "entrants").statusCode(200);
        asks(ann, id, "entrants/1/withdraw").statusCode(200);

        asks(olga, id, "entrants/1/return").statusCode(403);
        asks(ann, id, "entrants/1/return").statusCode(200);
    }

    @Test
    void whoever_comes_when_all_places_are_taken_is_an_alternate_and_gets_the_next_one() {
        Person olga = People.somebody("Olga");
        Person ann = People.somebody("Ann");
        Person bo = People.somebody("Bo");
        Person eve = People.somebody("Eve");
        String id = created(olga, duels(2, 2));
        asks(ann, id, "entrants").statusCode(200);
        asks(bo, id, "entrants").statusCode(200);
        asks(eve, id, "entrants").statusCode(200).body("events[0].type", equalTo("AlternateListed"));
        asks(olga, id, "alternates", Map.of("handle", "Ann"))
                .statusCode(400)
                .body("detail", containsString("takes no body"));
        long version = version(asks(olga, id, "alternates"));
        shown(id + "/alternates", version).body("items.player", equalTo(List.of(eve.id(), olga.id())));
        bo.commands().delete(CUPS + "/" + id + "/alternates/" + eve.id()).then().statusCode(403);
        version = version(asks(ann, id, "entrants/1/withdraw", Map.of("reason", "a storm")));
        shown(id + "/alternates", version).body("items.player", equalTo(List.of(olga.id())));
        shown(id + "/entrants/3", version).body("player", equalTo(eve.id()));
        version = version(olga.commands()
                .delete(CUPS + "/" + id + "/alternates/" + olga.id())
                .then());
        shown(id + "/alternates", version).body("items", empty());
    }

    @Test
    void a_place_that_comes_free_while_it_runs_is_the_first_alternates() {
        Person olga = People.somebody("Olga");
        List<Person> people =
                List.of(People.somebody("Ann"), People.somebody("Bo"), People.somebody("Eve"), People.somebody("Fay"));
        Map<String, Object> swiss = pods(4);
        swiss.put("format", Map.of("type", "PodSwiss", "rounds", 4, "finalists", 0));
        String id = running(olga, entry(swiss, Map.of("late", true, "bots", false)), people);
        Person waiting = People.somebody("Gro");
        Person later = People.somebody("Ivo");
        asks(waiting, id, "entrants").statusCode(200).body("events[0].type", equalTo("AlternateListed"));
        asks(people.getFirst(), id, "entrants/1/withdraw").statusCode(200);
        long version = version(asks(later, id, "entrants").body("events[0].type", equalTo("AlternateListed")));
        shown(id + "/entrants/5", version).body("player", equalTo(waiting.id()));
        asks(olga, id, "entrants/2/replace", Map.of("bot", "navigator", "reason", "Bo is ill"))
                .statusCode(403)
                .body("detail", containsString("programs may not play here"));
        asks(olga, id, "entrants/3/remove", Map.of("reason", "did not pay")).statusCode(200);
        asks(people.get(2), id, "entrants/3/return")
                .statusCode(409)
                .body("detail", containsString("only an organiser can bring the entrant back"));
    }

    @Test
    void a_place_that_was_given_up_in_a_league_is_an_alternates_in_one_request_and_a_lost_seat_lets_others_play_on() {
        Person olga = People.somebody("Olga");
        List<Person> people =
                List.of(People.somebody("Ann"), People.somebody("Bo"), People.somebody("Eve"), People.somebody("Fay"));
        Map<String, Object> league = pods(4);
        Map<String, Object> format =
                Map.of("type", "DivisionLeague", "divisionSize", 4, "games", 2, "up", 1, "down", 1, "results", "VOID");
        league.put("format", format);
        String id = running(olga, entry(league, Map.of("late", false, "bots", false)), people);
        Person waiting = People.somebody("Gro");
        asks(waiting, id, "alternates").statusCode(200);
        asks(people.getFirst(), id, "entrants/1/withdraw").statusCode(200);
        Map<String, Object> given = Map.of("handle", waiting.handle(), "reason", "Ann has no time");
        asks(olga, id, "entrants/1/replace?dryRun=true", given)
                .statusCode(200)
                .body("events.type", equalTo(List.of("AlternateLeft", "PersonReplaced", "Returned")));
        long version = version(asks(olga, id, "entrants/1/replace", given));
        shown(id + "/entrants/1", version).body("player", equalTo(waiting.id())).body("presence", equalTo("ACTIVE"));
        shown(id, version).body("policy.format.results", equalTo("VOID"));
        asks(people.getFirst(), id, "entrants/1/return").statusCode(403);

        asks(olga, id, "rounds/1/pairings").statusCode(200);
        String lost = "rounds/1/tables/1/forfeit";
        Map<String, Object> body = Map.of("entrants", List.of(2), "reason", "never came");
        asks(olga, id, lost + "?dryRun=true", body).statusCode(200).body("events[0].type", equalTo("SeatsForfeited"));
        asks(olga, id, lost + "?dryRun=true", Map.of("entrants", List.of(2), "reason", "x", "table", "END"))
                .statusCode(200)
                .body("events[0].type", equalTo("RulingMade"));
        asks(olga, id, lost, Map.of("entrants", List.of(2, 3, 4), "reason", "x", "table", "PLAY_ON"))
                .statusCode(400)
                .body("violations.pointer", equalTo(List.of("/table")));
        version = version(asks(olga, id, lost, body));
        shown(id + "/rounds/1", version)
                .body("tables[0].result", nullValue())
                .body("tables[0].seats.find { it.entrant == 2 }.fate", equalTo("NO_SHOW"))
                .body("tables[0].seats.find { it.entrant == 3 }.fate", nullValue());
        version = version(asks(olga, id, "rulings/1/lift", Map.of("reason", "came late")));
        shown(id + "/rounds/1", version).body("tables[0].seats.fate", everyItem(nullValue()));
    }

    @Test
    void who_has_not_checked_in_goes_and_house_bots_fill_up() {
        Person olga = People.somebody("Olga");
        Person ann = People.somebody("Ann");
        Person bo = People.somebody("Bo");
        Instant soon = Instant.now().plus(Duration.ofSeconds(5));
        String id = created(
                olga, entry(duels(2, 8), Map.of("closesAt", soon.toString(), "checkIn", "PT2H", "fillWith", "random")));
        asks(ann, id, "entrants").statusCode(200);
        asks(bo, id, "entrants").statusCode(200);
        asks(bo, id, "entrants/1/check-in").statusCode(403);
        asks(ann, id, "entrants/1/check-in").statusCode(200).body("events[0].type", equalTo("CheckedIn"));
        asks(olga, id, "start?dryRun=true").statusCode(200).body("events.type", not(hasItem("Removed")));
        eventually(() -> given().get(CUPS + "/" + id).then().body("status", equalTo("RUNNING")));
        long version = 5;
        shown(id, version)
                .body("status", equalTo("RUNNING"))
                .body("seed", notNullValue())
                .body("counts.active", equalTo(2));
        shown(id + "/entrants/2", version).body("presence", equalTo("REMOVED"));
        shown(id + "/entrants/3", version).body("bot", equalTo(true));
        shown(id + "?asOf=3", version).body("seed", nullValue()).body("status", equalTo("ENTRY"));
        asks(bo, id, "entrants").statusCode(409);
    }

    @Test
    void quiet_hours_go_along_and_are_shown_to_nobody() {
        Person olga = People.somebody("Olga");
        Person ann = People.somebody("Ann");
        ann.asks()
                .body(Map.of("zone", "Europe/Oslo", "from", "22:00", "to", "07:00"))
                .put("/api/v1/players/me/quiet-hours")
                .then()
                .statusCode(200);
        String id = created(olga, duels(2, 8));
        String answer = asks(ann, id, "entrants").statusCode(200).extract().asString();
        org.assertj.core.api.Assertions.assertThat(answer).doesNotContain("Oslo");
        String entrants =
                given().get(CUPS + "/" + id + "/entrants?minVersion=2").asString();
        org.assertj.core.api.Assertions.assertThat(entrants)
                .contains(ann.handle())
                .doesNotContain("Oslo");
    }

    @Test
    void divisions_are_made_at_the_start_and_entrants_may_be_exchanged_before_the_first_round() {
        Person olga = People.somebody("Olga");
        Map<String, Object> league = duels(8, 8);
        league.put("format", Map.of("type", "DivisionLeague", "divisionSize", 4, "games", 4, "up", 1, "down", 1));
        league.put("tableSize", 4);
        league.put("points", "EXPEDITION");
        String id = created(olga, entry(league, Map.of("fillWith", "random")));
        long version = version(asks(olga, id, "start"));
        List<Integer> first =
                shown(id, version).body("divisions", hasSize(2)).extract().path("divisions[0].entrants");
        List<Integer> second = shown(id, version).extract().path("divisions[1].entrants");
        asks(olga, id, "swap", Map.of("one", first.get(0), "other", first.get(1), "reason", "friends"))
                .statusCode(400);
        version = version(
                asks(olga, id, "swap", Map.of("one", first.get(0), "other", second.get(0), "reason", "friends")));
        shown(id, version)
                .body("divisions[0].entrants", hasItem(second.get(0)))
                .body("divisions[0].entrants", not(hasItem(first.get(0))))
                .body("series.season", equalTo(1));
    }

    /** Somebody else has written it: nobody told this person which version to wait for. */
    private static void eventually(ThrowingRunnable holds) {
        await().atMost(Waits.MAX).untilAsserted(holds);
    }

    /** The competitions that have asked somebody. */
    private static ValidatableResponse asking(Person person) {
        return person.asks().get(CUPS + "?invited=" + person.id()).then().statusCode(200);
    }
}
