package baffin.gameservice;

import static baffin.gameservice.Eventually.eventually;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.Ruled;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** A match whose table was ruled on is marked everywhere and waits for nobody. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class RuledMatchViewTest {

    private static final int PLAYED = 10;

    private final CompetitionRef place = new CompetitionRef(UUID.randomUUID().toString(), 2, 1, 1);
    private final Recorded match = Recorded.competing(place, "olga");

    private Step ruled() {
        Step last = match.step(PLAYED);
        return match.around(
                PLAYED + 1,
                "",
                null,
                new MatchEvent.TableRuled(3, Ruled.Kind.FORFEIT, "never came", List.of(), last.at()));
    }

    private Step lifted() {
        return match.around(
                PLAYED + 2,
                "",
                null,
                new MatchEvent.RulingLifted(match.step(PLAYED).at()));
    }

    private List<String> listed(String status) {
        return given().get("/api/v1/matches?competition=" + place.competition() + "&status=" + status)
                .then()
                .statusCode(200)
                .extract()
                .path("items.matchId");
    }

    @Test
    void a_ruled_match_says_why_nobody_plays_and_asks_nobody_until_the_ruling_is_lifted() {
        match.shown(PLAYED);
        int acting = given().get(match.path("")).path("toAct[0]");
        Inbox inbox = new Inbox(match, acting);
        match.append(ruled());
        given().get(match.path("?minVersion=" + (PLAYED + 1)))
                .then()
                .statusCode(200)
                .body("status", equalTo("RULED"))
                .body("toAct", empty())
                .body("canUndo", equalTo(false))
                .body("ruled.ruling", equalTo(3))
                .body("ruled.kind", equalTo("FORFEIT"))
                .body("ruled.reason", equalTo("never came"))
                .body("resultLink", equalTo("/api/v1/competitions/" + place.competition() + "/rounds/2"))
                .body("clock.seats.toAct", not(hasItem(true)))
                .body("clock.seats.running", not(hasItem(true)));
        inbox.request()
                .get(match.path("/legal-actions"))
                .then()
                .statusCode(200)
                .body("total", equalTo(0))
                .body("toAct", empty())
                .body("matchCommands", empty());
        // lists are rows, which follow the match in memory
        eventually(() -> assertThat(listed("RULED")).containsExactly(match.id()));
        assertThat(listed("RUNNING")).isEmpty();
        assertThat(inbox.allOnce("PAUSED"))
                .filteredOn(one -> one.get("kind").equals("YOUR_TURN"))
                .last()
                .satisfies(one -> assertThat(one.get("overSince")).isEqualTo(PLAYED + 1));

        match.append(lifted());
        given().get(match.path("?minVersion=" + (PLAYED + 2)))
                .then()
                .body("status", equalTo("RUNNING"))
                .body("ruled", nullValue())
                .body("toAct", contains(acting));
        eventually(() -> assertThat(listed("RUNNING")).containsExactly(match.id()));
        assertThat(inbox.allOnce("RESUMED").getLast().get("kind")).isEqualTo("YOUR_TURN");
        given().get(match.path("?version=" + (PLAYED + 1))).then().body("status", equalTo("RULED"));
        given().get(match.path("/events?from=" + (PLAYED + 1)))
                .then()
                .body("items", hasSize(2))
                .body("items[0].events[0].type", equalTo("TableRuled"))
                .body("items[1].events[0].type", equalTo("RulingLifted"));
    }

    @Test
    void a_ruled_match_keeps_its_seed_secret_until_the_ruling_can_be_lifted_no_more() {
        match.shown(PLAYED);
        match.append(ruled());
        given().get(match.path("?minVersion=" + (PLAYED + 1)))
                .then()
                .statusCode(200)
                .body("seed", nullValue());
        given().get(match.path("/verification")).then().statusCode(409);

        String seed = match.step(1).events().stream()
                .filter(MatchEvent.MatchStarted.class::isInstance)
                .map(start -> ((MatchEvent.MatchStarted) start).secret().hex())
                .findFirst()
                .orElseThrow();
        match.append(match.around(PLAYED + 2, "", null, new MatchEvent.MatchClosed(seed)));
        given().get(match.path("?minVersion=" + (PLAYED + 2)))
                .then()
                .statusCode(200)
                .body("status", equalTo("RULED"))
                .body("ruled.kind", equalTo("FORFEIT"))
                .body("seed", equalTo(seed));
        given().get(match.path("/verification")).then().statusCode(200).body("seed", equalTo(seed));
        eventually(() -> assertThat(listed("RULED")).containsExactly(match.id()));
    }

    @Test
    void a_match_can_be_looked_for_by_how_it_stands() {
        given().get("/api/v1/matches?status=STOPPED")
                .then()
                .statusCode(400)
                .body("violations[0].message", equalTo("must be one of RUNNING, RULED, ENDED"));
    }
}
