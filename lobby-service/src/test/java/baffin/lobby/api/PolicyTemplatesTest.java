package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;

import baffin.game.words.Messages;
import baffin.lobby.api.People.Person;
import baffin.match.GameRegistry;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Policies to begin with. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class PolicyTemplatesTest {

    private static final String TEMPLATES = CUPS + "/policy-templates";

    private static List<Map<String, Object>> templates(String query) {
        return given().get(TEMPLATES + query).then().statusCode(200).extract().path("items");
    }

    @Test
    void each_template_makes_a_competition_as_it_is() {
        Person olga = People.somebody("Olga");
        List<Map<String, Object>> templates = templates("");
        assertThat(templates).hasSizeBetween(5, 7);

        for (Map<String, Object> template : templates) {
            olga.commands()
                    .body(template.get("policy"))
                    .post(CUPS)
                    .then()
                    .statusCode(201)
                    .body("policy.name", equalTo(template.get("title")))
                    .body("status", equalTo("ENTRY"));
        }
    }

    @Test
    void each_game_has_those_that_fit_its_seats() {
        for (String game : GameRegistry.installed().all().stream()
                .map(one -> one.info().id())
                .toList()) {
            List<Map<String, Object>> templates = templates("?game=" + game);
            assertThat(templates).isNotEmpty();
            for (Map<String, Object> template : templates) {
                given().contentType(ContentType.JSON)
                        .body(template.get("policy"))
                        .post(CUPS + "/validate")
                        .then()
                        .statusCode(200)
                        .body("policy.game", equalTo(game));
            }
        }
        given().get(TEMPLATES + "?game=chess").then().statusCode(400).body("violations.pointer", contains("?game"));
    }

    @Test
    void each_is_explained_in_every_language() {
        List<String> codes = new ArrayList<>();
        for (Map<String, Object> template : templates("")) {
            codes.addAll(List.of(template.get("id") + ".title", template.get("id") + ".text"));
        }
        for (Locale language : Messages.LANGUAGES) {
            assertThat(Messages.of("policy-templates").codes(language)).containsExactlyInAnyOrderElementsOf(codes);
        }
        List<Map<String, Object>> english = templates("?lang=en");
        List<Map<String, Object>> german = templates("?lang=de");
        for (int at = 0; at < english.size(); at++) {
            assertThat(german.get(at).get("id")).isEqualTo(english.get(at).get("id"));
            assertThat(german.get(at).get("title")).isNotEqualTo(english.get(at).get("title"));
            assertThat((String) german.get(at).get("text"))
                    .isNotEqualTo(english.get(at).get("text"))
                    .endsWith(".")
                    .doesNotContain("{");
        }
        given().header("Accept-Language", "de-AT")
                .get(TEMPLATES)
                .then()
                .body(
                        "items.title",
                        equalTo(german.stream().map(one -> one.get("title")).toList()));
    }

    @Test
    void the_address_of_one_competition_is_another() {
        given().get(CUPS + "/policy-template").then().statusCode(404);
        given().delete(TEMPLATES).then().statusCode(405);
        given().get(TEMPLATES + "?asOf=1").then().statusCode(400);
    }
}
