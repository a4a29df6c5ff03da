package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Guessing passwords, from addresses that the gateway tells. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class SignInTest {

    private static Response signIn(String handle, String password, String address) {
        return given().contentType(ContentType.JSON)
                .header("X-Forwarded-For", address)
                .body(Map.of("handle", handle, "password", password))
                .post("/api/v1/auth/token");
    }

    private static List<Response> atOnce(List<Callable<Response>> tasks) throws Exception {
        List<Response> answers = new ArrayList<>();
        try (ExecutorService pool = Executors.newFixedThreadPool(tasks.size())) {
            for (Future<Response> answer : pool.invokeAll(tasks)) {
                answers.add(answer.get());
            }
        }
        return answers;
    }

    @Test
    void guesses_at_once_cost_as_much_as_guesses_one_by_one() throws Exception {
        People.Person owner = People.somebody("Rae");
        List<Callable<Response>> guesses = new ArrayList<>();
        for (int guess = 0; guess < 40; guess++) {
            String password = "guess number " + guess;
            guesses.add(() -> signIn(owner.handle(), password, "198.51.100.1"));
        }

        List<Response> answers = atOnce(guesses);

        // one more may have been filled in meanwhile
        assertThat(answers).filteredOn(answer -> answer.statusCode() == 401).hasSizeBetween(1, 6);
        assertThat(answers)
                .allSatisfy(answer -> assertThat(answer.statusCode()).isIn(401, 429))
                .filteredOn(answer -> answer.statusCode() == 429)
                .allSatisfy(answer -> assertThat(answer.header("Retry-After")).isNotNull());
    }

    @Test
    void whoever_guesses_elsewhere_does_not_keep_the_owner_out() {
        People.Person owner = People.somebody("Kane");
        for (int guess = 0; guess < 8; guess++) {
            signIn(owner.handle(), "guess number " + guess, "198.51.100.2");
        }

        signIn(owner.handle(), People.PASSWORD, "198.51.100.2").then().statusCode(429);
        signIn(owner.handle(), People.PASSWORD, "198.51.100.3").then().statusCode(200);
    }

    @Test
    void a_password_that_fits_costs_nothing() {
        People.Person owner = People.somebody("Hall");

        for (int time = 0; time < 12; time++) {
            signIn(owner.handle(), People.PASSWORD, "198.51.100.4").then().statusCode(200);
        }
    }

    @Test
    void an_account_signs_in_so_often_a_minute_and_no_more() {
        People.Person owner = People.somebody("Often");
        int[] last = {200};
        for (int time = 0; time < 60 && last[0] == 200; time++) {
            last[0] = signIn(owner.handle(), People.PASSWORD, "198.51.100." + (20 + time))
                    .statusCode();
        }

        assertThat(last[0]).isEqualTo(429);
        signIn(People.somebody("Else").handle(), People.PASSWORD, "198.51.100.20")
                .then()
                .statusCode(200);
    }

    @Test
    void who_registers_again_guesses_like_who_signs_in() {
        People.Person owner = People.somebody("Fresh");
        int[] statuses = new int[8];
        for (int guess = 0; guess < statuses.length; guess++) {
            statuses[guess] = register(owner.handle(), "guess number " + guess).statusCode();
        }

        assertThat(statuses).startsWith(409, 409, 409, 409, 409).endsWith(429);
        register(owner.handle(), People.PASSWORD).then().statusCode(429);
    }

    private static Response register(String handle, String password) {
        return given().contentType(ContentType.JSON)
                .header("X-Forwarded-For", "198.51.100.8")
                .body(Map.of("handle", handle, "password", password))
                .post("/api/v1/players");
    }

    @Test
    void one_address_that_tries_many_handles_is_slowed_down_as_well() {
        for (int guess = 0; guess < 60; guess++) {
            signIn(People.handle("many"), "one guess each", "198.51.100.5")
                    .then()
                    .statusCode(401);
        }
        int last = 0;
        for (int guess = 0; guess < 60 && last != 429; guess++) {
            last = signIn(People.handle("many"), "one guess each", "198.51.100.5")
                    .statusCode();
        }

        assertThat(last).isEqualTo(429);
        signIn(People.handle("many"), "one guess each", "198.51.100.6").then().statusCode(401);
    }

    @Test
    void the_scheme_that_the_gateway_tells_leaves_no_trace_in_where_something_is() {
        given().contentType(ContentType.JSON)
                .header("X-Forwarded-For", "198.51.100.7")
                .header("X-Forwarded-Proto", "https")
                .body(Map.of("handle", People.handle("Hayes"), "password", People.PASSWORD))
                .post("/api/v1/players")
                .then()
                .statusCode(201)
                .header("Location", org.hamcrest.Matchers.startsWith("/api/v1/players/"))
                .body("id", notNullValue())
                .body("bot", equalTo(false));
    }
}
