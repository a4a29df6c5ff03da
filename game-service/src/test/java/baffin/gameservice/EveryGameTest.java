package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasSize;

import baffin.match.GameRegistry;
import baffin.platform.export.ExportCheck;
import baffin.platform.export.ExportReport;
import baffin.platform.wire.JsonCodecs;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a client may ask for works for every installed game, at every stage of a match. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class EveryGameTest {

    static Stream<String> games() {
        return GameRegistry.installed().all().stream().map(game -> game.info().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_whole_match_is_shown_drawn_told_and_verified(String game) {
        Recorded match = Recorded.match(game, 11, true);
        int end = match.end();
        match.logged(1, end);
        given().get(match.path("?minVersion=" + end)).then().statusCode(200);
        for (int version : List.of(1, end / 3, end)) {
            given().get(match.path("?version=" + version))
                    .then()
                    .statusCode(200)
                    .header("ETag", "\"" + version + "\"")
                    .body("game", equalTo(game))
                    .body("seats", hasSize(3))
                    .body("score.seats", hasSize(3));
            given().get(match.path("/board.svg?version=" + version))
                    .then()
                    .statusCode(200)
                    .contentType("image/svg+xml")
                    .body(containsString("</svg>"));
        }
        given().get(match.path("/events?from=" + end)).then().statusCode(200).body("items", hasSize(1));
        given().get(match.path("/verification")).then().statusCode(200).body("verified", equalTo(true));
        byte[] export = given().get(match.path("/export"))
                .then()
                .statusCode(200)
                .header("Content-Disposition", containsString("baffin-" + game + "-" + match.id() + ".json"))
                .extract()
                .asByteArray();
        ExportReport report = new ExportCheck(new JsonCodecs(GameRegistry.installed())).check(export);
        assertThat(report.findings()).isEmpty();
        assertThat(report.steps()).isEqualTo(end);
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_seat_in_turn_is_told_what_it_may_do(String game) {
        Recorded match = Recorded.match(game, 12, true).logged(1, 8);
        int seat = given().get(match.path("?minVersion=8")).jsonPath().getInt("toAct[0]");
        String token = TokenIssuer.shared().token(match.players().get(seat), "Handle");
        given().auth()
                .oauth2(token)
                .get(match.path("/legal-actions"))
                .then()
                .statusCode(200)
                .body("version", equalTo(8))
                .body("total", greaterThan(0))
                .body("items.size()", greaterThan(0));
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_catalogue_tells_rules_and_components(String game) {
        String path = "/api/v1/games/" + game;
        given().get(path).then().statusCode(200).body("id", equalTo(game));
        assertThat(given().get(path + "/rules").jsonPath().getList("items")).hasSizeGreaterThan(20);
        given().get(path + "/components").then().statusCode(200);
    }
}
