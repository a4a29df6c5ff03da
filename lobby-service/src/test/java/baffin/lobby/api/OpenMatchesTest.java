package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.api.People.Person;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class OpenMatchesTest {

    private static final String MATCHES = "/api/v1/lobby/matches";

    private static String opened(Person host, Map<String, Object> request) {
        return host.commands()
                .body(request)
                .post(MATCHES)
                .then()
                .statusCode(201)
                .header("ETag", equalTo("\"1\""))
                .extract()
                .path("matchId");
    }

    private static Map<String, Object> request(int seats) {
        return Map.of("game", "expedition", "seats", seats);
    }

    private static ValidatableResponse act(Person person, String matchId, String verb, Object body) {
        return person.commands()
                .body(body)
                .post(MATCHES + "/" + matchId + "/" + verb)
                .then();
    }

    @Test
    void a_match_goes_from_the_first_seat_to_the_start() {
        Person host = People.somebody("Host");
        Person guest = People.somebody("Guest");
        String matchId = opened(host, request(2));

        act(guest, matchId, "join", Map.of())
                .statusCode(200)
                .body("seats", hasSize(2))
                .body("seats[1].handle", equalTo(guest.handle()))
                .body("version", equalTo(2))
                .header("Position", equalTo(matchId + "@2"));
        act(host, matchId, "ready", Map.of()).statusCode(200).body("state", equalTo("OPEN"));
        act(guest, matchId, "ready", Map.of()).statusCode(200).body("state", equalTo("RUNNING"));

        given().get(MATCHES + "/" + matchId + "?minVersion=4")
                .then()
                .statusCode(200)
                .header("ETag", equalTo("\"4\""))
                .body("state", equalTo("RUNNING"))
                .body("organiser", equalTo(host.id()))
                .body("ranked", equalTo(true))
                .body("options", notNullValue())
                .body("invitation", nullValue());
        act(guest, matchId, "leave", Map.of()).statusCode(409).body("detail", containsString("started"));
    }

    @Test
    void a_repeated_key_opens_one_match_and_joins_once() {
        Person host = People.somebody("Host");
        Person guest = People.somebody("Guest");
        String key = UUID.randomUUID().toString();

        String first = host.asks()
                .header("Idempotency-Key", key)
                .body(request(2))
                .post(MATCHES)
                .then()
                .statusCode(201)
                .extract()
                .path("matchId");
        String again = host.asks()
                .header("Idempotency-Key", key)
                .body(request(2))
                .post(MATCHES)
                .then()
                .statusCode(201)
                .extract()
                .path("matchId");
        assertThat(again).isEqualTo(first);

        String join = UUID.randomUUID().toString();
        for (int time = 0; time < 2; time++) {
            guest.asks()
                    .header("Idempotency-Key", join)
                    .body(Map.of())
                    .post(MATCHES + "/" + first + "/join")
                    .then()
                    .statusCode(200)
                    .body("version", equalTo(2));
        }
        guest.asks()
                .header("Idempotency-Key", join)
                .body(Map.of())
                .post(MATCHES + "/" + first + "/leave")
                .then()
                .statusCode(422)
                .body("type", equalTo("/problems/idempotency-key-reused"));
        host.asks()
                .header("Idempotency-Key", key)
                .body(request(3))
                .post(MATCHES)
                .then()
                .statusCode(422)
                .body("type", equalTo("/problems/idempotency-key-reused"));
    }

    @Test
    void a_key_is_a_uuid_and_a_command_needs_a_token() {
        Person host = People.somebody("Host");

        host.asks()
                .header("Idempotency-Key", "7")
                .body(request(2))
                .post(MATCHES)
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("Idempotency-Key"));
        given().contentType("application/json")
                .body(request(2))
                .post(MATCHES)
                .then()
                .statusCode(401);
    }

    @Test
    void the_last_seat_goes_to_one_of_many() throws Exception {
        Person host = People.somebody("Host");
        String matchId = opened(host, request(2));
        List<Person> crowd = new ArrayList<>();
        for (int person = 0; person < 6; person++) {
            crowd.add(People.somebody("Crowd"));
        }

        List<Integer> statuses = new ArrayList<>();
        try (ExecutorService together = Executors.newFixedThreadPool(crowd.size())) {
            List<Future<Integer>> joins = crowd.stream()
                    .map(person -> together.submit(() ->
                            act(person, matchId, "join", Map.of()).extract().statusCode()))
                    .toList();
            for (Future<Integer> join : joins) {
                statuses.add(join.get());
            }
        }

        assertThat(statuses).containsOnlyOnce(200).contains(409).containsOnly(200, 409);
    }

    @Test
    void a_match_by_invitation_is_unknown_without_it_and_never_listed() {
        Person host = People.somebody("Host");
        Person guest = People.somebody("Guest");
        String matchId = host.commands()
                .body(Map.of("game", "expedition", "seats", 2, "invitationOnly", true))
                .post(MATCHES)
                .then()
                .statusCode(201)
                .body("invitation", notNullValue())
                .extract()
                .path("matchId");
        String code = host.asks()
                .get(MATCHES + "/" + matchId + "?minVersion=1")
                .then()
                .statusCode(200)
                .extract()
                .path("invitation");

        act(guest, matchId, "join", Map.of()).statusCode(404).body("type", equalTo("/problems/unknown-match"));
        act(guest, matchId, "join", Map.of("invitation", "guess")).statusCode(404);
        guest.asks().get(MATCHES + "/" + matchId).then().statusCode(404);
        given().get(MATCHES + "?limit=200").then().statusCode(200).body("items.matchId", not(hasItem(matchId)));
        guest.asks().get(MATCHES + "?limit=200").then().body("items.matchId", not(hasItem(matchId)));
        guest.asks().get(MATCHES + "?player=" + host.id()).then().body("items", hasSize(0));
        guest.asks()
                .get(MATCHES + "/" + matchId + "?invitation=" + code)
                .then()
                .statusCode(200)
                .body("invitation", nullValue());

        act(guest, matchId, "join", Map.of("invitation", code))
                .statusCode(200)
                .body("invitation", nullValue())
                .body("seats", hasSize(2));
        guest.asks().get(MATCHES + "/" + matchId + "?minVersion=2").then().statusCode(200);
        guest.asks()
                .get(MATCHES + "?limit=200")
                .then()
                .body("items.matchId", hasItem(matchId))
                .body(not(containsString(code)));
    }

    @Test
    void a_seed_from_outside_is_refused_here() {
        People.somebody("Host")
                .commands()
                .body(Map.of("game", "expedition", "seats", 2, "seed", "7"))
                .post(MATCHES)
                .then()
                .statusCode(403)
                .body("type", equalTo("/problems/forbidden"));
    }

    @Test
    void a_wish_that_cannot_be_is_refused_by_field() {
        Person host = People.somebody("Host");

        host.commands()
                .body(request(9))
                .post(MATCHES)
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/seats"));
        host.commands()
                .body(Map.of("game", "whist", "seats", 2))
                .post(MATCHES)
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/game"));
        host.commands()
                .body("{\"game\":\"expedition\",\"seats\":99999999999}")
                .post(MATCHES)
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/seats"))
                .body("violations[0].code", equalTo("out-of-range"));
        host.commands()
                .body("{\"game\":\"expedition\",\"seats\":\"2\"}")
                .post(MATCHES)
                .then()
                .statusCode(400)
                .body("violations[0].code", equalTo("wrong-type"));
        host.commands().body("{\"game\":\"expedition\"}").post(MATCHES).then().statusCode(400);
    }

    @Test
    void an_older_version_is_refused_with_the_one_now() {
        Person host = People.somebody("Host");
        Person guest = People.somebody("Guest");
        String matchId = opened(host, request(3));
        act(guest, matchId, "join", Map.of()).statusCode(200);

        host.commands()
                .header("If-Match", "\"1\"")
                .body(Map.of())
                .post(MATCHES + "/" + matchId + "/cancel")
                .then()
                .statusCode(412)
                .body("type", equalTo("/problems/stale-version"))
                .body("currentVersion", equalTo(2));
        host.commands()
                .header("If-Match", "\"2\"")
                .body(Map.of())
                .post(MATCHES + "/" + matchId + "/cancel")
                .then()
                .statusCode(200)
                .body("state", equalTo("CANCELLED"));
    }

    @Test
    void the_list_is_read_page_by_page() {
        Person host = People.somebody("Host");
        List<String> ids = new ArrayList<>();
        for (int match = 0; match < 3; match++) {
            ids.addFirst(opened(host, request(4)));
        }
        host.asks().get(MATCHES + "/" + ids.getFirst() + "?minVersion=1").then().statusCode(200);
        String mine = MATCHES + "?seats=4&game=expedition&state=open&limit=2&player=" + host.id();

        ValidatableResponse first = given().get(mine).then().statusCode(200).body("items", hasSize(2));
        List<String> seen = new ArrayList<>(first.extract().<List<String>>path("items.matchId"));
        String cursor = first.extract().path("nextCursor");
        ValidatableResponse second = given().get(mine + "&cursor=" + cursor)
                .then()
                .statusCode(200)
                .body("items", hasSize(1))
                .body("nextCursor", nullValue());
        seen.addAll(second.extract().<List<String>>path("items.matchId"));

        assertThat(seen).isEqualTo(ids);
    }

    @Test
    void a_match_is_found_by_its_kind_of_clock() {
        Person host = People.somebody("Host");
        String patient = opened(host, request(4));
        Map<String, Object> daily = new HashMap<>(request(4));
        daily.put(
                "clock",
                Map.of("type", "PerMove", "move", "P1D", "grace", "P1D", "answer", "PT12H", "weekendsOff", false));
        String slow = opened(host, daily);
        host.asks().get(MATCHES + "/" + slow + "?minVersion=1").then().statusCode(200);
        String mine = MATCHES + "?player=" + host.id() + "&clock=";

        given().get(mine + "PerMove").then().body("items.matchId", contains(slow));
        given().get(mine + "Unlimited").then().body("items.matchId", contains(patient));
        given().get(mine + "Live").then().statusCode(200).body("items", hasSize(0));
    }

    @Test
    void a_foreign_cursor_a_wide_page_and_an_unknown_status_are_refused() {
        given().get(MATCHES + "?cursor=abc").then().statusCode(400).body("violations[0].pointer", equalTo("?cursor"));
        given().get(MATCHES + "?limit=201").then().statusCode(400).body("violations[0].pointer", equalTo("?limit"));
        given().get(MATCHES + "?state=lost").then().statusCode(400).body("violations[0].pointer", equalTo("?state"));
    }

    @Test
    void a_version_that_never_comes_is_not_waited_for_for_ever() {
        String matchId = opened(People.somebody("Host"), request(2));

        given().get(MATCHES + "/" + matchId + "?minVersion=99")
                .then()
                .statusCode(503)
                .header("Retry-After", notNullValue())
                .body("type", equalTo("/problems/unavailable"));
    }

    @Test
    void a_match_that_was_played_to_the_end_has_one_rematch() {
        Person host = People.somebody("Host");
        Person guest = People.somebody("Guest");
        String matchId = opened(host, request(2));
        act(guest, matchId, "join", Map.of("ready", true)).statusCode(200);
        act(host, matchId, "ready", Map.of()).statusCode(200).body("state", equalTo("RUNNING"));
        host.asks().get(MATCHES + "/" + matchId + "?minVersion=3").then().statusCode(200);
        act(host, matchId, "rematch", Map.of()).statusCode(409);

        EndOfMatch.written(matchId);
        EndOfMatch.awaited(matchId);
        String again = act(guest, matchId, "rematch", Map.of())
                .statusCode(201)
                .body("state", equalTo("OPEN"))
                .body("rematchOf", equalTo(matchId))
                .body("seats.handle", equalTo(List.of(host.handle(), guest.handle())))
                .body("seats.ready", equalTo(List.of(false, true)))
                .extract()
                .path("matchId");

        assertThat(again).isNotEqualTo(matchId);
        act(host, matchId, "rematch", Map.of())
                .statusCode(200)
                .body("matchId", equalTo(again))
                .body("state", equalTo("RUNNING"));
    }

    @Test
    void the_list_comes_out_the_same_when_it_is_rebuilt_from_the_log() {
        String matchId = opened(People.somebody("Host"), request(2));
        given().get(MATCHES + "/" + matchId + "?minVersion=1").then().statusCode(200);

        given().post("/internal/lobby/rebuild").then().statusCode(404);
        given().header("Baffin-Internal-Token", LobbyResources.INTERNAL_TOKEN)
                .post("/internal/lobby/rebuild")
                .then()
                .statusCode(200)
                .body("identical", equalTo(true));
        given().get(MATCHES + "/" + matchId + "?minVersion=1").then().statusCode(200);
    }
}
