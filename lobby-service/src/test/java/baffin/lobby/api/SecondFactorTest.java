package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;

import baffin.lobby.api.People.Person;
import baffin.platform.credential.InternalGuard;
import baffin.testkit.backend.PlatformResource;
import com.bastiaanjansen.otp.TOTPGenerator;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A session has the powers of an operator only after the second factor. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class SecondFactorTest {

    private static final String ACTIONS = "/api/v1/operator/actions";

    private Person operator;
    private JsonPath made;
    private JsonPath session;

    @BeforeEach
    void made() {
        operator = People.somebody("Proves");
        made = People.made(operator.handle());
        session = People.session(operator.handle(), People.PASSWORD);
    }

    private static int acting(JsonPath session) {
        return given().auth()
                .oauth2(session.getString("accessToken"))
                .get(ACTIONS)
                .statusCode();
    }

    private int proved(String code) {
        return People.proving(session.getString("accessToken"), code).extract().statusCode();
    }

    private String code() throws URISyntaxException {
        return TOTPGenerator.fromURI(URI.create(made.getString("uri"))).now();
    }

    @Test
    void nobody_acts_as_an_operator_without_it() throws Exception {
        assertThat(acting(session)).isEqualTo(403);
        session = People.renewed(session);
        assertThat(acting(session)).isEqualTo(403);

        assertThat(proved(code())).isEqualTo(204);
        assertThat(acting(session)).as("the token of before").isEqualTo(403);
        session = People.renewed(session);
        assertThat(acting(session)).isEqualTo(200);
        session = People.renewed(session);
        assertThat(acting(session)).as("until the session ends").isEqualTo(200);
        assertThat(acting(People.session(operator.handle(), People.PASSWORD)))
                .as("in this session alone")
                .isEqualTo(403);
    }

    @Test
    void a_code_is_good_once() throws Exception {
        String code = code();

        assertThat(proved(code)).isEqualTo(204);
        assertThat(proved(code)).isEqualTo(400);
    }

    @Test
    void each_recovery_code_is_good_once_however_it_is_written() {
        List<String> codes = made.getList("recoveryCodes");

        assertThat(codes)
                .hasSize(10)
                .doesNotHaveDuplicates()
                .allMatch(code -> code.matches("[a-z2-7]{4}(-[a-z2-7]{4}){3}"));
        assertThat(proved(codes.get(3))).isEqualTo(204);
        assertThat(proved(codes.get(3))).isEqualTo(400);
        assertThat(proved(" " + codes.get(4).toUpperCase(java.util.Locale.ROOT) + " "))
                .isEqualTo(204);
    }

    @Test
    void guesses_are_few() {
        for (int guess = 0; guess < 5; guess++) {
            People.proving(session.getString("accessToken"), "12345" + guess + "x")
                    .statusCode(400)
                    .body("violations.pointer", contains("/code"));
        }
        assertThat(proved(made.getString("recoveryCodes[0]"))).isEqualTo(429);
        assertThat(acting(People.renewed(session))).isEqualTo(403);
    }

    @Test
    void nobody_else_has_one() {
        Person player = People.somebody("Plays");

        People.proving(player.token(), made.getString("recoveryCodes[0]")).statusCode(403);
        String token = operator.asks()
                .body(Map.of("name", "x", "scopes", List.of("read", "play")))
                .post("/api/v1/players/me/tokens")
                .path("token");
        People.proving(token, made.getString("recoveryCodes[0]")).statusCode(403);
    }

    @Test
    void the_host_replaces_a_lost_one_which_is_a_record_and_ends_what_it_has_opened() throws Exception {
        String before = code();
        String recovery = made.getString("recoveryCodes[0]");
        assertThat(proved(made.getString("recoveryCodes[1]"))).isEqualTo(204);
        session = People.renewed(session);
        assertThat(acting(session)).isEqualTo(200);

        made = People.made(operator.handle());

        assertThat(acting(session)).isEqualTo(401);
        session = People.session(operator.handle(), People.PASSWORD);
        assertThat(proved(recovery)).isEqualTo(400);
        assertThat(proved(before)).isEqualTo(400);
        assertThat(proved(code())).isEqualTo(204);
        session = People.renewed(session);
        given().auth()
                .oauth2(session.getString("accessToken"))
                .queryParam("account", operator.id())
                .get(ACTIONS)
                .then()
                .body("items.kind", contains("operator-made", "operator-made"));
    }

    @Test
    void who_is_an_operator_no_more_has_none() {
        given().header(InternalGuard.HEADER, PlatformResource.INTERNAL_TOKEN)
                .contentType(ContentType.JSON)
                .body(Map.of("reason", "for a test"))
                .post("/internal/lobby/accounts/" + operator.handle() + "/remove-operator")
                .then()
                .statusCode(200)
                .body("operator", equalTo(false));
        session = People.session(operator.handle(), People.PASSWORD);

        assertThat(proved(made.getString("recoveryCodes[0]"))).isEqualTo(403);
    }
}
