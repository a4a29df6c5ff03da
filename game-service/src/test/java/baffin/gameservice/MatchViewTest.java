package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import baffin.match.event.MatchEvent;
import baffin.match.state.MatchFold;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.Conditional;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.config.DecoderConfig;
import io.restassured.config.RestAssuredConfig;
import io.restassured.path.json.JsonPath;
import java.util.List;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class MatchViewTest {

    /** Takes no compressed answers. */
    private static final RestAssuredConfig PLAIN = RestAssuredConfig.config()
            .decoderConfig(DecoderConfig.decoderConfig().noContentDecoders());

    @Test
    void a_match_is_shown_as_soon_as_the_log_has_it() {
        Recorded match = Recorded.match(1).logged(1, 20);
        given().get(match.path("?minVersion=20"))
                .then()
                .statusCode(200)
                .header("ETag", "\"20\"")
                .header("Position", match.id() + "@20")
                .body("matchId", equalTo(match.id()))
                .body("game", equalTo("expedition"))
                .body("status", equalTo("RUNNING"))
                .body("seats", hasSize(3))
                .body("seat", nullValue())
                .body("seed", nullValue())
                .body(
                        "commitment",
                        equalTo(MatchFold.started(match.steps().getFirst()).commitment()))
                .body("toAct.size()", greaterThan(0))
                .body("score.seats", hasSize(3));
        given().headers(Conditional.having("\"20\""))
                .get(match.path(""))
                .then()
                .statusCode(304)
                .body(equalTo(""));
        match.logged(21, 21);
        given().headers(Conditional.having("\"20\""))
                .get(match.path("?minVersion=21"))
                .then()
                .statusCode(200)
                .header("ETag", "\"21\"");
    }

    @Test
    void what_a_version_fixes_is_kept_for_good_unless_it_names_people() {
        Recorded match = Recorded.match(3).logged(1, 10);
        String token = TokenIssuer.shared().token(match.players().getFirst(), "Handle");
        given().get(match.path("?minVersion=10")).then().statusCode(200);
        String actions = match.path("/legal-actions");
        given().auth()
                .oauth2(token)
                .get(actions + "?version=7")
                .then()
                .statusCode(200)
                .header("Cache-Control", equalTo("private, max-age=31536000, immutable"))
                .header("Vary", containsString("Authorization, Cookie"));
        given().auth().oauth2(token).get(actions).then().header("Cache-Control", equalTo("no-cache"));
        given().get(match.path("/board.svg?version=7")).then().header("Cache-Control", equalTo("no-cache"));
        given().get(match.path("?version=7")).then().header("Cache-Control", equalTo("no-cache"));
        given().get(match.path("/board.svg?version=11"))
                .then()
                .statusCode(404)
                .header("Cache-Control", equalTo("no-store"));
    }

    @Test
    void every_answer_with_a_tag_is_left_out_for_who_has_it() {
        Recorded match = Recorded.match(4).logged(1, 10);
        String token = TokenIssuer.shared().token(match.players().getFirst(), "Handle");
        given().get(match.path("?minVersion=10")).then().statusCode(200);
        for (String path : List.of("", "/board.svg", "/legal-actions", "/events")) {
            String tag = given().auth().oauth2(token).get(match.path(path)).header("ETag");
            assertThat(tag).startsWith("\"10");
            given().auth()
                    .oauth2(token)
                    .headers(Conditional.having(tag))
                    .get(match.path(path))
                    .then()
                    .statusCode(304)
                    .header("ETag", tag)
                    .body(equalTo(""));
        }
    }

    @Test
    void every_past_version_is_shown_as_it_was() {
        Recorded match = Recorded.match(2).logged(1, 90);
        given().get(match.path("?minVersion=90")).then().statusCode(200);
        for (int version : new int[] {1, 2, 63, 64, 65, 89, 90}) {
            given().get(match.path("?version=" + version))
                    .then()
                    .statusCode(200)
                    .header("ETag", "\"" + version + "\"")
                    .body("version", equalTo(version));
        }
        given().get(match.path("?version=91")).then().statusCode(404).body("type", equalTo("/problems/unknown-match"));
        given().get(match.path("?version=0")).then().statusCode(400).body("violations[0].pointer", equalTo("?version"));
    }

    @Test
    void a_view_at_a_version_equals_the_view_shown_then() {
        Recorded match = Recorded.match(3).logged(1, 70);
        JsonPath then = given().get(match.path("?minVersion=70")).jsonPath();
        match.logged(71, 80);
        given().get(match.path("?minVersion=80")).then().statusCode(200);
        JsonPath later = given().get(match.path("?version=70")).jsonPath();
        assertThat(later.getMap("view")).isEqualTo(then.getMap("view"));
        assertThat(later.getMap("score")).isEqualTo(then.getMap("score"));
        assertThat(later.getList("toAct")).isEqualTo(then.getList("toAct"));
    }

    @Test
    void what_is_not_there_is_a_problem_document() {
        given().get("/api/v1/matches/no-such-match")
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/unknown-match"));
        Recorded match = Recorded.match(4).logged(1, 2);
        given().get(match.path("?minVersion=3"))
                .then()
                .statusCode(503)
                .header("Retry-After", "1")
                .body("type", equalTo("/problems/unavailable"));
        given().header("Authorization", "Bearer nonsense")
                .get(match.path(""))
                .then()
                .statusCode(401);
    }

    @Test
    void the_seed_is_in_no_answer_before_the_end_and_proves_the_match_after_it() {
        Recorded match = Recorded.match(5);
        match.logged(1, match.end() - 1);
        String seed = String.valueOf(MatchFold.started(match.steps().getFirst()).seed());
        String token = TokenIssuer.shared().token(match.players().getFirst(), "Ann");
        given().get(match.path("?minVersion=" + (match.end() - 1))).then().statusCode(200);
        for (String path : List.of("", "?version=1", "/events", "/events?from=1&limit=200", "/board.svg")) {
            given().get(match.path(path)).then().statusCode(200).body(not(containsString(seed)));
            given().auth()
                    .oauth2(token)
                    .get(match.path(path))
                    .then()
                    .statusCode(200)
                    .body(not(containsString(seed)));
        }
        given().auth().oauth2(token).get(match.path("/legal-actions")).then().body(not(containsString(seed)));
        given().get(match.path("/verification")).then().statusCode(409).body(not(containsString(seed)));
        given().get(match.path("/export"))
                .then()
                .statusCode(409)
                .body("type", equalTo("/problems/conflict"))
                .body(not(containsString(seed)));
        match.logged(match.end(), match.end());
        assertThat(match.steps().getLast().events().getLast()).isInstanceOf(MatchEvent.MatchEnded.class);
        given().get(match.path("?minVersion=" + match.end()))
                .then()
                .body("status", equalTo("ENDED"))
                .body("toAct", hasSize(0))
                .body("seed", equalTo(seed));
        given().get(match.path("/verification"))
                .then()
                .statusCode(200)
                .body("verified", equalTo(true))
                .body("findings", hasSize(0))
                .body("steps", equalTo(match.end()))
                .body("seed", equalTo(seed))
                .body("draws", greaterThan(0))
                .body("export", equalTo(match.path("/export")))
                .body("log", hasSize(match.end()));
    }

    @Test
    void the_export_of_a_finished_match_is_one_file_that_never_changes() {
        Recorded match = Recorded.match(9);
        match.logged(1, match.end());
        given().get(match.path("?minVersion=" + match.end())).then().statusCode(200);
        String digest = given().get(match.path("/verification")).jsonPath().getString("digest");
        var plain = given().config(PLAIN).get(match.path("/export"));
        plain.then()
                .statusCode(200)
                .header("ETag", '"' + digest + '"')
                .header("Vary", containsString("Authorization, Cookie, Accept-Language"));
        assertThat(plain.asString()).endsWith(",\"digest\":\"" + digest + "\"}");
        assertThat(given().config(PLAIN).get(match.path("/export")).asByteArray())
                .isEqualTo(plain.asByteArray());
        given().get(match.path("/export"))
                .then()
                .statusCode(200)
                .header("Content-Encoding", "gzip")
                .header("ETag", '"' + digest + "-gzip\"")
                .body("matchId", equalTo(match.id()))
                .body("steps", hasSize(match.end()));
        given().config(PLAIN)
                .headers(Conditional.having('"' + digest + '"'))
                .get(match.path("/export"))
                .then()
                .statusCode(304);
        given().get("/api/v1/matches/no-such-match/export").then().statusCode(404);
    }

    @Test
    void the_board_is_a_picture_with_a_version() {
        Recorded match = Recorded.match(6).logged(1, 12);
        String tag = given().get(match.path("/board.svg?minVersion=12"))
                .then()
                .statusCode(200)
                .contentType("image/svg+xml")
                .header("ETag", startsWith("\"12-"))
                .body(containsString("<svg"))
                .extract()
                .header("ETag");
        given().headers(Conditional.having(tag))
                .get(match.path("/board.svg"))
                .then()
                .statusCode(304);
        given().get(match.path("/board.svg?version=3")).then().statusCode(200).header("ETag", startsWith("\"3-"));
    }

    @Test
    void history_comes_in_pages_without_what_belongs_to_others() {
        Recorded match = Recorded.match(7).logged(1, 30);
        String cursor = given().get(match.path("/events?from=1&limit=10&minVersion=30"))
                .then()
                .statusCode(200)
                .body("items", hasSize(10))
                .body("items[0].version", equalTo(1))
                .body("items[0].events[0].type", equalTo("MatchStarted"))
                .body("items.command", equalTo(java.util.Collections.nCopies(10, null)))
                .extract()
                .path("nextCursor");
        given().get(match.path("/events?limit=200&cursor=" + cursor))
                .then()
                .body("items", hasSize(20))
                .body("items[0].version", equalTo(11))
                .body("nextCursor", notNullValue());
        String own = TokenIssuer.shared().token(match.players().getFirst(), "Ann");
        JsonPath seen =
                given().auth().oauth2(own).get(match.path("/events?limit=30")).jsonPath();
        List<Object> commands = seen.getList("items.findAll { it.seat == 0 }.command");
        assertThat(commands).isNotEmpty().doesNotContainNull();
        assertThat(seen.getList("items.findAll { it.seat == 1 }.command")).containsOnlyNulls();
    }

    @Test
    void legal_actions_are_for_the_own_seat_only_and_a_sample_repeats_itself() {
        Recorded match = Recorded.match(8).logged(1, 15);
        given().get(match.path("?minVersion=15")).then().statusCode(200);
        int seat = given().get(match.path("")).jsonPath().getInt("toAct[0]");
        String own = TokenIssuer.shared().token(match.players().get(seat), "Me");
        String other = TokenIssuer.shared().token(match.players().get((seat + 1) % 3), "You");
        String path = match.path("/legal-actions");
        given().get(path).then().statusCode(401);
        given().auth().oauth2(other).get(path + "?seat=" + seat).then().statusCode(403);
        given().auth()
                .oauth2(TokenIssuer.shared().token("stranger", "Stranger"))
                .get(path)
                .then()
                .statusCode(403)
                .body("type", equalTo("/problems/not-your-seat"));
        JsonPath all = given().auth()
                .oauth2(own)
                .get(path)
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
        assertThat(all.getList("items")).hasSize(all.getInt("total")).isNotEmpty();
        String type = all.getString("items[0].command.type");
        JsonPath typed = given().auth().oauth2(own).get(path + "?type=" + type).jsonPath();
        assertThat(typed.getList("items.command.type")).containsOnly(type);
        given().auth().oauth2(own).get(path + "?type=Teleport").then().statusCode(400);
        List<Object> sample = given().auth()
                .oauth2(own)
                .get(path + "?sample=3&random=9")
                .jsonPath()
                .getList("items");
        assertThat(given().auth()
                        .oauth2(own)
                        .get(path + "?sample=3&random=9")
                        .jsonPath()
                        .<Object>getList("items"))
                .isEqualTo(sample);
        assertThat(all.<Object>getList("items")).containsAll(sample);
        given().auth().oauth2(own).get(path + "?sample=0").then().statusCode(400);
        String next = given().auth().oauth2(own).get(path + "?limit=1").path("nextCursor");
        given().auth()
                .oauth2(own)
                .get(path + "?limit=2&cursor=" + next)
                .then()
                .body("items.command", equalTo(all.getList("items.command").subList(1, 3)));
    }
}
