package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import baffin.lobby.api.People.Person;
import baffin.platform.directory.NameDirectory;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Other handles: who may take which, and what happens to the one before. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class HandleChangeTest {

    @Inject
    NameDirectory names;

    private static ValidatableResponse change(Person person, String handle) {
        return person.asks()
                .body(Map.of("handle", handle))
                .put("/api/v1/players/me/handle")
                .then();
    }

    private static int register(String handle) {
        return given().contentType(ContentType.JSON)
                .body(Map.of("handle", handle, "password", People.PASSWORD))
                .post("/api/v1/players")
                .statusCode();
    }

    @Test
    void one_signs_in_with_the_new_handle_and_is_the_same_player() {
        Person person = People.somebody("Before");
        String next = People.handle("After");

        change(person, next).statusCode(200).body("id", equalTo(person.id())).body("handle", equalTo(next));

        assertThat(names.known(person.id())).as("before its record comes back").isEqualTo(next);
        given().get("/api/v1/players/" + person.id()).then().body("handle", equalTo(next));
        String token = People.token(next, People.PASSWORD);
        given().auth()
                .oauth2(token)
                .get("/api/v1/players/me")
                .then()
                .statusCode(200)
                .body("id", equalTo(person.id()));
        given().contentType(ContentType.JSON)
                .body(Map.of("handle", person.handle(), "password", People.PASSWORD))
                .post("/api/v1/auth/token")
                .then()
                .statusCode(401);
    }

    @Test
    void nobody_else_takes_the_one_so_far_and_its_owner_takes_it_back() {
        Person person = People.somebody("Kept");
        Person other = People.somebody("Other");
        change(person, People.handle("Gone")).statusCode(200);

        assertThat(register(person.handle())).isEqualTo(409);
        assertThat(register(person.handle().toUpperCase(Locale.ROOT))).isEqualTo(409);
        change(other, person.handle()).statusCode(409);

        change(person, person.handle()).statusCode(200);
        People.token(person.handle(), People.PASSWORD);
    }

    @Test
    void a_handle_that_somebody_has_stays_theirs() {
        Person person = People.somebody("Wants");
        Person other = People.somebody("Has");

        change(person, other.handle()).statusCode(409).body("detail", containsString("is taken"));
        change(person, other.handle().toLowerCase(Locale.ROOT)).statusCode(409);
        change(person, "operator").statusCode(400).body("violations.pointer", contains("/handle"));
        change(person, "x").statusCode(400);

        People.token(person.handle(), People.PASSWORD);
    }

    @Test
    void the_case_alone_changes_as_often_as_one_likes() {
        Person person = People.somebody("Case");

        for (int time = 0; time < 5; time++) {
            change(person, person.handle().toUpperCase(Locale.ROOT)).statusCode(200);
            change(person, person.handle()).statusCode(200);
        }
    }

    @Test
    void three_changes_are_enough_for_a_while_but_not_for_an_operator() {
        Person person = People.somebody("Often");
        for (int time = 0; time < 3; time++) {
            change(person, People.handle("Often" + time)).statusCode(200);
        }

        change(person, People.handle("Again")).statusCode(409).body("detail", containsString("3 times in 90 days"));

        String given = People.handle("Given");
        People.operator()
                .asks()
                .body(Map.of("handle", given, "reason", "an insult"))
                .post("/api/v1/operator/accounts/" + person.id() + "/rename")
                .then()
                .statusCode(200)
                .body("handle", equalTo(given));
        person.asks().get("/api/v1/players/me").then().statusCode(401);
        People.token(given, People.PASSWORD);
    }
}
