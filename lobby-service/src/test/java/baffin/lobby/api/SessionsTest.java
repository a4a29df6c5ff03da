package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import baffin.accounts.session.Renewal;
import baffin.accounts.session.Session;
import baffin.accounts.session.Sessions;
import baffin.lobby.api.People.Person;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Sessions: beginning, renewing and ending them, and new passwords. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class SessionsTest {

    private static final String NEW_PASSWORD = "nine sledges and a kettle";
    private static final Sessions.Over NONE = new Sessions.Over(Instant.EPOCH, Instant.EPOCH);

    @Inject
    Sessions sessions;

    private static JsonPath signIn(Person person, String device) {
        return given().contentType(ContentType.JSON)
                .header("User-Agent", device)
                .body(Map.of("handle", person.handle(), "password", People.PASSWORD))
                .post("/api/v1/auth/token")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    private static ValidatableResponse refresh(String refreshToken) {
        return given().contentType(ContentType.JSON)
                .body(Map.of("refreshToken", refreshToken))
                .post("/api/v1/auth/refresh")
                .then();
    }

    private static int statusWith(String token) {
        return given().auth().oauth2(token).get("/api/v1/players/me").statusCode();
    }

    private static ValidatableResponse change(String token, String password, String next) {
        return given().auth()
                .oauth2(token)
                .contentType(ContentType.JSON)
                .body(Map.of("password", password, "newPassword", next))
                .put("/api/v1/players/me/password")
                .then();
    }

    private static String hash(String refreshToken) throws Exception {
        byte[] bytes = refreshToken.getBytes(StandardCharsets.UTF_8);
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    }

    @Test
    void a_refresh_token_gives_the_next_tokens_of_the_same_session() {
        JsonPath first = signIn(People.somebody("Renew"), "sledge");

        JsonPath second = refresh(first.getString("refreshToken"))
                .statusCode(200)
                .body("sessionId", equalTo(first.getString("sessionId")))
                .extract()
                .jsonPath();

        assertThat(statusWith(second.getString("accessToken"))).isEqualTo(200);
        assertThat(second.getString("refreshToken")).isNotEqualTo(first.getString("refreshToken"));
        refresh(second.getString("refreshToken")).statusCode(200);
    }

    @Test
    void whoever_lost_the_answer_asks_again_with_the_same_token() {
        JsonPath first = signIn(People.somebody("Lost"), "sledge");
        String next = refresh(first.getString("refreshToken"))
                .statusCode(200)
                .extract()
                .path("refreshToken");

        refresh(first.getString("refreshToken")).statusCode(200).body("refreshToken", equalTo(next));

        refresh(next).statusCode(200);
    }

    @Test
    void a_refresh_token_that_comes_again_later_ends_the_session() throws Exception {
        JsonPath first = signIn(People.somebody("Copied"), "sledge");
        String spent = first.getString("refreshToken");
        Instant before = Instant.now().minusSeconds(60);
        Renewal renewal = sessions.spend(hash(spent), hash("next"), null, "", before, Duration.ZERO, NONE)
                .await()
                .atMost(Waits.MAX);
        assertThat(renewal).isInstanceOf(Renewal.Renewed.class);

        refresh(spent).statusCode(401);

        assertThat(statusWith(first.getString("accessToken"))).isEqualTo(401);
        refresh("next").statusCode(401);
    }

    @Test
    void a_session_that_nobody_used_for_long_is_over() throws Exception {
        JsonPath first = signIn(People.somebody("Idle"), "sledge");
        Sessions.Over later = new Sessions.Over(Instant.now().plusSeconds(1), Instant.EPOCH);

        Renewal renewal = sessions.spend(
                        hash(first.getString("refreshToken")), hash("n"), null, "", Instant.now(), Duration.ZERO, later)
                .await()
                .atMost(Waits.MAX);

        assertThat(renewal).isInstanceOf(Renewal.Unknown.class);
    }

    @Test
    void one_sees_where_one_is_signed_in_and_ends_one_of_them() {
        Person person = People.somebody("Two");
        JsonPath here = signIn(person, "a sledge");
        JsonPath there = signIn(person, "a boat");
        String token = here.getString("accessToken");
        given().auth()
                .oauth2(token)
                .get("/api/v1/players/me/sessions")
                .then()
                .statusCode(200)
                .body("items", hasSize(3))
                .body("device", hasItem("a boat"))
                .body("items.find { it.current }.id", equalTo(here.getString("sessionId")))
                .body("items.find { it.current }.device", equalTo("a sledge"));

        String end = "/api/v1/players/me/sessions/" + there.getString("sessionId");
        given().auth().oauth2(token).delete(end).then().statusCode(204);

        assertThat(statusWith(there.getString("accessToken"))).isEqualTo(401);
        refresh(there.getString("refreshToken")).statusCode(401);
        assertThat(statusWith(token)).isEqualTo(200);
        given().auth().oauth2(token).delete(end).then().statusCode(404);
    }

    @Test
    void nobody_ends_the_session_of_somebody_else() {
        JsonPath victim = signIn(People.somebody("Victim"), "sledge");

        People.somebody("Thief")
                .asks()
                .delete("/api/v1/players/me/sessions/" + victim.getString("sessionId"))
                .then()
                .statusCode(404);

        assertThat(statusWith(victim.getString("accessToken"))).isEqualTo(200);
    }

    @Test
    void all_others_end_together() {
        Person person = People.somebody("Many");
        JsonPath here = signIn(person, "sledge");
        assertThat(statusWith(person.token())).isEqualTo(200);

        given().auth()
                .oauth2(here.getString("accessToken"))
                .delete("/api/v1/players/me/sessions")
                .then()
                .statusCode(204);

        assertThat(statusWith(person.token())).isEqualTo(401);
        assertThat(statusWith(here.getString("accessToken"))).isEqualTo(200);
        assertThat(statusWith(signIn(person, "sledge").getString("accessToken")))
                .isEqualTo(200);
    }

    @Test
    void a_new_password_ends_what_the_old_one_began() {
        Person person = People.somebody("Changer");
        JsonPath here = signIn(person, "sledge");

        change(here.getString("accessToken"), People.PASSWORD, NEW_PASSWORD).statusCode(204);

        assertThat(statusWith(person.token())).isEqualTo(401);
        assertThat(statusWith(here.getString("accessToken"))).isEqualTo(200);
        refresh(here.getString("refreshToken")).statusCode(200);
        assertThat(statusWith(People.token(person.handle(), NEW_PASSWORD))).isEqualTo(200);
        given().contentType(ContentType.JSON)
                .body(Map.of("handle", person.handle(), "password", People.PASSWORD))
                .post("/api/v1/auth/token")
                .then()
                .statusCode(401);
    }

    @Test
    void a_password_changes_for_its_owner_alone_and_not_to_a_weak_one() {
        Person person = People.somebody("Stays");

        change(person.token(), "not the password", NEW_PASSWORD)
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/password"));
        change(person.token(), People.PASSWORD, "password123")
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/newPassword"));

        assertThat(statusWith(person.token())).isEqualTo(200);
    }

    @Test
    void of_too_many_sessions_the_one_used_longest_ago_makes_room() {
        Person person = People.somebody("Crowd");
        Instant later = Instant.now().plusSeconds(1);
        for (int number = 0; number < 99; number++) {
            String id = UUID.randomUUID().toString();
            Session one = new Session(id, person.id(), "sledge", "127.0.0.1", later, later, null, false);
            sessions.add(one, 0, id, NONE).await().atMost(Waits.MAX);
        }
        assertThat(statusWith(person.token())).isEqualTo(200);

        signIn(person, "sledge");

        assertThat(statusWith(person.token())).isEqualTo(401);
    }
}
