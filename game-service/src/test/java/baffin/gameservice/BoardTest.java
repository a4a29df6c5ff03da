package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.Conditional;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Pictures in parts, shapes and languages, with marks, and their style sheets. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class BoardTest {

    private static final List<String> QUERIES = List.of(
            "part=map",
            "part=seats",
            "orientation=portrait",
            "density=narrow",
            "lang=de",
            "styles=none",
            "marks=last",
            "marks=legal",
            "marks=legal,last");

    @Test
    void every_way_to_draw_a_table_has_a_tag_of_its_own_with_the_version_in_it() {
        Recorded match = shown(61);
        String usual = given().get(match.path("/board.svg")).header("ETag");
        assertThat(usual).startsWith("\"12-");
        Set<String> tags = new HashSet<>(Set.of(usual));
        for (String query : QUERIES) {
            Response answer = given().get(match.path("/board.svg?" + query));
            assertThat(answer.statusCode()).isEqualTo(200);
            String tag = answer.header("ETag");
            assertThat(tag).startsWith("\"12-");
            assertThat(tags.add(tag)).as(query).isTrue();
            given().headers(Conditional.having(tag))
                    .get(match.path("/board.svg?" + query))
                    .then()
                    .statusCode(304)
                    .header("ETag", tag);
            given().headers(Conditional.having(usual))
                    .get(match.path("/board.svg?" + query))
                    .then()
                    .statusCode(200);
        }
        given().get(match.path("/board.svg?part=all&orientation=landscape&density=wide&lang=en&styles=inside"))
                .then()
                .statusCode(200)
                .header("ETag", usual);
    }

    @Test
    void the_language_is_the_one_asked_for_or_the_one_the_reader_accepts() {
        Recorded match = shown(62);
        given().header("Accept-Language", "de-AT, en;q=0.5")
                .get(match.path("/board.svg"))
                .then()
                .statusCode(200)
                .header("ETag", startsWith("\"12-de-"))
                .header("Vary", containsString("Accept-Language"))
                .body(containsString("lang=\"de\""));
        given().header("Accept-Language", "de")
                .get(match.path("/board.svg?lang=en"))
                .then()
                .header("ETag", startsWith("\"12-"))
                .body(containsString("lang=\"en\""));
        for (String header : List.of("fr", "*", ";;;")) {
            given().header("Accept-Language", header)
                    .get(match.path("/board.svg"))
                    .then()
                    .statusCode(200)
                    .header("ETag", startsWith("\"12-"))
                    .header("Vary", containsString("Accept-Language"));
        }
    }

    @Test
    void a_part_is_drawn_as_it_would_lie_and_known_by_its_tag() {
        String path = "/api/v1/games/expedition/part.svg?picks=tile:L28%20square:2,8%20orientation:FRONT_90";
        Response answer = given().urlEncodingEnabled(false).get(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.asString()).contains("data-at=\"square:2,8\"", "data-origin=\"35 35\"", "width=\"70\"");
        given().urlEncodingEnabled(false)
                .headers(Conditional.having(answer.header("ETag")))
                .get(path)
                .then()
                .statusCode(304);
        given().urlEncodingEnabled(false)
                .get(path + "&rulesVersion="
                        + given().get("/api/v1/games/expedition").path("rulesVersion"))
                .then()
                .statusCode(200)
                .header("Cache-Control", containsString("immutable"));
    }

    @Test
    void what_no_game_has_has_no_picture() {
        for (String query : List.of(
                "picks=tile:L99",
                "picks=tile:S1%20orientation:BACK_0",
                "picks=act:Pass",
                "picks=tile:L1&seat=9",
                "lang=en")) {
            given().urlEncodingEnabled(false)
                    .get("/api/v1/games/expedition/part.svg?" + query)
                    .then()
                    .statusCode(404);
        }
    }

    @Test
    void unknown_values_are_refused_with_those_there_are() {
        Recorded match = shown(63);
        for (String query : List.of(
                "part=hand",
                "orientation=round",
                "density=thin",
                "lang=fr",
                "styles=outside",
                "marks=all",
                "marks=last,")) {
            String name = query.substring(0, query.indexOf('='));
            given().get(match.path("/board.svg?" + query))
                    .then()
                    .statusCode(400)
                    .contentType("application/problem+json")
                    .body("violations[0].pointer", equalTo("?" + name))
                    .body("violations[0].code", equalTo("unknown-value"));
        }
        given().get(match.path("/board.svg?part=hand"))
                .then()
                .body("violations[0].allowed", hasItems("all", "map", "seats"));
    }

    @Test
    void the_last_step_is_marked_and_own_things_can_be_pointed_at_by_their_player_alone() {
        Recorded match = shown(64);
        given().get(match.path("/board.svg?marks=last")).then().body(containsString("\"mark-last\""));
        given().get(match.path("/board.svg")).then().body(not(containsString("\"mark-last\"")));
        String token = TokenIssuer.shared().token(match.players().getFirst(), "Ann");
        given().auth()
                .oauth2(token)
                .get(match.path("/board.svg"))
                .then()
                .body(containsString("data-spot=\"vehicle:SHIP\""));
        given().get(match.path("/board.svg")).then().body(not(containsString("data-spot=\"vehicle:")));
    }

    @Test
    void a_picture_without_styles_names_the_sheet_that_belongs_to_it() {
        Recorded match = shown(65);
        String svg = given().get(match.path("/board.svg?styles=none")).asString();
        assertThat(svg).doesNotContain("<style", " style=");
        String digest = svg.replaceAll("(?s).*data-style-sheet=\"([0-9a-f]+)\".*", "$1");
        String sheet = "/api/v1/games/expedition/board.css";
        String css = given().get(sheet + "?digest=" + digest)
                .then()
                .statusCode(200)
                .contentType(containsString("text/css"))
                .header("Cache-Control", "public, max-age=31536000, immutable")
                .header("ETag", '"' + digest + '"')
                .extract()
                .asString();
        assertThat(css).contains(".bf .mark-legal");
        given().headers(Conditional.having('"' + digest + '"'))
                .get(sheet)
                .then()
                .statusCode(304)
                .header("Cache-Control", "public, no-cache");
        given().get(sheet + "?digest=0000").then().statusCode(404).body("type", equalTo("/problems/not-found"));
        given().get("/api/v1/games/chess/board.css").then().statusCode(404);
    }

    private static Recorded shown(int seed) {
        Recorded match = Recorded.match(seed).logged(1, 12);
        given().get(match.path("?minVersion=12")).then().statusCode(200);
        return match;
    }
}
