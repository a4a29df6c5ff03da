package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import baffin.lobby.api.People.Person;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Players are found by the beginning of their handles. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class PlayerSearchTest {

    private static final String PLAYERS = "/api/v1/players";

    private static ValidatableResponse search(Person who, String handle, int limit) {
        return who.asks()
                .queryParam("q", handle)
                .queryParam("limit", limit)
                .get(PLAYERS)
                .then();
    }

    private static String registered(String handle) {
        return given().contentType("application/json")
                .body(Map.of("handle", handle, "password", People.PASSWORD))
                .post(PLAYERS)
                .then()
                .statusCode(201)
                .extract()
                .path("id");
    }

    @Test
    void whose_handle_begins_so_is_found_whatever_the_case_and_page_by_page() {
        Person olga = People.somebody("Olga");
        String common = People.handle("Qx");
        List<String> handles = List.of(common + "a", common + "B", common + "c");
        List<String> ids = handles.stream().map(PlayerSearchTest::registered).toList();

        String cursor = search(olga, common.toUpperCase(Locale.ROOT), 2)
                .statusCode(200)
                .body("items.id", contains(ids.get(0), ids.get(1)))
                .body("items[1].handle", equalTo(handles.get(1)))
                .body("items[0].bot", equalTo(false))
                .body("nextCursor", notNullValue())
                .extract()
                .path("nextCursor");
        olga.asks()
                .queryParam("q", common)
                .queryParam("limit", 2)
                .queryParam("cursor", cursor)
                .get(PLAYERS)
                .then()
                .statusCode(200)
                .body("items.id", contains(ids.get(2)))
                .body("nextCursor", nullValue());
    }

    @Test
    void nothing_but_the_public_face_of_an_account_is_shown() {
        Person olga = People.somebody("Olga");

        Map<String, Object> found =
                search(olga, olga.handle(), 5).statusCode(200).extract().path("items[0]");

        assertThat(found).containsOnlyKeys("id", "handle", "bot", "avatar");
    }

    @Test
    void a_handle_that_only_looks_as_if_it_began_so_is_found_too() {
        Person olga = People.somebody("Olga");
        String common = People.handle("Zq");
        String id = registered(common + "O1");

        search(olga, common + "0l", 5).statusCode(200).body("items.id", contains(id));
    }

    @Test
    void signs_that_mean_something_to_a_database_mean_themselves() {
        Person olga = People.somebody("Olga");
        registered(People.handle("Any"));

        for (String text : List.of("%%%", "___", "!!!", "An_", "A%y")) {
            search(olga, text, 5).statusCode(200).body("items", hasSize(0));
        }
    }

    @Test
    void too_little_to_look_for_and_nobody_who_looks_are_refused() {
        Person olga = People.somebody("Olga");

        search(olga, "ab", 5).statusCode(400).body("violations[0].pointer", equalTo("?q"));
        olga.asks().get(PLAYERS).then().statusCode(400).body("violations[0].pointer", equalTo("?q"));
        search(olga, "abc", 201).statusCode(400).body("violations[0].pointer", equalTo("?limit"));
        given().queryParam("q", "abc").get(PLAYERS).then().statusCode(401);
        given().get(PLAYERS).then().statusCode(400).body("violations[0].pointer", equalTo("?q"));
    }

    @Test
    void everybody_finds_a_player_by_the_whole_handle_and_nobody_by_a_part_of_it() {
        String handle = People.handle("Nansen");
        String id = registered(handle);

        given().queryParam("handle", handle.toUpperCase(Locale.ROOT))
                .get(PLAYERS)
                .then()
                .statusCode(200)
                .header("RateLimit-Policy", containsString("\"searches of players\";q=60;w=60"))
                .header("RateLimit", startsWith("\"searches of players\";r="))
                .body("items.id", contains(id));
        given().queryParam("handle", handle.substring(0, handle.length() - 1))
                .get(PLAYERS)
                .then()
                .statusCode(200)
                .body("items", hasSize(0));
        given().queryParam("handle", "ab")
                .get(PLAYERS)
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("?handle"));
    }

    @Test
    void players_are_read_by_their_ids_in_the_order_asked_for() {
        Person olga = People.somebody("Olga");
        String one = registered(People.handle("One"));
        String two = registered(People.handle("Two"));

        named(olga, String.join(",", two, UUID.randomUUID().toString(), "me", one, two))
                .statusCode(200)
                .body("items.id", contains(two, olga.id(), one))
                .body("items[1].handle", equalTo(olga.handle()))
                .body("nextCursor", nullValue());
        named(olga, UUID.randomUUID().toString()).statusCode(200).body("items", hasSize(0));
    }

    @Test
    void a_hundred_ids_fit_and_one_more_does_not() {
        Person olga = People.somebody("Olga");
        List<String> ids = Stream.generate(() -> UUID.randomUUID().toString())
                .limit(99)
                .collect(Collectors.toCollection(ArrayList::new));
        ids.add(olga.id());

        named(olga, String.join(",", ids)).statusCode(200).body("items.id", contains(olga.id()));
        ids.add("me");
        named(olga, String.join(",", ids)).statusCode(400).body("violations.pointer", contains("?ids"));
    }

    @Test
    void ids_that_are_none_and_what_says_nothing_beside_them_are_refused() {
        Person olga = People.somebody("Olga");

        for (String ids : List.of("Nansen", olga.id() + ",")) {
            named(olga, ids).statusCode(400).body("violations.pointer", contains("?ids"));
        }
        for (String other : List.of("handle=amun", "q=amun")) {
            olga.asks()
                    .get(PLAYERS + "?ids=" + olga.id() + "&" + other)
                    .then()
                    .statusCode(400)
                    .body("violations.pointer", contains("?ids"));
        }
        for (String other : List.of("limit=5", "cursor=abc")) {
            olga.asks()
                    .get(PLAYERS + "?ids=" + olga.id() + "&" + other)
                    .then()
                    .statusCode(400)
                    .body("violations.pointer", contains("?" + other.replaceFirst("=.*", "")));
        }
        given().get(PLAYERS + "?ids=" + olga.id()).then().statusCode(401);
    }

    private static ValidatableResponse named(Person who, String ids) {
        return who.asks().get(PLAYERS + "?ids=" + ids).then();
    }

    @Test
    void who_searches_without_end_is_told_to_wait() {
        Person eager = People.somebody("Eager");
        for (int count = 0; count < 200; count++) {
            // half a second later there is room for one again
            if (search(eager, "abc", 1).extract().statusCode() == 429
                    && named(eager, "me").extract().statusCode() == 429) {
                search(People.somebody("Calm"), "abc", 1).statusCode(200);
                return;
            }
        }
        assertThat(false).as("200 searches went through").isTrue();
    }
}
