package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static baffin.lobby.api.Cups.created;
import static baffin.lobby.api.Cups.duels;
import static baffin.lobby.api.Cups.entry;
import static baffin.lobby.api.Cups.pods;
import static baffin.lobby.api.Cups.shown;
import static baffin.lobby.api.Cups.version;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import baffin.lobby.api.People.Person;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Competitions as a whole: from a policy to an end. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CompetitionsTest {

    private static final Map<String, Object> PLAY = Map.of(
            "clock", Map.of("type", "PerMove", "move", "P2D", "grace", "P1D", "answer", "P1D", "weekendsOff", true));

    @Test
    void a_policy_makes_a_competition_once_a_key() {
        Person olga = People.somebody("Olga");
        String key = UUID.randomUUID().toString();
        ValidatableResponse made = olga.asks()
                .header("Idempotency-Key", key)
                .body(pods(16))
                .post(CUPS)
                .then()
                .statusCode(201)
                .header("Location", startsWith(CUPS + "/"))
                .header("ETag", equalTo("\"1\""))
                .header("Position", containsString("@1"))
                .body("status", equalTo("ENTRY"))
                .body("policy.points.places.'4'", equalTo(List.of(10, 6, 3, 1)))
                .body("policy.options", notNullValue())
                .body("warnings", contains(startsWith("the matches have no clock")))
                .body("commitment", notNullValue())
                .body("seed", nullValue())
                .body("officials.player", equalTo(List.of(olga.id())))
                .body("counts.places", equalTo(16));
        String id = made.extract().path("competitionId");
        olga.asks()
                .header("Idempotency-Key", key)
                .body(pods(16))
                .post(CUPS)
                .then()
                .statusCode(201)
                .body("competitionId", equalTo(id));
        olga.asks()
                .header("Idempotency-Key", key)
                .body(pods(17))
                .post(CUPS)
                .then()
                .statusCode(422);
        shown(id, 1).body("competitionId", equalTo(id)).body("seed", nullValue());
        given().get(CUPS + "?official=" + olga.id())
                .then()
                .statusCode(200)
                .body("items.competitionId", equalTo(List.of(id)))
                .body("items[0].format", equalTo("PodSwiss"));
        given().get(CUPS + "?status=RUNNING&official=" + olga.id()).then().body("items", empty());
        given().queryParam("q", "DUELS on")
                .get(CUPS + "?official=" + olga.id())
                .then()
                .body("items.competitionId", contains(id));
        given().queryParam("q", "Duels%")
                .get(CUPS + "?official=" + olga.id())
                .then()
                .body("items", empty());
        given().get(CUPS + "/" + UUID.randomUUID()).then().statusCode(404);
        given().get(CUPS + "/nonsense").then().statusCode(404);
    }

    @Test
    void a_bad_policy_has_one_problem_a_field() {
        Map<String, Object> policy = pods(2000);
        policy.put("name", "x");
        policy.put("format", Map.of("type", "PodSwiss", "rounds", 99, "finalists", 5, "repeatWeight", 0));
        policy.put("tieBreaks", List.of("LOT", "FIRST_PLACES"));
        given().contentType(ContentType.JSON)
                .body(policy)
                .post(CUPS + "/validate")
                .then()
                .statusCode(400)
                .contentType("application/problem+json")
                .body(
                        "violations.pointer",
                        hasItems(
                                "/name",
                                "/format/rounds",
                                "/format/finalists",
                                "/format/repeatWeight",
                                "/tieBreaks/1",
                                "/entry/max"));
        Person olga = People.somebody("Olga");
        olga.commands()
                .body(policy)
                .post(CUPS)
                .then()
                .statusCode(400)
                .body("violations", hasSize(6))
                .body("violations.find{it.pointer=='/name'}.value", equalTo("x"))
                .body("violations.find{it.pointer=='/format/rounds'}.value", equalTo("99"));
    }

    @Test
    void a_policy_of_the_wrong_shape_is_told_as_a_whole_too() {
        Map<String, Object> policy = pods(8);
        policy.remove("tieBreaks");
        policy.put("tableSize", "four");
        policy.put("colour", "white");
        policy.put("format", Map.of("type", "Knitting"));
        policy.put("schedule", Map.of("round", "soon", "automatic", true));
        given().contentType(ContentType.JSON)
                .body(policy)
                .post(CUPS + "/validate")
                .then()
                .statusCode(400)
                .body(
                        "violations.pointer",
                        hasItems(
                                "/tieBreaks",
                                "/tableSize",
                                "/colour",
                                "/format/type",
                                "/schedule/round",
                                "/schedule/ruling"))
                .body("violations", hasSize(6));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u200b\u200b\u200b\u200b", "Cup of \u202ehtron eht", "B\u0430ffin", "Baffin Team"})
    void a_name_that_is_not_what_it_seems_is_refused_wherever_one_is_set(String name) {
        Map<String, Object> policy = new HashMap<>(duels(2, 8));
        Person olga = People.somebody("Olga");
        String id = created(olga, policy);
        policy.put("name", name);
        Map<String, Object> patch = Map.of("name", name);
        List.of(
                        olga.commands().body(policy).post(CUPS),
                        olga.commands().body(policy).post(CUPS + "/validate"),
                        olga.commands().body(patch).patch(CUPS + "/" + id),
                        olga.commands().body(patch).post(CUPS + "/" + id + "/copy"),
                        olga.commands()
                                .body(Map.of("name", name, "redirectUris", List.of("https://sledge.example/in")))
                                .post("/api/v1/players/me/oauth-clients"))
                .forEach(answer -> answer.then().statusCode(400).body("violations.pointer", equalTo(List.of("/name"))));
    }

    @Test
    void what_is_no_policy_at_all_and_a_number_that_is_none_are_told_plainly() {
        given().contentType(ContentType.JSON)
                .post(CUPS + "/validate")
                .then()
                .statusCode(400)
                .body("detail", equalTo("The body is missing"))
                .body("violations[0].pointer", equalTo(""));
        given().contentType(ContentType.JSON)
                .body(List.of(1))
                .post(CUPS + "/validate")
                .then()
                .statusCode(400)
                .body("detail", equalTo("The body must be an object"));
        String id = created(People.somebody("Olga"), duels(2, 8));
        for (String query : List.of("?minVersion=soon", "/entrants?limit=many")) {
            given().get(CUPS + "/" + id + query)
                    .then()
                    .statusCode(400)
                    .body("violations[0].message", equalTo("must be a whole number"));
        }
        given().get(CUPS + "/" + id + "/entrants/many").then().statusCode(404);
    }

    @Test
    void an_unfair_scheme_is_refused_and_a_coarse_one_warned_about() {
        Map<String, Object> unfair = pods(8);
        unfair.put("points", Map.of("places", Map.of("4", List.of(4, 2, 1, 0), "3", List.of(4, 2, 1))));
        given().contentType(ContentType.JSON)
                .body(unfair)
                .post(CUPS + "/validate")
                .then()
                .statusCode(400)
                .body("violations.pointer", hasItem("/points/places/3"));
        Map<String, Object> coarse = pods(8);
        coarse.put("points", Map.of("places", Map.of("4", List.of(6, 4, 2, 0), "3", List.of(6, 3, 0))));
        given().contentType(ContentType.JSON)
                .body(coarse)
                .post(CUPS + "/validate")
                .then()
                .statusCode(200)
                .body("warnings", hasItem(startsWith("the last place of a table of 4")));
        Map<String, Object> fine = duels(2, 8);
        given().contentType(ContentType.JSON)
                .body(fine)
                .post(CUPS + "/validate")
                .then()
                .statusCode(200)
                .body("policy.schedule.round", equalTo("P7D"))
                .body("warnings", contains(startsWith("the matches have no clock")))
                .body("policy.twoSeatTables", equalTo(false));
    }

    @Test
    void what_decides_results_may_change_until_a_round_is_published() {
        Person olga = People.somebody("Olga");
        Person nils = People.somebody("Nils");
        String id = created(olga, duels(2, 8));
        String path = CUPS + "/" + id;
        nils.commands().body(Map.of("name", "Mine")).patch(path).then().statusCode(403);
        long version = version(
                olga.commands().body(Map.of("name", "Spring duels")).patch(path).then());
        shown(id, version).body("policy.name", equalTo("Spring duels")).body("policy.tableSize", equalTo(2));
        olga.commands()
                .header("If-Match", "\"1\"")
                .body(Map.of("name", "Autumn duels"))
                .patch(path)
                .then()
                .statusCode(412)
                .body("currentVersion", equalTo(2));
        asks(nils, id, "entrants").statusCode(200);
        asks(olga, id, "entrants").statusCode(200);
        shown(
                        id,
                        version(olga.commands()
                                .body(Map.of("tieBreaks", List.of("LOT")))
                                .patch(path)
                                .then()))
                .body("policy.tieBreaks", equalTo(List.of("LOT")));
        asks(olga, id, "start").statusCode(200);
        shown(id, version(asks(olga, id, "rounds/1/pairings")));
        olga.commands()
                .body(Map.of(
                        "tieBreaks",
                        List.of("HEAD_TO_HEAD", "LOT"),
                        "game",
                        "adventure",
                        "name",
                        "Other duels",
                        "play",
                        PLAY))
                .patch(path)
                .then()
                .statusCode(409)
                .body("violations.pointer", hasItems("/tieBreaks", "/game", "/play"))
                .body("violations", hasSize(3))
                .body("violations.find{it.pointer=='/game'}.value", equalTo("adventure"))
                .body("violations.find{it.pointer=='/game'}.allowed", nullValue())
                .body("detail", containsString("only /name, /description, /entry/max (upwards)"));
        olga.commands()
                .body(Map.of("entry", Map.of("max", 7)))
                .patch(path)
                .then()
                .statusCode(409)
                .body("detail", equalTo("/entry/max can only be raised, from 8"));
        Map<String, Object> later = Map.of(
                "name", "Late duels", "entry", Map.of("max", 9), "schedule", Map.of("round", "P8D", "ruling", "P2D"));
        shown(id, version(olga.commands().body(later).patch(path).then()))
                .body("policy.name", equalTo("Late duels"))
                .body("policy.schedule.round", equalTo("P8D"))
                .body("counts.places", equalTo(9));
    }

    @Test
    void an_earlier_policy_can_be_read_and_the_present_one_copied_by_everybody() {
        Person olga = People.somebody("Olga");
        Person nils = People.somebody("Nils");
        String id = created(olga, duels(2, 8));
        shown(
                id,
                version(olga.commands()
                        .body(Map.of("name", "Spring duels"))
                        .patch(CUPS + "/" + id)
                        .then()));
        // the state before is still there to be read
        shown(id + "?asOf=1", 0)
                .body("policy.name", equalTo("Duels on the ice"))
                .body("version", equalTo(1));
        given().get(CUPS + "/" + id + "?asOf=99").then().statusCode(400);
        asks(nils, id, "copy", Map.of("name", "Nils's duels"))
                .statusCode(201)
                .body("copyOf", equalTo(id))
                .body("policy.name", equalTo("Nils's duels"))
                .body("officials.player", equalTo(List.of(nils.id())));
    }

    @Test
    void a_copy_asks_the_other_organisers_unless_a_stranger_makes_it() {
        Person olga = People.somebody("Olga");
        Person otto = People.somebody("Otto");
        Person nils = People.somebody("Nils");
        String id = created(olga, duels(2, 8));
        asks(olga, id, "officials", Map.of("handle", otto.handle(), "role", "ORGANISER"))
                .statusCode(200);
        shown(id, version(asks(otto, id, "invitations/accept")));
        String copy = asks(olga, id, "copy")
                .statusCode(201)
                .body("officials.player", equalTo(List.of(olga.id())))
                .extract()
                .path("competitionId");
        shown(copy + "/invitations", 1)
                .body("items.player", equalTo(List.of(otto.id())))
                .body("items.as", equalTo(List.of("ORGANISER")))
                .body("items.by", equalTo(List.of(olga.handle())));
        shown(copy, version(asks(otto, copy, "invitations/accept")))
                .body("officials.player", equalTo(List.of(olga.id(), otto.id())));
        String stranger = asks(nils, id, "copy").statusCode(201).extract().path("competitionId");
        shown(stranger + "/invitations", 1).body("items", empty());
    }

    @Test
    void entry_by_invitation_needs_its_code_which_only_organisers_see() {
        Person olga = People.somebody("Olga");
        Person nils = People.somebody("Nils");
        String id = created(olga, entry(duels(2, 8), Map.of("who", "INVITATION")));
        String code = olga.asks().get(CUPS + "/" + id + "?minVersion=1").path("invitation");
        assertThat(code).isNotBlank();
        shown(id, 1).body("invitation", nullValue());
        asks(nils, id, "entrants").statusCode(403);
        asks(nils, id, "entrants", Map.of("invitation", code)).statusCode(200);
    }

    @Test
    void organisers_come_and_go_and_nobody_else_directs() {
        Person olga = People.somebody("Olga");
        Person otto = People.somebody("Otto");
        String id = created(olga, duels(2, 8));
        asks(otto, id, "officials", Map.of("player", otto.id(), "role", "ORGANISER"))
                .statusCode(403);
        asks(olga, id, "officials", Map.of("handle", otto.handle(), "role", "ORGANISER"))
                .statusCode(200);
        asks(otto, id, "invitations/accept").statusCode(200).body("events[1].type", equalTo("RoleGiven"));
        asks(olga, id, "officials", Map.of("handle", "nobody-of-this-name", "role", "HELPER"))
                .statusCode(400);
        asks(olga, id, "officials", Map.of("handle", otto.handle())).statusCode(400);
        otto.commands()
                .delete(CUPS + "/" + id + "/officials/" + olga.id())
                .then()
                .statusCode(403);
        olga.commands().delete(CUPS + "/" + id + "/officials/me").then().statusCode(409);
        asks(olga, id, "officials", Map.of("handle", otto.handle(), "role", "OWNER"))
                .statusCode(200)
                .body("events[0].role", equalTo("OWNER"));
        otto.commands()
                .delete(CUPS + "/" + id + "/officials/" + olga.id())
                .then()
                .statusCode(200);
        asks(olga, id, "cancel", Map.of("reason", "no ice")).statusCode(403);
        long version = version(asks(otto, id, "cancel", Map.of("reason", "no ice")));
        shown(id, version).body("status", equalTo("CANCELLED")).body("officials.player", not(hasItem(olga.id())));
        given().post(CUPS + "/" + id + "/start").then().statusCode(401);
    }
}
