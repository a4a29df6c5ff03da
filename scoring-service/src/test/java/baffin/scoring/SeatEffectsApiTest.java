package baffin.scoring;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import baffin.game.Seat;
import baffin.match.GameRegistry;
import baffin.match.event.MatchCommand;
import baffin.match.event.Step;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.records.MatchLog;
import baffin.testkit.records.RandomMatch;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class SeatEffectsApiTest {

    private static final String PATH = "/api/v1/seat-effects/north-wind?players=3";

    @Test
    void seats_of_matches_that_all_have_played_to_the_end_are_compared() {
        List<String> players = List.of("a-" + UUID.randomUUID(), "b-" + UUID.randomUUID(), "c-" + UUID.randomUUID());
        int before = matches();
        List<Step> left = ScriptedMatch.play(
                "north-wind",
                ScriptedMatch.table(),
                players,
                Map.of(),
                new ScriptedMatch.Line(
                        9, ScriptedMatch.ORGANISER, new MatchCommand.ForfeitSeat(new Seat(1), "did not come back")));
        var game = GameRegistry.installed().find("north-wind").orElseThrow();
        try (MatchLog log = MatchLog.of("north-wind", Infrastructure.shared().kafka())) {
            log.append(left);
            for (int seed = 60; seed < 91; seed++) {
                log.append(RandomMatch.play(game, UUID.randomUUID().toString(), players, seed, true));
            }
        }
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get("/api/v1/results?limit=200&player=" + players.getFirst())
                        .then()
                        .body("items.size()", equalTo(32)));
        await().atMost(Waits.MAX).untilAsserted(() -> assertThat(matches()).isEqualTo(before + 31));

        JsonPath report = given().get(PATH).then().statusCode(200).extract().jsonPath();
        assertThat(report.getInt("matchesMin")).isEqualTo(30);
        assertThat(report.getBoolean("items[0].tooFew")).isFalse();
        assertThat(report.getInt("items[0].players")).isEqualTo(3);
        assertThat(report.getList("items[0].seats.seat")).containsExactly(0, 1, 2);
        List<Float> effects = report.getList("items[0].seats.effect", Float.class);
        assertThat(effects.stream().mapToDouble(Float::doubleValue).sum()).isBetween(-0.3, 0.3);
        assertThat(report.getList("items[0].seats.standardError", Float.class))
                .allSatisfy(error -> assertThat(error).isPositive());
    }

    @Test
    void a_filter_that_no_match_passes_gives_no_tables_and_one_that_cannot_be_is_a_problem() {
        given().get("/api/v1/seat-effects/chess").then().statusCode(404);
        given().get("/api/v1/seat-effects/expedition?players=9")
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("?players"));
        given().get("/api/v1/seat-effects/expedition?mode=alone").then().statusCode(400);
        given().get("/api/v1/seat-effects/adventure?option=mode").then().statusCode(400);
        given().get("/api/v1/seat-effects/adventure?option=mode:NOISE")
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("?option"));
        given().get("/api/v1/seat-effects/adventure?option=mode:TEAMS&mode=solo")
                .then()
                .statusCode(200)
                .body("items.size()", equalTo(0))
                .body("options.mode", equalTo("TEAMS"));
    }

    private static int matches() {
        JsonPath report = given().get(PATH).then().statusCode(200).extract().jsonPath();
        return report.getList("items").isEmpty() ? 0 : report.getInt("items[0].matches");
    }
}
