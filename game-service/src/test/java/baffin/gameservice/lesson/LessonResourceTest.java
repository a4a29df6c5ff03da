package baffin.gameservice.lesson;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;

import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lessons as they are read, by somebody without an account. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class LessonResourceTest {

    private static final String LESSONS = "/api/v1/lessons";

    @Test
    void every_lesson_is_listed_with_the_id_of_its_beginning() {
        given().get(LESSONS)
                .then()
                .statusCode(200)
                .body("items.lessonId", hasItems("adventure", "expedition", "north-wind"))
                .body("items.steps.min()", greaterThan(9));
    }

    @Test
    void a_lesson_is_read_as_a_match_with_its_step() {
        JsonPath first = lesson("expedition", "en");
        assertThat(first.getString("matchId")).isEqualTo("expedition");
        assertThat(first.getInt("seat")).isZero();
        assertThat(first.getString("seats[1].player")).isEqualTo("house:deckhand");
        assertThat(first.getInt("lesson.done")).isZero();
        assertThat(first.getString("lesson.say")).contains("Welcome");
        assertThat(lesson("expedition", "de").getString("lesson.say")).contains("Willkommen");

        int choice = first.getInt("lesson.choices[0]");
        String point = first.getString("lesson.point[0]");
        String next = "expedition." + choice;
        List<Object> legal =
                given().get(LESSONS + "/expedition/legal-actions").jsonPath().getList("items");
        assertThat(legal).hasSizeGreaterThan(choice);
        given().get(LESSONS + "/expedition/board.svg").then().statusCode(200).body(containsString(point));
        assertThat(lesson(next, "en").getInt("lesson.done")).isOne();
        given().get(LESSONS + "/" + next + "/log?from=2&lang=de")
                .then()
                .statusCode(200)
                .body("items[0].version", equalTo(2))
                .body("items.lines.flatten().text.join(' ')", containsString("Captain nimmt"));
    }

    @Test
    void a_choice_that_a_lesson_does_not_ask_for_is_not_there() {
        List<Integer> choices = lesson("adventure", "en").getList("lesson.choices");
        assertThat(choices).doesNotContain(999);
        for (String part : List.of("", "/legal-actions", "/board.svg", "/log")) {
            given().get(LESSONS + "/adventure.999" + part)
                    .then()
                    .statusCode(404)
                    .body("type", equalTo("/problems/not-found"))
                    .body("detail", not(containsString("Exception")));
        }
    }

    private static JsonPath lesson(String id, String language) {
        return given().get(LESSONS + "/" + id + "?lang=" + language)
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }
}
