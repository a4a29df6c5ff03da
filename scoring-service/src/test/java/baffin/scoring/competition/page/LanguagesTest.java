package baffin.scoring.competition.page;

import static baffin.scoring.competition.page.PageReader.fresh;
import static baffin.scoring.competition.page.PageReader.log;
import static baffin.scoring.competition.page.PageReader.path;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import baffin.competition.standing.StandingExplanation;
import baffin.game.words.Messages;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of a competition comes in the language of the reader. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class LanguagesTest {

    @BeforeEach
    void everybody_has_a_name() {
        SampleCompetitions.giveNames(24);
    }

    @ParameterizedTest
    @CsvSource({
        "de, standings.html, Tabelle",
        "de, cross-table.html, Kreuztabelle",
        "de, calendar.html, Kalender",
        "de, rounds/1.html, Tisch 1",
        "de, rounds/1.html?print=slips, Unterschrift",
        "de, entrants/3.html, Woher die Punkte kommen",
        "es, standings.html, Clasificación",
        "es, rounds/1.html, Mesa 1"
    })
    void a_page_is_in_the_language_that_is_asked_for_or_accepted(String language, String page, String word) {
        String id = log(SampleCompetitions.league(fresh()));
        String named = path(id) + page + (page.contains("?") ? "&" : "?") + "lang=" + language;
        for (Response worded : List.of(
                given().get(named),
                given().header("Accept-Language", language + "-CH, en;q=0.5").get(path(id) + page))) {
            worded.then()
                    .statusCode(200)
                    .header("Content-Language", equalTo(language))
                    .header("Vary", containsString("Accept-Language"))
                    .body(containsString("<html lang=\"" + language + "\">"))
                    .body(containsString(word));
            given().header("If-None-Match", worded.getHeader("ETag"))
                    .get(path(id) + page)
                    .then()
                    .statusCode(200)
                    .header("Content-Language", equalTo("en"))
                    .body(not(containsString(word)));
        }
    }

    @Test
    void links_of_a_page_carry_the_language_on() {
        String id = log(SampleCompetitions.league(fresh()));
        assertThat(given().get(path(id) + "standings.html?lang=de&asOf=5").asString())
                .contains("href=\"calendar.html?asOf=5&amp;lang=de\"");
        assertThat(given().get(path(id) + "standings.html").asString()).contains("href=\"calendar.html\"");
    }

    @Test
    void an_explanation_and_a_calendar_speak_german_too() {
        String id = log(SampleCompetitions.league(fresh()));
        given().get(path(id) + "entrants/3/explanation?lang=de")
                .then()
                .statusCode(200)
                .header("Content-Language", equalTo("de"))
                .body(
                        "contributions.find { it.rule == 'Strafe 1 = -1' }.words",
                        equalTo("Strafe, gelbe Karte: late (−1 Punkt)"))
                .body("tieBreaks.find { it.kind == 'OPPONENTS' }.parts[0].words", containsString("Mittel von "));
        given().get(path(id) + "calendar.ics?lang=de")
                .then()
                .statusCode(200)
                .header("Content-Language", equalTo("de"))
                .body(containsString("Runde 1"));
        given().get(path(id) + "results?lang=de")
                .then()
                .statusCode(200)
                .body("items[0].seats[0].rule", containsString("Platz"));
        given().get(path(id) + "outlook?lang=de").then().statusCode(200);
        given().get(path(id) + "standings.html?lang=fr").then().statusCode(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"standing", StandingExplanation.TEXTS})
    void all_languages_have_the_same_texts(String bundle) {
        Messages texts = Messages.of(bundle);
        for (Locale language : Messages.LANGUAGES) {
            assertThat(texts.codes(language)).isEqualTo(texts.codes(Locale.ENGLISH));
            for (String code : texts.codes(language)) {
                assertThat(texts.parameters(code, language)).as(code).isEqualTo(texts.parameters(code, Locale.ENGLISH));
            }
        }
    }
}
