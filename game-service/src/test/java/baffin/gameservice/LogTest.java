package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.nullValue;

import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What happened in a match is told in words. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class LogTest {

    private static JsonPath log(Recorded match, String query) {
        return given().get(match.path("/log" + query))
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    @Test
    void each_step_is_told_with_its_version_its_phrases_and_its_places() {
        Recorded match = Recorded.match(71).logged(1, 30);
        JsonPath log = log(match, "?minVersion=30");

        assertThat(log.<Integer>getList("items.version")).hasSize(30).isSorted();
        assertThat(log.getString("items[0].lines[0].text")).isEqualTo("The match begins.");
        assertThat(log.getString("items[0].lines[0].phrase.bundle")).isEqualTo("match");
        assertThat(log.<String>getList("items.lines.flatten().text"))
                .allSatisfy(text -> assertThat(text).matches("[\\p{Lu}…].*[.!]").doesNotContain("{"));
        assertThat(log.<String>getList("items.lines.flatten().phrase.bundle")).contains("expedition");
        assertThat(log.<String>getList("items.lines.flatten().targets.flatten()"))
                .isNotEmpty()
                .allMatch(spot -> spot.matches("[a-z-]+:.+"));
    }

    @Test
    void it_speaks_the_language_of_its_reader_and_says_so() {
        Recorded match = Recorded.match(72).logged(1, 20);
        log(match, "?minVersion=20");
        List<String> english = log(match, "?lang=en").getList("items.lines.flatten().text");

        List<String> german = given().header("Accept-Language", "de")
                .get(match.path("/log"))
                .then()
                .header("Content-Language", equalTo("de"))
                .body("items[0].lines.text", hasItem("Die Partie beginnt."))
                .extract()
                .jsonPath()
                .getList("items.lines.flatten().text");

        assertThat(german).hasSameSizeAs(english).doesNotContainAnyElementsOf(english);
    }

    @Test
    void it_comes_in_pages() {
        Recorded match = Recorded.match(73).logged(1, 12);
        JsonPath first = log(match, "?minVersion=12&limit=5");

        given().get(match.path("/log?limit=5&cursor=" + first.getString("nextCursor")))
                .then()
                .body("items.version", equalTo(List.of(6, 7, 8, 9, 10)));
        given().get(match.path("/log?from=11&to=12"))
                .then()
                .body("items.version", equalTo(List.of(11, 12)))
                .body("nextCursor", nullValue())
                .body("items.at", everyItem(matchesPattern("....-..-..T..:..:..\\.\\d{3}Z")))
                .body("matchId", equalTo(match.id()));
        String last = given().get(match.path("/log?from=11")).path("nextCursor");
        given().get(match.path("/log?cursor=" + last))
                .then()
                .body("items", hasSize(0))
                .body("nextCursor", equalTo(last));
        match.logged(13, 14);
        given().get(match.path("/log?minVersion=14&cursor=" + last))
                .then()
                .body("items.version", equalTo(List.of(13, 14)));
        given().get(match.path("/log?from=0")).then().statusCode(400);
        given().get("/api/v1/matches/nowhere/log").then().statusCode(404);
    }
}
