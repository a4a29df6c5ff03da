package baffin.rules.api;

import static baffin.rules.Players.as;
import static baffin.rules.Players.known;
import static baffin.rules.Players.send;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.match.event.Step;
import baffin.platform.topics.Topics;
import baffin.rules.TestMatches;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class CommandResourceTest {

    private static final String TAKE = "{\"type\":\"Take\",\"stones\":2}";

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String bootstrap;

    private final String ann = UUID.randomUUID().toString();
    private final String bob = UUID.randomUUID().toString();
    private String match = "";

    @BeforeEach
    void startMatch() {
        match = known(TestMatches.start(bootstrap, ann, bob, 20), ann);
    }

    @Test
    void an_accepted_command_is_answered_with_its_version_and_events() {
        String key = UUID.randomUUID().toString();

        send(as(ann, key, "\"1\""), match, TAKE)
                .then()
                .statusCode(200)
                .header("ETag", "\"2\"")
                .header("Position", match + "@2")
                .body("matchId", equalTo(match))
                .body("version", equalTo(2))
                .body("commandId", equalTo(key))
                .body("seat", equalTo(0))
                .body("replayed", equalTo(false))
                .body("events", hasSize(1))
                .body("events[0].type", equalTo("StonesTaken"));

        assertThat(TestMatches.steps(bootstrap, match))
                .extracting(Step::version)
                .containsExactly(1L, 2L);
    }

    @Test
    void what_cannot_be_read_beside_an_accepted_command_is_left_out() {
        send(as(ann).queryParam("include", "legal-actions,view"), match, TAKE)
                .then()
                .statusCode(200)
                .body("version", equalTo(2))
                .body("included", nullValue());
    }

    @Test
    void a_wrong_include_is_refused_before_anything_happens() {
        problem(send(as(ann).queryParam("include", "view,hands"), match, TAKE), 400, "invalid-field")
                .then()
                .body("violations[0].pointer", equalTo("?include"));
        problem(send(as(ann).queryParam("sample", "3"), match, TAKE), 400, "invalid-field")
                .then()
                .body("violations[0].pointer", equalTo("?sample"));
        problem(
                        send(as(ann).queryParam("include", "legal-actions").queryParam("sample", "0"), match, TAKE),
                        400,
                        "invalid-field")
                .then()
                .body("violations[0].code", equalTo("out-of-range"));

        assertThat(TestMatches.steps(bootstrap, match)).hasSize(1);
    }

    @Test
    void a_repeat_gets_the_first_answer_and_writes_nothing() {
        String key = UUID.randomUUID().toString();
        send(as(ann, key, "\"1\""), match, TAKE).then().statusCode(200);

        send(as(ann, key, "\"1\""), match, "{ \"stones\": 2, \"type\":\"Take\" }")
                .then()
                .statusCode(200)
                .body("version", equalTo(2))
                .body("events[0].type", equalTo("StonesTaken"))
                .body("replayed", equalTo(true));

        assertThat(TestMatches.steps(bootstrap, match)).hasSize(2);
    }

    @Test
    void a_key_with_another_body_is_refused() {
        String key = UUID.randomUUID().toString();
        send(as(ann, key, "*"), match, TAKE).then().statusCode(200);

        problem(send(as(ann, key, "*"), match, "{\"type\":\"Take\",\"stones\":1}"), 422, "idempotency-key-reused");
    }

    @Test
    void a_key_belongs_to_its_author() {
        String key = UUID.randomUUID().toString();
        send(as(ann, key, "*"), match, TAKE).then().statusCode(200);

        problem(send(as(bob, key, "*"), match, TAKE), 409, "not-your-turn");
    }

    @Test
    void a_broken_rule_is_named_with_its_field_and_legal_alternatives() {
        problem(send(as(ann), match, "{\"type\":\"Take\",\"stones\":9}"), 422, "rule-violation")
                .then()
                .body("ruleId", equalTo("TY-2"))
                .body("detail", containsString("9 of 20"))
                .body("violations[0].pointer", equalTo("/stones"))
                .body("nearby.type", hasItem("Take"))
                .body("nearby[0].stones", equalTo(1))
                .body("currentVersion", equalTo(1));
    }

    @Test
    void an_unknown_match_is_not_found() {
        problem(send(as(ann), UUID.randomUUID().toString(), TAKE), 404, "unknown-match");
        problem(send(as(ann), "nonsense", TAKE), 404, "unknown-match");
    }

    @Test
    void someone_without_a_seat_is_refused() {
        problem(send(as(UUID.randomUUID().toString()), match, TAKE), 403, "not-your-seat");
    }

    @Test
    void the_seat_that_is_not_asked_is_refused() {
        problem(send(as(bob), match, TAKE), 409, "not-your-turn").then().body("toAct", equalTo(List.of(0)));
    }

    @Test
    void a_stale_version_is_told_where_the_missed_events_are() {
        send(as(ann), match, TAKE).then().statusCode(200);

        problem(send(as(ann, UUID.randomUUID().toString(), "\"1\""), match, TAKE), 412, "stale-version")
                .then()
                .body("currentVersion", equalTo(2))
                .body("missedEvents", equalTo("/api/v1/matches/" + match + "/events?from=2"));
    }

    @Test
    void missing_headers_are_named() {
        String token = "Bearer " + TokenIssuer.shared().token(ann, "Ann");

        problem(
                send(
                        given().header("Authorization", token)
                                .header("Idempotency-Key", UUID.randomUUID().toString())
                                .contentType("application/json"),
                        match,
                        TAKE),
                428,
                "precondition-required");
        problem(send(as(ann, "no-uuid", "*"), match, TAKE), 400, "invalid-field");
        problem(send(as(ann, UUID.randomUUID().toString(), "yesterday"), match, TAKE), 400, "invalid-field");
    }

    @Test
    void a_body_that_is_no_command_names_its_fault() {
        problem(send(as(ann), match, "{\"type\":"), 400, "malformed-json");
        problem(send(as(ann), match, "\u0000"), 400, "malformed-json");
        problem(as(ann).post("/api/v1/matches/" + match + "/commands"), 400, "malformed-json");
        problem(send(as(ann), match, "{\"a\":".repeat(40) + "1" + "}".repeat(40)), 400, "malformed-json");
        problem(send(as(ann), match, "[1]"), 400, "invalid-field");
        problem(send(as(ann), match, "{\"type\":\"Fly\"}"), 400, "unknown-command")
                .then()
                .body("violations[0].allowed", hasItem("Take"));
        pointed("{\"type\":\"Take\"}", "/stones");
        pointed("{\"type\":\"Take\",\"stones\":\"2\"}", "/stones");
        pointed("{\"type\":\"Take\",\"stones\":99999999999}", "/stones");
        pointed("{\"type\":\"Take\",\"stones\":2,\"gold\":1}", "/gold");
    }

    @Test
    void a_body_that_is_too_large_or_no_json_is_refused() {
        problem(send(as(ann), match, "{\"type\":\"" + "x".repeat(17_000) + "\"}"), 413, "too-large");
        problem(
                as(ann).contentType("text/plain").body("hello").post("/api/v1/matches/" + match + "/commands"),
                415,
                "unsupported-media-type");
        problem(as(ann).delete("/api/v1/matches/" + match + "/commands"), 405, "method-not-allowed");
    }

    @Test
    void a_token_must_be_valid() {
        var token = TokenIssuer.shared().forPlayer(ann, "Ann");

        unauthorized(token.expired().sign(), "token-expired");
        unauthorized(token.forge(), "token-malformed");
        unauthorized(token.unsigned(), "token-malformed");
        unauthorized(token.audience("elsewhere").sign(), "token-malformed");
        unauthorized("nonsense", "token-malformed");
        problem(
                given().contentType("application/json").body(TAKE).post("/api/v1/matches/" + match + "/commands"),
                401,
                "unauthorized");
    }

    @Test
    void a_rehearsal_tells_price_and_events_and_writes_nothing() {
        send(as(ann).queryParam("dryRun", true), match, TAKE)
                .then()
                .statusCode(200)
                .body("legal", equalTo(true))
                .body("price.findAll { it.resource == 'stones' }.amount", equalTo(List.of(2)))
                .body("version", equalTo(1))
                .body("events[0].type", equalTo("StonesTaken"));

        assertThat(TestMatches.steps(bootstrap, match)).hasSize(1);
    }

    @Test
    void a_rehearsal_does_not_show_what_would_be_drawn() {
        send(as(ann).queryParam("dryRun", true), match, "{\"type\":\"Roll\"}")
                .then()
                .statusCode(200)
                .body("legal", equalTo(true))
                .body("events", nullValue());
    }

    @Test
    void a_rehearsal_of_a_broken_rule_is_refused_like_the_command() {
        problem(send(as(ann).queryParam("dryRun", true), match, "{\"type\":\"EndTurn\"}"), 422, "rule-violation");
    }

    @Test
    void the_fate_of_a_command_can_be_asked_by_its_author_only() {
        String key = UUID.randomUUID().toString();
        send(as(ann, key, "*"), match, TAKE).then().statusCode(200);
        String where = "/api/v1/matches/" + match + "/commands/";

        as(ann).get(where + key)
                .then()
                .statusCode(200)
                .body("version", equalTo(2))
                .body("replayed", equalTo(true));
        problem(as(bob).get(where + key), 404, "not-found");
        problem(as(ann).get(where + UUID.randomUUID()), 404, "not-found");
    }

    @Test
    void an_ended_match_takes_no_command_but_still_knows_its_last_one() {
        String ended = known(TestMatches.start(bootstrap, ann, bob, 5), ann);
        send(as(ann), ended, "{\"type\":\"Take\",\"stones\":3}").then().statusCode(200);
        String key = UUID.randomUUID().toString();
        send(as(ann, key, "*"), ended, TAKE).then().statusCode(200).body("events.type", hasItem("MatchEnded"));

        problem(send(as(ann), ended, TAKE), 409, "match-over");
        send(as(ann, key, "*"), ended, TAKE).then().statusCode(200).body("replayed", equalTo(true));
    }

    @Test
    void fifty_equal_commands_at_once_become_one_step() throws Exception {
        String key = UUID.randomUUID().toString();

        List<Response> answers =
                atOnce(IntStream.range(0, 50).mapToObj(i -> key).toList());

        assertThat(answers).allSatisfy(answer -> assertThat(answer.statusCode()).isEqualTo(200));
        assertThat(answers)
                .filteredOn(answer -> !answer.jsonPath().getBoolean("replayed"))
                .hasSize(1);
        assertThat(TestMatches.steps(bootstrap, match)).hasSize(2);
    }

    @Test
    void of_fifty_different_commands_at_one_version_one_wins() throws Exception {
        List<Response> answers = atOnce(IntStream.range(0, 50)
                .mapToObj(i -> UUID.randomUUID().toString())
                .toList());

        assertThat(answers).filteredOn(answer -> answer.statusCode() == 200).hasSize(1);
        assertThat(answers).filteredOn(answer -> answer.statusCode() == 412).hasSize(49);
        assertThat(TestMatches.steps(bootstrap, match)).hasSize(2);
    }

    @Test
    void a_record_that_is_no_command_is_copied_and_its_partition_goes_on() {
        TestMatches.send(bootstrap, Topics.MATCH_COMMANDS, match, "{\"poison\":true}");

        send(as(ann), match, TAKE).then().statusCode(200);
        assertThat(TestMatches.records(bootstrap, Topics.MATCH_COMMANDS_REJECTED, match))
                .hasSize(1)
                .first()
                .satisfies(copy -> assertThat(copy.value()).asString().isEqualTo("{\"poison\":true}"));
    }

    @Test
    void a_match_whose_start_fails_is_set_aside_until_it_is_released() {
        String broken = UUID.randomUUID().toString();
        TestMatches.send(
                bootstrap,
                Topics.LOBBY_EVENTS,
                broken,
                "{\"type\":\"MatchStarted\",\"game\":\"toy\",\"options\":{\"heap\":\"many\"},"
                        + "\"seats\":[],\"host\":\"x\"}");

        Response answer = send(as(ann), broken, TAKE);
        for (int attempt = 0; attempt < 100 && answer.statusCode() == 404; attempt++) {
            answer = send(as(ann), broken, TAKE);
        }
        problem(answer, 503, "quarantined")
                .then()
                .header("Retry-After", notNullValue())
                .body("incident", notNullValue());
        send(as(ann), match, TAKE).then().statusCode(200);

        given().post("/internal/rules/matches/" + broken + "/release").then().statusCode(404);
        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .post("/internal/rules/matches/" + broken + "/release")
                .then()
                .statusCode(200);
        problem(send(as(ann), broken, TAKE), 404, "unknown-match");
    }

    @Test
    void what_is_hidden_from_a_seat_is_in_no_answer() {
        send(as(ann), match, TAKE)
                .then()
                .statusCode(200)
                .body(not(containsString("secret")))
                .body(not(containsString("seed")));
    }

    private List<Response> atOnce(List<String> keys) throws Exception {
        List<Future<Response>> sent = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(keys.size())) {
            for (String key : keys) {
                sent.add(threads.submit(() -> send(as(ann, key, "\"1\""), match, TAKE)));
            }
        }
        List<Response> answers = new ArrayList<>();
        for (Future<Response> each : sent) {
            answers.add(each.get());
        }
        return answers;
    }

    private void pointed(String json, String pointer) {
        problem(send(as(ann), match, json), 400, "invalid-field")
                .then()
                .body("violations[0].pointer", equalTo(pointer));
    }

    private void unauthorized(String token, String why) {
        problem(
                given().header("Authorization", "Bearer " + token)
                        .header("Idempotency-Key", UUID.randomUUID().toString())
                        .header("If-Match", "*")
                        .contentType("application/json")
                        .body(TAKE)
                        .post("/api/v1/matches/" + match + "/commands"),
                401,
                why);
    }

    private static Response problem(Response response, int status, String slug) {
        response.then()
                .statusCode(status)
                .contentType(containsString("application/problem+json"))
                .body("type", equalTo("/problems/" + slug))
                .body("status", equalTo(status))
                .body(not(containsString("baffin.")));
        return response;
    }
}
