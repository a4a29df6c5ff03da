package baffin.gameservice;

import static baffin.gameservice.Sandboxing.as;
import static baffin.gameservice.Sandboxing.sending;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.Conditional;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Commands to a sandbox are answered as commands to a match are. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class SandboxCommandTest {

    private String player = "";
    private String sandbox = "";

    @BeforeEach
    void fork() {
        Recorded match = Recorded.match("expedition", 31, true).logged(1, 20);
        given().get(match.path("?minVersion=20")).then().statusCode(200);
        player = match.players().getFirst();
        sandbox = Sandboxing.forked(match, player, null);
    }

    private Map<String, Object> legal(int random) {
        return as(player)
                .get(sandbox + "/legal-actions?sample=1&random=" + random)
                .jsonPath()
                .getMap("items[0].command");
    }

    private Response send(String key, String ifMatch, Object body) {
        return as(player)
                .header("Idempotency-Key", key)
                .header("If-Match", ifMatch)
                .body(body)
                .post(sandbox + "/commands");
    }

    @Test
    void an_accepted_command_makes_the_next_version_and_its_repeat_gets_the_same_answer() {
        String key = UUID.randomUUID().toString();
        Map<String, Object> command = legal(1);
        int toAct = as(player).get(sandbox).jsonPath().getInt("toAct[0]");
        JsonPath first = send(key, "\"20\"", command)
                .then()
                .statusCode(200)
                .header("ETag", "\"21\"")
                .header("Position", containsString("@21"))
                .body("replayed", equalTo(false))
                .body("seat", equalTo(toAct))
                .body("events", notNullValue())
                .extract()
                .jsonPath();
        JsonPath again = send(key, "\"20\"", command)
                .then()
                .statusCode(200)
                .header("ETag", "\"21\"")
                .body("replayed", equalTo(true))
                .extract()
                .jsonPath();
        assertThat(again.getList("events")).isEqualTo(first.getList("events"));
        as(player).get(sandbox + "/commands/" + key).then().statusCode(200).body("version", equalTo(21));
        as(player).get(sandbox + "/commands/" + UUID.randomUUID()).then().statusCode(404);
        send(key, "*", Map.of("type", "Resign"))
                .then()
                .statusCode(422)
                .body("type", equalTo("/problems/idempotency-key-reused"));
        as(player).get(sandbox).then().body("version", equalTo(21));
    }

    @Test
    void a_rehearsal_changes_nothing() {
        Map<String, Object> command = legal(2);
        sending(player)
                .body(command)
                .post(sandbox + "/commands?dryRun=true")
                .then()
                .statusCode(200)
                .body("legal", equalTo(true))
                .body("price", notNullValue());
        as(player).get(sandbox).then().body("version", equalTo(20));
    }

    @Test
    void refusals_are_the_problems_of_a_match() {
        String key = UUID.randomUUID().toString();
        as(player)
                .header("Idempotency-Key", key)
                .body(legal(1))
                .post(sandbox + "/commands")
                .then()
                .statusCode(428);
        send(key, "*", "{\"type\":").then().statusCode(400).body("type", equalTo("/problems/malformed-json"));
        send(key, "*", Map.of("type", "Dance"))
                .then()
                .statusCode(400)
                .body("type", equalTo("/problems/unknown-command"));
        send(key, "\"19\"", legal(1))
                .then()
                .statusCode(412)
                .body("currentVersion", equalTo(20))
                .body("missedEvents", equalTo(sandbox + "/events?from=20"));
        send(key, "*", Map.of("type", "TakeTile", "tile", "L99"))
                .then()
                .statusCode(not(equalTo(200)))
                .body("type", not(equalTo("/problems/internal-error")));
        sending(player)
                .body(legal(1))
                .post(sandbox + "/commands?seat=3")
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("?seat"));
        int other = (as(player).get(sandbox).jsonPath().getInt("toAct[0]") + 1) % 3;
        sending(player)
                .body(legal(1))
                .post(sandbox + "/commands?seat=" + other)
                .then()
                .statusCode(409)
                .body("type", equalTo("/problems/not-your-turn"));
        as(player)
                .get(sandbox + "/legal-actions?seat=" + other)
                .then()
                .body("seat", equalTo(other))
                .body("total", equalTo(0));
    }

    @Test
    void undo_takes_back_the_last_step_and_nothing_from_before_the_fork() {
        sending(player)
                .body(Map.of("type", "Undo"))
                .post(sandbox + "/commands")
                .then()
                .statusCode(409)
                .body("type", equalTo("/problems/conflict"));
        for (int random = 0; random < 60; random++) {
            JsonPath before = as(player).get(sandbox).jsonPath();
            int seat = before.getInt("toAct[0]");
            int version = sending(player)
                    .body(legal(random))
                    .post(sandbox + "/commands")
                    .then()
                    .statusCode(200)
                    .extract()
                    .path("version");
            if (as(player).get(sandbox + "?seat=" + seat).jsonPath().getBoolean("canUndo")) {
                as(player).get(sandbox + "/legal-actions?seat=" + seat).then().body("matchCommands", hasItem("Undo"));
                sending(player)
                        .body(Map.of("type", "Undo"))
                        .post(sandbox + "/commands")
                        .then()
                        .statusCode(200);
                JsonPath after = as(player).get(sandbox + "?seat=" + seat).jsonPath();
                assertThat(after.getInt("version")).isEqualTo(version + 1);
                assertThat(after.<Object>get("view")).isEqualTo(before.get("view"));
                as(player).get(sandbox + "?version=" + version).then().statusCode(200);
                return;
            }
        }
        throw new AssertionError("no step could be taken back");
    }

    @Test
    void a_seat_that_resigns_plays_no_more() {
        int other = (as(player).get(sandbox).jsonPath().getInt("toAct[0]") + 1) % 3;
        sending(player)
                .body(Map.of("type", "Resign"))
                .post(sandbox + "/commands?seat=" + other)
                .then()
                .statusCode(200);
        as(player).get(sandbox).then().body("resigned", hasItem(other));
    }

    @Test
    void every_past_version_of_a_sandbox_is_shown_as_it_was() {
        List<Object> views = new ArrayList<>();
        for (int count = 0; count < 12; count++) {
            views.add(as(player).get(sandbox + "?as=public").jsonPath().get("view"));
            sending(player)
                    .body(legal(count))
                    .post(sandbox + "/commands")
                    .then()
                    .statusCode(200);
        }
        for (int count = 0; count < 12; count++) {
            String at = "version=" + (20 + count);
            assertThat(as(player).get(sandbox + "?as=public&" + at).jsonPath().<Object>get("view"))
                    .isEqualTo(views.get(count));
            as(player)
                    .get(sandbox + "/legal-actions?" + at)
                    .then()
                    .statusCode(200)
                    .body("version", equalTo(20 + count));
        }
        as(player).get(sandbox + "?version=19").then().statusCode(404);
        as(player).get(sandbox + "?version=33").then().statusCode(404);
        as(player).get(sandbox + "?minVersion=33").then().statusCode(503);
        as(player).get(sandbox + "?as=king").then().statusCode(400).body("violations[0].pointer", equalTo("?as"));
        as(player)
                .get(sandbox + "/legal-actions?as=public")
                .then()
                .statusCode(200)
                .body("seat", nullValue())
                .body("total", equalTo(0));
        as(player).headers(Conditional.having("\"32\"")).get(sandbox).then().statusCode(304);
    }

    @Test
    void of_commands_that_come_at_once_for_one_version_one_is_accepted() throws Exception {
        Map<String, Object> command = legal(3);
        List<Future<Integer>> answers = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
            for (int count = 0; count < 8; count++) {
                answers.add(threads.submit(() ->
                        send(UUID.randomUUID().toString(), "\"20\"", command).statusCode()));
            }
        }
        List<Integer> codes = new ArrayList<>();
        for (Future<Integer> answer : answers) {
            codes.add(answer.get());
        }
        assertThat(codes).containsOnlyOnce(200).containsOnly(200, 412);
        as(player).get(sandbox).then().body("version", equalTo(21));
    }
}
