package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.in;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import baffin.game.Game;
import baffin.game.RuleCatalogue;
import baffin.match.GameRegistry;
import baffin.match.terms.CompetitionRef;
import baffin.platform.problem.ProblemType;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class CatalogueTest {

    @Test
    void games_rules_and_components_are_served_as_data() {
        given().get("/api/v1/games").then().statusCode(200).body("items.id", hasItem("expedition"));
        given().get("/api/v1/games/expedition").then().statusCode(200).body("minSeats", equalTo(2));
        given().get("/api/v1/games/expedition/rules")
                .then()
                .statusCode(200)
                .body("items.size()", greaterThan(10))
                .body("items[0].id", notNullValue());
        given().get("/api/v1/games/expedition/components")
                .then()
                .statusCode(200)
                .contentType("application/json");
        given().get("/api/v1/games/chess").then().statusCode(404).body("type", equalTo("/problems/not-found"));
    }

    @Test
    void rules_and_components_of_a_named_version_are_kept_for_good() {
        String version = given().get("/api/v1/games/expedition").jsonPath().getString("rulesVersion");
        for (String path : new String[] {"rules", "components", "examples", "examples/EX-7.2/board.svg"}) {
            given().get("/api/v1/games/expedition/" + path + "?rulesVersion=" + version)
                    .then()
                    .statusCode(200)
                    .header("Cache-Control", equalTo("public, max-age=31536000, immutable"));
            given().get("/api/v1/games/expedition/" + path).then().header("Cache-Control", equalTo("no-store"));
            given().get("/api/v1/games/expedition/" + path + "?rulesVersion=0")
                    .then()
                    .statusCode(404)
                    .header("Cache-Control", equalTo("no-store"))
                    .body("allowed[0]", equalTo(version));
        }
    }

    @Test
    void rules_that_commands_are_played_by_are_shown_on_the_table() {
        for (var game : GameRegistry.installed().all()) {
            String path = "/api/v1/games/" + game.info().id() + "/examples";
            List<String> pictures = given().get(path)
                    .then()
                    .statusCode(200)
                    .body("items.text", everyItem(not(emptyString())))
                    .body("items.ruleId", everyItem(in(rules(game))))
                    .extract()
                    .path("items.picture");
            assertThat(pictures).hasSizeGreaterThanOrEqualTo(10);
            for (String picture : pictures) {
                given().get(picture + "?lang=de&orientation=portrait")
                        .then()
                        .statusCode(200)
                        .contentType("image/svg+xml")
                        .header("Content-Security-Policy", startsWith("default-src 'none'"));
            }
        }
    }

    private static List<String> rules(Game<?, ?, ?, ?> game) {
        return game.catalogue().rules().stream().map(RuleCatalogue.Rule::id).toList();
    }

    @Test
    void an_example_tells_in_the_language_asked_for_what_was_done() {
        given().get("/api/v1/games/expedition/examples?lang=en")
                .then()
                .body("items.find { it.ruleId == 'EX-5.2' }.text", equalTo("End the turn"));
        given().get("/api/v1/games/expedition/examples?lang=de")
                .then()
                .body("items.find { it.ruleId == 'EX-5.2' }.text", equalTo("Zug beenden"));
    }

    @Test
    void a_rule_without_an_example_is_told_so() {
        given().get("/api/v1/games/expedition/examples/EX-1.1/board.svg")
                .then()
                .statusCode(404)
                .body("type", equalTo("/problems/not-found"));
        given().get("/api/v1/games/expedition/examples/EX-7.2/board.svg?orientation=round")
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("?orientation"));
    }

    @Test
    void every_kind_of_problem_is_explained() {
        given().get("/api/v1/problems").then().statusCode(200).body("items", hasSize(ProblemType.values().length));
        given().get("/api/v1/problems/stale-version").then().statusCode(200).body("status", equalTo(412));
        given().get("/api/v1/problems/weather").then().statusCode(404);
    }

    @Test
    void matches_are_listed_by_player_and_status_page_by_page() {
        Recorded running = Recorded.match(31).shown(3);
        Recorded ended = Recorded.match(32);
        ended.logged(1, ended.end());
        Awaitility.await()
                .atMost(Waits.MAX)
                .untilAsserted(() -> given().get(
                                "/api/v1/matches?player=" + ended.players().getFirst() + "&status=ENDED")
                        .then()
                        .statusCode(200)
                        .body("items.matchId", equalTo(java.util.List.of(ended.id()))));
        given().get("/api/v1/matches?game=expedition&player="
                        + running.players().get(1))
                .then()
                .body("items[0].matchId", equalTo(running.id()))
                .body("items[0].status", equalTo("RUNNING"))
                .body("items[0].toAct", nullValue())
                .body("items[0].seats", hasSize(3));
        given().get("/api/v1/matches?progress=true&player=" + running.players().get(1))
                .then()
                .body("items[0].toAct", hasSize(1));
        given().get("/api/v1/matches?progress=true&player=" + ended.players().getFirst())
                .then()
                .body("items[0].status", equalTo("ENDED"))
                .body("items[0].toAct", nullValue());
        String cursor = given().get("/api/v1/matches?limit=1").jsonPath().getString("nextCursor");
        given().get("/api/v1/matches?limit=1&cursor=" + cursor)
                .then()
                .statusCode(200)
                .body("items", hasSize(1));
        given().get("/api/v1/matches?cursor=nonsense").then().statusCode(400);
        given().get("/api/v1/matches?limit=201").then().statusCode(400);
        given().get("/api/v1/matches?status=PAUSED").then().statusCode(400);
    }

    @Test
    void the_list_tells_the_round_that_the_table_shows() {
        Recorded match = Recorded.match(33).shown(60);
        int round = given().get(match.path("?minVersion=60"))
                .then()
                .statusCode(200)
                .extract()
                .path("view.round");
        assertThat(round).isPositive();
        String list = "/api/v1/matches?player=" + match.players().get(1);
        given().get(list + "&progress=true").then().body("items[0].round", equalTo(round));
        given().get(list).then().body("items[0].round", nullValue());
    }

    @Test
    void matches_of_a_competition_are_found_by_its_id_and_say_where_they_stand() {
        String competition = java.util.UUID.randomUUID().toString();
        Recorded one = Recorded.competing(new CompetitionRef(competition, 2, 1, 1), "olga")
                .logged(1, 3);
        Recorded.competing(new CompetitionRef(competition, 2, 2, 1), "olga").logged(1, 3);
        Recorded.competing(new CompetitionRef(java.util.UUID.randomUUID().toString(), 2, 1, 1), "olga")
                .logged(1, 3);
        Awaitility.await()
                .atMost(Waits.MAX)
                .untilAsserted(() -> given().get("/api/v1/matches?competition=" + competition)
                        .then()
                        .statusCode(200)
                        .body("items.competition.table", containsInAnyOrder(1, 2))
                        .body("items.competition.round", everyItem(equalTo(2))));
        String cursor = given().get("/api/v1/matches?limit=1&competition=" + competition)
                .jsonPath()
                .getString("nextCursor");
        given().get("/api/v1/matches?competition=" + competition + "&cursor=" + cursor)
                .then()
                .body("items", hasSize(1));
        given().get(one.path("?minVersion=3"))
                .then()
                .statusCode(200)
                .body("competition.id", equalTo(competition))
                .body("competition.attempt", equalTo(1))
                .body("organiser", equalTo("olga"));
    }

    @Test
    void a_rebuild_gives_the_same_rows_and_needs_the_internal_token() {
        Recorded match = Recorded.match(33).logged(1, 40);
        given().get(match.path("?minVersion=40")).then().statusCode(200);
        given().post("/internal/game/rebuild").then().statusCode(404);
        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .post("/internal/game/rebuild")
                .then()
                .statusCode(200)
                .body("identical", equalTo(true))
                .body("switched", equalTo(true));
        given().get(match.path("?version=7")).then().statusCode(200).body("version", equalTo(7));
        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .get("/internal/game/projections")
                .then()
                .statusCode(200)
                .body("projection", contains("matches", "competitions", "chat"))
                .body("[0].stopped", hasSize(0));
    }
}
