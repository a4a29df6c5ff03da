package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import baffin.testing.Effort;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.specification.RequestSpecification;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who asks what is not possible at a place hears the rule and the reason. */
@QuarkusTest
@Tag(Effort.SOAK)
@QuarkusTestResource(PlatformResource.class)
class RefusalsTest {

    private static final int SPOTS = Effort.many(16);
    private static final Pattern SPOT = Pattern.compile("data-spot=\"([^\"]+)\"");

    private static RequestSpecification as(String player) {
        return given().auth().oauth2(TokenIssuer.shared().token(player, "Me"));
    }

    private static String toAct(Recorded match, String query) {
        int seat = given().get(match.path(query)).jsonPath().getInt("toAct[0]");
        return match.players().get(seat);
    }

    private static JsonPath refusals(RequestSpecification request, String path, String spot, String query) {
        return request.queryParam("spot", spot)
                .get(path + "/refusals" + query)
                .then()
                .statusCode(200)
                .body("spot", equalTo(spot))
                .extract()
                .jsonPath();
    }

    /** Spots from all over a picture. */
    private static List<String> spread(String board) {
        List<String> all =
                SPOT.matcher(board).results().map(spot -> spot.group(1)).toList();
        return IntStream.range(0, SPOTS)
                .mapToObj(number -> all.get(number * all.size() / SPOTS))
                .toList();
    }

    private static List<Object> each(List<Map<String, Object>> items, String name) {
        return items.stream().map(item -> item.get(name)).toList();
    }

    @ParameterizedTest
    @MethodSource("baffin.gameservice.EveryGameTest#games")
    void every_refusal_has_words_in_the_language_of_its_reader_and_a_rule_of_the_game(String game) {
        Recorded match = Recorded.match(game, 13, true).logged(1, 25);
        String player = toAct(match, "?minVersion=25");
        List<String> rules =
                given().get("/api/v1/games/" + game + "/rules").jsonPath().getList("items.id");
        String board = as(player).get(match.path("/board.svg")).asString();
        List<Object> explained = new ArrayList<>();
        for (String spot : spread(board)) {
            List<Map<String, Object>> english =
                    refusals(as(player), match.path(""), spot, "").getList("items");
            List<Map<String, Object>> german =
                    refusals(as(player), match.path(""), spot, "?lang=de").getList("items");
            List<Object> ids = each(english, "ruleId");
            assertThat(ids).hasSizeLessThanOrEqualTo(6).isSubsetOf(rules);
            assertThat(each(german, "ruleId")).isEqualTo(ids);
            assertThat(each(english, "text")).hasSameSizeAs(ids).doesNotContainNull();
            List<Object> reasons = each(english, "reason");
            assertThat(Collections.disjoint(each(german, "reason"), reasons))
                    .as("%s in German", reasons)
                    .isTrue();
            explained.addAll(reasons);
        }
        assertThat(explained).isNotEmpty();
    }

    @Test
    void a_seat_that_is_not_asked_hears_that_once() {
        Recorded match = Recorded.match(61).logged(1, 20);
        String player = toAct(match, "?minVersion=20");
        String other = match.players().stream()
                .filter(one -> !one.equals(player))
                .findFirst()
                .orElseThrow();
        JsonPath refusals = refusals(as(other), match.path(""), "square:2,9", "");
        assertThat(refusals.getList("items")).hasSize(1);
        assertThat(refusals.getString("items[0].ruleId")).isEqualTo("EX-5.1");
        assertThat(refusals.getInt("seat")).isEqualTo(match.players().indexOf(other));
        as(other)
                .get(match.path("/refusals?spot=square:2,9&version=15"))
                .then()
                .statusCode(200)
                .body("version", equalTo(15));
    }

    @Test
    void a_place_is_named_as_in_pictures_and_only_the_seat_itself_asks() {
        Recorded match = Recorded.match(62).logged(1, 20);
        String player = toAct(match, "?minVersion=20");
        for (String nowhere : List.of("square:99,99", "square:x", "no-such:place", "hex:1,1")) {
            assertThat(refusals(as(player), match.path(""), nowhere, "").getList("items"))
                    .isEmpty();
        }
        for (String odd : List.of("?spot=square", "?spot=Square:1,1", "?spot=:", "?spot=square:", "")) {
            as(player)
                    .get(match.path("/refusals" + odd))
                    .then()
                    .statusCode(400)
                    .body("violations[0].pointer", equalTo("?spot"));
        }
        String place = match.path("/refusals?spot=square:2,9");
        given().get(place).then().statusCode(401);
        as("nobody").get(place).then().statusCode(403);
        int another = (match.players().indexOf(player) + 1) % 3;
        as(player).get(place + "&seat=" + another).then().statusCode(403);
        as(player).get(place + "&as=public").then().body("seat", nullValue()).body("items", empty());
        as(player)
                .get("/api/v1/matches/nowhere/refusals?spot=square:2,9")
                .then()
                .statusCode(404);
    }

    @Test
    void a_sandbox_answers_for_each_of_its_seats() {
        Recorded match = Recorded.match(63).logged(1, 20);
        String player = toAct(match, "?minVersion=20");
        String sandbox = "/api/v1/sandboxes/"
                + as(player)
                        .header("Idempotency-Key", UUID.randomUUID().toString())
                        .contentType("application/json")
                        .body(Map.of("version", 20))
                        .post(match.path("/fork"))
                        .then()
                        .statusCode(201)
                        .extract()
                        .path("sandboxId");
        int seat = match.players().indexOf(player);
        assertThat(refusals(as(player), sandbox, "square:0,0", "").getInt("seat"))
                .isEqualTo(seat);
        int other = (seat + 1) % 3;
        as(player)
                .get(sandbox + "/refusals?spot=square:0,0&lang=de&seat=" + other)
                .then()
                .statusCode(200)
                .header("Content-Language", "de")
                .body("items", hasSize(1))
                .body("items[0].ruleId", equalTo("EX-5.1"));
        as(player).get(sandbox + "/refusals").then().statusCode(400);
        as("nobody").get(sandbox + "/refusals?spot=square:0,0").then().statusCode(404);
    }
}
