package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.empty;

import baffin.testing.Effort;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What helps a player, of whatever game: aids in the view, hints in the catalogue. */
@QuarkusTest
@Tag(Effort.SOAK)
@QuarkusTestResource(PlatformResource.class)
class AidsTest {

    private static final int STAGES = Effort.many(6);

    @ParameterizedTest
    @MethodSource("baffin.gameservice.EveryGameTest#games")
    void what_would_have_to_be_worked_out_stands_in_the_view_at_every_version(String game) {
        Recorded match = Recorded.match(game, 13, true);
        int end = match.end();
        match.logged(1, end);
        List<String> rules =
                given().get("/api/v1/games/" + game + "/rules").jsonPath().getList("items.id");
        String player = match.players().getFirst();
        Set<String> kinds = new HashSet<>();
        given().get(match.path("?minVersion=" + end)).then().body("aids", empty());
        for (int version = 1; version < end; version += Math.max(1, end / STAGES)) {
            JsonPath view = given().auth()
                    .oauth2(TokenIssuer.shared().token(player, "Me"))
                    .get(match.path("?lang=de&version=" + version))
                    .then()
                    .statusCode(200)
                    .extract()
                    .jsonPath();
            assertThat(view.<String>getList("aids.ruleId")).isSubsetOf(rules);
            assertThat(view.<String>getList("aids.text")).doesNotContainNull();
            assertThat(view.<String>getList("aids.targets.flatten()")).allMatch(spot -> spot.matches("[a-z-]+:.+"));
            kinds.addAll(view.getList("aids.kind"));
        }
        assertThat(kinds).isNotEmpty();
    }

    @Test
    void games_have_hints_for_their_actions_in_the_language_of_the_reader() {
        for (String game : List.of("expedition", "adventure", "north-wind")) {
            Map<String, String> english =
                    given().get("/api/v1/games/" + game).jsonPath().getMap("hints");
            Map<String, String> german =
                    given().get("/api/v1/games/" + game + "?lang=de").jsonPath().getMap("hints");
            assertThat(english.keySet()).isEqualTo(german.keySet()).allMatch(pick -> pick.startsWith("act:"));
            assertThat(english).isNotEmpty();
            english.forEach((pick, hint) -> assertThat(german.get(pick)).isNotEqualTo(hint));
        }
        assertThat(given().get("/api/v1/games").jsonPath().<String>getList("items.hints"))
                .doesNotContainNull();
    }
}
