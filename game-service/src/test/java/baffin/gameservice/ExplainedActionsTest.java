package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.platform.request.ReaderLanguage;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.specification.RequestSpecification;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Legal actions say what they are to a client that knows no game. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class ExplainedActionsTest {

    /** The seat that is to act after some versions of a match. */
    private record Mover(Recorded match, String token) {

        static Mover of(int seed, int versions) {
            Recorded match = Recorded.match(seed).logged(1, versions);
            int seat = given().get(match.path("?minVersion=" + versions))
                    .jsonPath()
                    .getInt("toAct[0]");
            return new Mover(match, TokenIssuer.shared().token(match.players().get(seat), "Me"));
        }

        RequestSpecification asks() {
            return given().auth().oauth2(token);
        }

        JsonPath actions(String query) {
            return asks().get(match.path("/legal-actions" + query))
                    .then()
                    .statusCode(200)
                    .extract()
                    .jsonPath();
        }
    }

    @Test
    void each_action_has_words_a_rule_and_picks_of_its_own() {
        Mover mover = Mover.of(41, 15);
        JsonPath actions = mover.actions("");

        List<List<String>> picks = actions.getList("items.picks");
        assertThat(picks).isNotEmpty().doesNotContainNull();
        assertThat(new HashSet<>(picks)).hasSameSizeAs(picks);
        assertThat(actions.<List<String>>getList("items.pickTexts"))
                .zipSatisfy(picks, (texts, parts) -> assertThat(texts).hasSameSizeAs(parts));
        mover.asks()
                .get(mover.match().path("/legal-actions"))
                .then()
                .header("Content-Language", "en")
                .body("items.text", everyItem(notNullValue()))
                .body("items.ruleId", everyItem(notNullValue()))
                .body("items.price", everyItem(notNullValue()))
                .body("items.kind", everyItem(equalTo("MOVE")));
    }

    @Test
    void texts_come_in_the_language_that_the_parameter_or_the_browser_asks_for() {
        Mover mover = Mover.of(42, 15);
        List<String> english = mover.actions("?lang=en").getList("items.text");
        List<String> german = mover.actions("?lang=de").getList("items.text");

        assertThat(german).hasSameSizeAs(english).doesNotContainAnyElementsOf(english);
        mover.asks()
                .header("Accept-Language", "fr, de-AT;q=0.8, en;q=0.5")
                .get(mover.match().path("/legal-actions"))
                .then()
                .header("Content-Language", "de")
                .body("items.text", equalTo(german));
        mover.asks()
                .get(mover.match().path("/legal-actions?lang=la"))
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("?lang"))
                .body("violations[0].allowed", equalTo(ReaderLanguage.WORDS));
    }

    @Test
    void programs_that_know_the_game_get_commands_and_costs_alone() {
        Mover mover = Mover.of(43, 15);
        mover.asks()
                .get(mover.match().path("/legal-actions?explain=false"))
                .then()
                .statusCode(200)
                .body("items.command", everyItem(notNullValue()))
                .body("items.text", everyItem(nullValue()))
                .body("items.price", everyItem(nullValue()));
    }

    @Test
    void a_family_stands_for_every_one_of_its_commands() {
        Recorded match = Recorded.match(44).logged(1, 40);
        given().get(match.path("?minVersion=40")).then().statusCode(200);
        int version = 0;
        JsonPath whole;
        Mover mover;
        do {
            version++;
            List<Integer> toAct =
                    given().get(match.path("?version=" + version)).jsonPath().getList("toAct");
            mover = new Mover(match, TokenIssuer.shared().token(match.players().get(toAct.getFirst()), "Me"));
            whole = mover.actions("?type=TransferCrew&version=" + version);
        } while (whole.getInt("total") < 10);
        JsonPath families = mover.actions("?type=TransferCrew&families=true&version=" + version);

        assertThat(families.getInt("total")).isPositive().isLessThan(whole.getInt("total"));
        int counted = 0;
        for (int action = 0; action < families.getInt("total"); action++) {
            String family = "items[" + action + "].family.";
            int possible = 1;
            List<Integer> least = families.getList(family + "parameters.from");
            List<Integer> most = families.getList(family + "parameters.to");
            for (int parameter = 0; parameter < least.size(); parameter++) {
                possible *= most.get(parameter) - least.get(parameter) + 1;
            }
            int legal = families.getInt(family + "count");
            assertThat(possible - families.getList(family + "except").size()).isEqualTo(legal);
            counted += legal;
        }
        assertThat(counted).isEqualTo(whole.getInt("total"));
    }

    @Test
    void a_kind_that_there_is_not_is_named() {
        Mover mover = Mover.of(45, 15);
        mover.asks()
                .get(mover.match().path("/legal-actions?kind=order"))
                .then()
                .statusCode(400)
                .body("violations[0].allowed", equalTo(List.of("move", "arrangement", "all")));
        mover.asks()
                .get(mover.match().path("/legal-actions?kind=arrangement"))
                .then()
                .statusCode(200)
                .body("total", equalTo(0));
    }
}
