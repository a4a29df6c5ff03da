package baffin.gameservice;

import static baffin.gameservice.Sandboxing.as;
import static baffin.gameservice.Sandboxing.forked;
import static baffin.gameservice.Sandboxing.forking;
import static baffin.gameservice.Sandboxing.sending;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.match.GameRegistry;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A sandbox speaks like a match, to its owner alone. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class SandboxTest {

    private static final int COMMANDS_MAX = 6_000;

    static Stream<String> games() {
        return GameRegistry.installed().all().stream().map(game -> game.info().id());
    }

    private static Recorded running(String game, long seed, int version) {
        Recorded match = Recorded.match(game, seed, true).logged(1, version);
        given().get(match.path("?minVersion=" + version)).then().statusCode(200);
        return match;
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_seat_and_a_spectator_fork_a_match_and_play_it_to_its_end(String game) {
        Recorded match = Recorded.match(game, 21, true);
        match.logged(1, match.end());
        given().get(match.path("?minVersion=" + match.end())).then().statusCode(200);
        String spectator = UUID.randomUUID().toString();
        Map<String, Integer> forks = Map.of(match.players().get(1), match.end() - 60, spectator, match.end() - 20);
        forks.forEach((player, version) -> {
            String sandbox = forked(match, player, version);
            as(player)
                    .get(sandbox)
                    .then()
                    .statusCode(200)
                    .header("ETag", "\"" + version + "\"")
                    .body("version", equalTo(version))
                    .body("game", equalTo(game))
                    .body("ranked", equalTo(false))
                    .body("seed", nullValue())
                    .body("seats", hasSize(3))
                    .body("sandbox.from", equalTo(match.id()))
                    .body("sandbox.expiresAt", notNullValue());
            long end = Sandboxing.play(sandbox, player, COMMANDS_MAX);
            as(player)
                    .get(sandbox)
                    .then()
                    .body("status", equalTo("ENDED"))
                    .body("seed", notNullValue())
                    .body("version", equalTo((int) end));
            as(player)
                    .get(sandbox + "/board.svg?version=" + (version + 1))
                    .then()
                    .statusCode(200)
                    .contentType("image/svg+xml");
            assertThat(as(player)
                            .get(sandbox + "/events?from=1&limit=3")
                            .jsonPath()
                            .getList("items.version", Integer.class))
                    .containsExactly(version, version + 1, version + 2);
            sending(player)
                    .body(Map.of("type", "Undo"))
                    .post(sandbox + "/commands")
                    .then()
                    .statusCode(409)
                    .body("type", equalTo("/problems/match-over"));
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_forking_seat_finds_what_it_knew_at_every_stage_of_the_match(String game) {
        Recorded match = Recorded.match(game, 22, true);
        match.logged(1, match.end());
        given().get(match.path("?minVersion=" + match.end())).then().statusCode(200);
        for (int version : List.of(1, match.end() / 2, match.end() - 1)) {
            for (int seat = 0; seat < 3; seat++) {
                String player = match.players().get(seat);
                String sandbox = forked(match, player, version);
                JsonPath original =
                        as(player).get(match.path("?version=" + version)).jsonPath();
                JsonPath copy = as(player).get(sandbox + "?seat=" + seat).jsonPath();
                for (String part : List.of("view", "score", "toAct", "resigned")) {
                    assertThat(copy.<Object>get(part)).as(part).isEqualTo(original.get(part));
                }
                assertThat(copy.getInt("sandbox.seat")).isEqualTo(seat);
                as(player).delete(sandbox).then().statusCode(204);
            }
        }
        String spectator = UUID.randomUUID().toString();
        JsonPath copy =
                as(spectator).get(forked(match, spectator, 5) + "?as=public").jsonPath();
        assertThat(copy.<Object>get("view"))
                .isEqualTo(given().get(match.path("?version=5")).jsonPath().get("view"));
        assertThat(copy.<Object>get("sandbox.seat")).isNull();
    }

    @Test
    void a_finished_match_is_copied_as_it_was_before_its_end() {
        Recorded match = Recorded.match("expedition", 23, true);
        match.logged(1, match.end());
        given().get(match.path("?minVersion=" + match.end())).then().statusCode(200);
        String player = match.players().getFirst();
        as(player).get(forked(match, player, null)).then().body("version", equalTo(match.end() - 1));
        forking(match, player, match.end()).then().statusCode(409).body("type", equalTo("/problems/match-over"));
        forking(match, player, match.end() + 1).then().statusCode(404);
        forking(match, player, 0).then().statusCode(400).body("violations[0].pointer", equalTo("/version"));
    }

    @Test
    void nobody_else_knows_of_a_sandbox() {
        Recorded match = running("expedition", 24, 6);
        String owner = match.players().getFirst();
        String other = match.players().get(1);
        String sandbox = forked(match, owner, null);
        for (String path : List.of("", "/events", "/board.svg", "/legal-actions", "/stream")) {
            as(other).get(sandbox + path).then().statusCode(404).body("type", equalTo("/problems/not-found"));
            given().get(sandbox + path).then().statusCode(401);
        }
        sending(other)
                .body(Map.of("type", "Undo"))
                .post(sandbox + "/commands")
                .then()
                .statusCode(404);
        as(other)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .body("{}")
                .post(sandbox + "/fork")
                .then()
                .statusCode(404);
        as(other).delete(sandbox).then().statusCode(404);
        assertThat(as(other).get("/api/v1/sandboxes").jsonPath().getList("items"))
                .isEmpty();
        assertThat(as(owner).get("/api/v1/sandboxes").jsonPath().getList("items"))
                .hasSize(1);
        given().get("/api/v1/sandboxes").then().statusCode(401);
        given().contentType("application/json")
                .body("{}")
                .post(match.path("/fork"))
                .then()
                .statusCode(401);
        given().get("/api/v1/matches/" + sandbox.substring(sandbox.lastIndexOf('/') + 1))
                .then()
                .statusCode(404);
    }

    @Test
    void a_repeated_fork_is_the_same_sandbox_and_a_key_serves_one_wish() {
        Recorded match = running("expedition", 25, 6);
        String player = match.players().getFirst();
        String key = UUID.randomUUID().toString();
        String first = "";
        for (int count = 0; count < 2; count++) {
            String id = as(player)
                    .header("Idempotency-Key", key)
                    .body(Map.of("version", 4))
                    .post(match.path("/fork"))
                    .jsonPath()
                    .getString("sandboxId");
            assertThat(first.isEmpty() || first.equals(id)).isTrue();
            first = id;
        }
        as(player)
                .header("Idempotency-Key", key)
                .body(Map.of("version", 5))
                .post(match.path("/fork"))
                .then()
                .statusCode(422)
                .body("type", equalTo("/problems/idempotency-key-reused"));
        as(player).body("{}").post(match.path("/fork")).then().statusCode(201);
        as(player)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .body(Map.of("versoin", 5))
                .post(match.path("/fork"))
                .then()
                .statusCode(400)
                .body("type", equalTo("/problems/invalid-field"));
    }

    @Test
    void an_owner_has_twenty_sandboxes_at_most() {
        Recorded match = running("expedition", 26, 6);
        String player = UUID.randomUUID().toString();
        String last = "";
        for (int count = 0; count < 20; count++) {
            last = forked(match, player, null);
        }
        forking(match, player, null)
                .then()
                .statusCode(409)
                .body("type", equalTo("/problems/conflict"))
                .body("detail", containsString("20"));
        as(player).delete(last).then().statusCode(204);
        as(player).get(last).then().statusCode(404);
        forking(match, player, null).then().statusCode(201);
    }

    @Test
    void a_sandbox_is_forked_whole_or_as_a_seat_would_know_it() {
        Recorded match = running("adventure", 27, 30);
        String player = match.players().getFirst();
        String sandbox = forked(match, player, null);
        long end = Sandboxing.play(sandbox, player, 6);
        String copy = copied(sandbox, player, Map.of());
        for (int seat = 0; seat < 3; seat++) {
            assertThat(as(player).get(copy + "?seat=" + seat).jsonPath().<Object>get("view"))
                    .isEqualTo(
                            as(player).get(sandbox + "?seat=" + seat).jsonPath().get("view"));
        }
        String seen = copied(sandbox, player, Map.of("version", end - 1, "seat", 2));
        assertThat(as(player).get(seen + "?seat=2").jsonPath().<Object>get("view"))
                .isEqualTo(as(player)
                        .get(sandbox + "?seat=2&version=" + (end - 1))
                        .jsonPath()
                        .get("view"));
        as(player).get(seen).then().body("sandbox.seat", equalTo(2)).body("version", equalTo((int) end - 1));
    }

    private static String copied(String sandbox, String player, Map<String, Object> request) {
        return Sandboxing.path(as(player)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .body(request)
                .post(sandbox + "/fork")
                .then()
                .statusCode(201)
                .extract()
                .path("sandboxId"));
    }
}
