package baffin.gameservice;

import static baffin.gameservice.Eventually.eventually;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.match.event.MatchEvent;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.records.TestNames;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class ChatTest {

    @Test
    void a_line_is_read_by_everybody_as_soon_as_it_is_said() {
        Recorded whole = Recorded.match(41);
        TestNames.give(Map.of(whole.players().get(1), "Bob"));
        Recorded match = whole.shown(3);
        Talk.seat(match, 1)
                .say("public", "  good luck, cafe\u0301 ")
                .then()
                .statusCode(201)
                .body("text", equalTo("good luck, caf\u00e9"))
                .body("seat", equalTo(1))
                .body("spectator", equalTo(false))
                .body("channel", equalTo("PUBLIC"))
                .body("handle", equalTo("Bob"));
        Talk.spectator(match).say("public", "hello").then().statusCode(201).body("spectator", equalTo(true));
        given().get(match.path("/chat/public"))
                .then()
                .statusCode(200)
                .body("items.text", equalTo(List.of("hello", "good luck, caf\u00e9")))
                .body("items[0].seat", nullValue());
    }

    @Test
    void the_same_key_says_the_same_once_and_nothing_else() {
        Recorded match = Recorded.match(42).shown(1);
        Talk ann = Talk.seat(match, 0);
        String key = UUID.randomUUID().toString();
        String line =
                ann.say("public", "once", key).then().statusCode(201).extract().path("messageId");
        ann.say("public", "once", key).then().statusCode(200).body("messageId", equalTo(line));
        ann.say("public", "twice", key)
                .then()
                .statusCode(422)
                .body("type", equalTo("/problems/idempotency-key-reused"));
        ann.say("seats", "once", key).then().statusCode(422);
        Talk.seat(match, 1).say("public", "mine", key).then().statusCode(201);
        assertThat(ann.texts("public")).containsExactly("mine", "once");
    }

    @Test
    void pages_join_without_gap_or_repeat() {
        Recorded match = Recorded.match(43).shown(1);
        List<String> said = new ArrayList<>();
        for (int number = 0; number < 12; number++) {
            said.addFirst("line " + number);
            Talk.seat(match, number % 3).said("public", "line " + number);
        }
        List<String> paged = new ArrayList<>();
        String cursor = "";
        while (cursor != null) {
            var page = given().get(match.path("/chat/public?limit=5" + cursor)).jsonPath();
            paged.addAll(page.getList("items.text"));
            cursor = page.getString("nextCursor") == null ? null : "&cursor=" + page.getString("nextCursor");
        }
        assertThat(paged).isEqualTo(said);
        given().get(match.path("/chat/public?cursor=nonsense")).then().statusCode(400);
        given().get(match.path("/chat/public?limit=0")).then().statusCode(400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"text\":null}",
                "{\"text\":\"\"}",
                "{\"text\":\"   \"}",
                "{\"text\":\"a\\u0000b\"}",
                "{\"text\":\"two\\nlines\"}",
                "{\"text\":\"\\u202Eevil\"}",
                "{\"text\":\"\\u200B\"}",
                "{\"text\":7}",
                "{\"text\":\"x\",\"more\":1}"
            })
    void what_may_not_be_said_is_refused(String body) {
        Recorded match = Recorded.match(44).shown(1);
        Talk.seat(match, 0)
                .request()
                .contentType(ContentType.JSON)
                .header("Idempotency-Key", UUID.randomUUID())
                .body(body)
                .post(match.path("/chat/public"))
                .then()
                .statusCode(400)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/invalid-field"));
    }

    @Test
    void length_counts_characters_after_normalisation() {
        Recorded match = Recorded.match(45).shown(1);
        Talk ann = Talk.seat(match, 0);
        ann.say("public", "\uD83E\uDDCA".repeat(500)).then().statusCode(201);
        ann.say("public", "e\u0301".repeat(500)).then().statusCode(201);
        ann.say("public", "x".repeat(501)).then().statusCode(400).body("violations[0].pointer", equalTo("/text"));
    }

    @Test
    void strangers_to_the_api_are_told_what_is_missing() {
        Recorded match = Recorded.match(46).shown(1);
        given().contentType(ContentType.JSON)
                .header("Idempotency-Key", UUID.randomUUID())
                .body("{\"text\":\"x\"}")
                .post(match.path("/chat/public"))
                .then()
                .statusCode(401);
        Talk ann = Talk.seat(match, 0);
        ann.say("nowhere", "x").then().statusCode(404);
        given().get(match.path("/chat/nowhere")).then().statusCode(404);
        given().get("/api/v1/matches/no-such-match/chat/public")
                .then()
                .statusCode(404)
                .body("type", equalTo("/problems/unknown-match"));
    }

    @Test
    void whoever_says_too_much_waits() {
        Recorded match = Recorded.match(47).shown(1);
        Talk ann = Talk.seat(match, 0);
        for (int number = 0; number < 10; number++) {
            ann.said("public", "line " + number);
        }
        ann.say("public", "one too many")
                .then()
                .statusCode(429)
                .header("Retry-After", notNullValue())
                .body("type", equalTo("/problems/too-many-requests"));
        Talk.seat(match, 1).said("public", "others are free to speak");
    }

    @Test
    void a_muted_player_is_not_read_by_the_one_who_mutes() {
        Recorded match = Recorded.match(48).shown(1);
        Talk ann = Talk.seat(match, 0);
        Talk bob = Talk.seat(match, 1);
        bob.said("public", "from bob");
        ann.said("public", "from ann");
        String mutes = "/api/v1/players/me/mutes/";
        ann.request().put(mutes + bob.player()).then().statusCode(204);
        ann.request().put(mutes + bob.player()).then().statusCode(204);
        ann.request().get("/api/v1/players/me/mutes").then().body("items", equalTo(List.of(bob.player())));
        assertThat(ann.texts("public")).containsExactly("from ann");
        assertThat(Talk.seat(match, 2).texts("public")).containsExactly("from ann", "from bob");
        ann.request().delete(mutes + bob.player()).then().statusCode(204);
        assertThat(ann.texts("public")).containsExactly("from ann", "from bob");
        ann.request().put(mutes + ann.player()).then().statusCode(400);
        ann.request().put(mutes + "x".repeat(65)).then().statusCode(400);
        given().put(mutes + ann.player()).then().statusCode(401);
    }

    @Test
    void a_line_taken_back_is_gone_and_shows_that_it_was_there() {
        Recorded match = Recorded.match(49).shown(1);
        Talk ann = Talk.seat(match, 0);
        String line = ann.said("public", "regretted");
        Talk.seat(match, 1).request().delete(ann.path("public/" + line)).then().statusCode(403);
        ann.request().delete(ann.path("seats/" + line)).then().statusCode(404);
        ann.request().delete(ann.path("public/" + line)).then().statusCode(204);
        given().get(match.path("/chat/public"))
                .then()
                .body("items", hasSize(1))
                .body("items[0].messageId", equalTo(line))
                .body("items[0].text", nullValue())
                .body("items[0].removed", equalTo("BY_AUTHOR"));
    }

    @Test
    void a_reported_line_can_be_hidden_by_the_host_and_by_operators_only() {
        Recorded match = Recorded.match(50).shown(1);
        Talk host = Talk.seat(match, 0);
        Talk bob = Talk.seat(match, 1);
        Talk spectator = Talk.spectator(match);
        String rude = bob.said("public", "something rude");
        String worse = bob.said("public", "something worse");
        spectator.report("public", rude, "not nice").statusCode(204);
        spectator.report("public", rude, "still not nice").statusCode(204);
        spectator.report("public", worse, "worse").statusCode(204);
        spectator
                .report("public", UUID.randomUUID().toString(), "nothing there")
                .statusCode(404);
        spectator.report("public", rude, " ").statusCode(400);
        bob.request().get(bob.path("reports")).then().statusCode(403);
        bob.request().post(bob.path("public/" + rude + "/hide")).then().statusCode(403);
        host.request()
                .get(host.path("reports"))
                .then()
                .statusCode(200)
                .body("items", hasSize(2))
                .body("items[1].reason", equalTo("not nice"))
                .body("items[1].text", equalTo("something rude"));
        String next = host.request().get(host.path("reports?limit=1")).path("nextCursor");
        host.request()
                .get(host.path("reports?limit=1&cursor=" + next))
                .then()
                .body("items[0].reason", equalTo("not nice"))
                .body("nextCursor", nullValue());
        host.request()
                .post(host.path("public/" + rude + "/hide"))
                .then()
                .statusCode(200)
                .body("removed", equalTo("BY_HOST"))
                .body("text", nullValue());
        given().post("/internal/game/chat/hide?match=" + match.id() + "&message=" + worse)
                .then()
                .statusCode(404);
        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .post("/internal/game/chat/hide?match=" + match.id() + "&message=" + worse)
                .then()
                .statusCode(200);
        assertThat(bob.texts("public")).containsExactly(null, null);
        eventually(() -> given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .get("/internal/game/chat/reports?limit=200")
                .then()
                .statusCode(200)
                .body("items.findAll { it.line.matchId == '" + match.id() + "' }.text.size()", equalTo(2)));
    }

    @Test
    void seats_may_play_without_hearing_spectators() {
        Recorded match = Recorded.match(51).shown(2);
        Talk bob = Talk.seat(match, 1);
        Talk spectator = Talk.spectator(match);
        spectator.request().put(spectator.path("public/quiet")).then().statusCode(403);
        bob.request().put(bob.path("public/quiet")).then().statusCode(204);
        spectator.say("public", "psst").then().statusCode(409).body("type", equalTo("/problems/conflict"));
        Talk.seat(match, 2).said("public", "seats still talk");
        bob.request().delete(bob.path("public/quiet")).then().statusCode(204);
        spectator.said("public", "at last");
        bob.request().put(bob.path("public/quiet")).then().statusCode(204);
        match.logged(3, match.end());
        given().get(match.path("?minVersion=" + match.end())).then().statusCode(200);
        spectator.said("public", "well played");
    }

    @Test
    void who_was_removed_from_the_competition_says_nothing_more_at_the_table_until_the_match_has_ended() {
        Recorded match = Recorded.match(52).shown(2);
        Talk bob = Talk.seat(match, 1);
        bob.said("public", "this arbiter is blind");
        match.append(match.around(
                3, "", null, new MatchEvent.PlayerBarred(match.players().get(1))));
        given().get(match.path("?minVersion=3")).then().statusCode(200);

        bob.say("public", "I am still here").then().statusCode(403).body("type", equalTo("/problems/forbidden"));
        bob.say("seats", "and here").then().statusCode(403);
        Talk.seat(match, 2).said("public", "let us play");
        Talk.spectator(match).said("public", "yes");
    }
}
