package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasEntry;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.api.People.Person;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What players set for the programs through which they play. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class PreferencesTest {

    private static final String PREFERENCES = "/api/v1/players/me/preferences";

    private static final Map<String, Object> ALL = Map.of(
            "language",
            "de",
            "confirmCommands",
            false,
            "sounds",
            true,
            "animations",
            false,
            "autoPass",
            true,
            "orientation",
            "portrait",
            "colourScheme",
            "dark",
            "timeZone",
            "America/Iqaluit",
            "push",
            List.of("YOUR_TURN", "ROUND_PUBLISHED"));

    private static ValidatableResponse read(Person person) {
        return person.asks().get(PREFERENCES).then().statusCode(200);
    }

    private static ValidatableResponse set(Person person, Object preferences) {
        return person.asks().body(preferences).put(PREFERENCES).then();
    }

    private static void refused(Object preferences, String... pointers) {
        set(People.somebody("Odd"), preferences).statusCode(400).body("violations.pointer", contains(pointers));
    }

    @Test
    void who_has_set_none_has_the_usual_ones() {
        Map<String, Object> usual = read(People.somebody("Usual")).extract().path("$");

        assertThat(usual)
                .isEqualTo(Map.of(
                        "confirmCommands",
                        false,
                        "sounds",
                        true,
                        "animations",
                        true,
                        "autoPass",
                        false,
                        "orientation",
                        "auto",
                        "colourScheme",
                        "auto",
                        "push",
                        List.of("YOUR_TURN", "YOU_WERE_ASKED", "TIME_IS_SHORT", "MATCH_STARTED", "ROUND_PUBLISHED")));
    }

    @Test
    void what_is_set_is_read_and_what_is_left_out_is_as_before_anything_was_set() {
        Person person = People.somebody("Sets");
        Person other = People.somebody("Other");

        assertThat(set(person, ALL).statusCode(200).extract().<Map<String, Object>>path("$"))
                .isEqualTo(ALL);
        assertThat(read(person).extract().<Map<String, Object>>path("$")).isEqualTo(ALL);
        read(other).body("language", nullValue());

        set(person, Map.of("confirmCommands", true, "push", List.of())).statusCode(200);

        read(person)
                .body("sounds", equalTo(true))
                .body("confirmCommands", equalTo(true))
                .body("language", nullValue())
                .body("timeZone", nullValue())
                .body("orientation", equalTo("auto"))
                .body("push", empty());
    }

    @Test
    void each_field_at_fault_is_named() {
        refused(
                Map.of(
                        "language", "fr",
                        "orientation", "Portrait",
                        "colourScheme", "blue",
                        "timeZone", "+02:00",
                        "push", List.of("YOUR_TURN", "your turn", "")),
                "/language",
                "/orientation",
                "/colourScheme",
                "/timeZone",
                "/push/1",
                "/push/2");
        refused(Map.of("push", Collections.nCopies(41, "YOUR_TURN")), "/push");
        refused(Map.of("sounds", "loud"), "/sounds");
        refused(Map.of("colorScheme", "dark"), "/colorScheme");
        set(People.somebody("Odd"), Map.of("colourScheme", "drak"))
                .statusCode(400)
                .body("violations[0].allowed", contains("auto", "light", "dark"))
                .body("violations[0].nearby", hasItems("dark"));
        set(People.somebody("Odd"), Map.of("push", List.of("ENTRY", "ENTRY")))
                .statusCode(200)
                .body("push", contains("ENTRY"));
    }

    @Test
    void a_bot_has_none_and_strangers_see_nothing() {
        Person person = People.somebody("Owner");
        String handle = People.handle("Bot");
        String password = person.asks()
                .body(Map.of("handle", handle))
                .post("/api/v1/bots")
                .then()
                .statusCode(201)
                .extract()
                .path("password");
        String bot = People.token(handle, password);

        given().auth().oauth2(bot).get(PREFERENCES).then().statusCode(403);
        given().auth()
                .oauth2(bot)
                .contentType(ContentType.JSON)
                .body(ALL)
                .put(PREFERENCES)
                .then()
                .statusCode(403);
        given().get(PREFERENCES).then().statusCode(401);
    }

    @Test
    void a_program_reads_them_with_one_scope_and_sets_them_with_another() {
        Person person = People.somebody("Scoped");
        String read = token(person, "read");
        String play = token(person, "play");

        given().auth().oauth2(read).get(PREFERENCES).then().statusCode(200);
        with(read).put(PREFERENCES).then().statusCode(403);
        with(play).put(PREFERENCES).then().statusCode(200);
        given().auth().oauth2(play).get(PREFERENCES).then().statusCode(403);
    }

    @Test
    void they_are_in_what_an_owner_downloads_once_they_are_set() {
        Person person = People.somebody("Loads");
        person.asks().get("/api/v1/players/me/data").then().statusCode(200).body("preferences", nullValue());

        set(person, ALL).statusCode(200);

        person.asks()
                .get("/api/v1/players/me/data")
                .then()
                .statusCode(200)
                .body("preferences", hasEntry("timeZone", "America/Iqaluit"));
    }

    private static String token(Person person, String scope) {
        return person.asks()
                .body(Map.of("name", "script", "scopes", List.of(scope)))
                .post("/api/v1/players/me/tokens")
                .then()
                .statusCode(201)
                .extract()
                .path("token");
    }

    private static io.restassured.specification.RequestSpecification with(String token) {
        return given().auth().oauth2(token).contentType(ContentType.JSON).body(ALL);
    }
}
