package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.api.People.Person;
import baffin.platform.idempotency.StoredResponses;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A request that comes again with its key, as {@link StoredResponses} has it. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class IdempotencyTest {

    private static final String BOTS = "/api/v1/bots";
    private static final String REPLAYED = "Idempotency-Replayed";

    @Inject
    @Identifier("lobby")
    Transactions transactions;

    private final String key = UUID.randomUUID().toString();
    private Person ann = new Person("", "", "");

    @BeforeEach
    void somebody() {
        ann = People.somebody("Ann");
    }

    private ValidatableResponse bot(RequestSpecification request, String handle) {
        return request.header("Idempotency-Key", key)
                .body(Map.of("handle", handle))
                .post(BOTS)
                .then();
    }

    private void age(Duration by) {
        transactions
                .write(session -> Sql.update(
                        session,
                        "update stored_response set began_at = began_at - make_interval(secs => :age) where key = :key",
                        Map.of("age", (double) by.toSeconds(), "key", key)))
                .await()
                .atMost(Waits.MAX);
    }

    private List<String> rows() {
        return transactions
                .read(session -> Sql.values(
                        session,
                        "select cast(to_jsonb(r) as text) from stored_response r where key = :key",
                        Map.of("key", key),
                        String.class))
                .await()
                .atMost(Waits.MAX);
    }

    @Test
    void a_bot_whose_response_was_lost_is_there_once_and_its_password_comes_again() {
        String handle = People.handle("Bot");
        JsonPath first = bot(ann.asks(), handle)
                .statusCode(201)
                .header(REPLAYED, nullValue())
                .extract()
                .jsonPath();
        bot(ann.asks(), handle)
                .statusCode(201)
                .header(REPLAYED, "true")
                .header("Location", containsString(first.getString("id")))
                .contentType(ContentType.JSON)
                .body("password", equalTo(first.getString("password")));
        ann.asks().get(BOTS).then().body("items", hasSize(1));
        assertThat(rows()).singleElement().asString().doesNotContain(first.getString("password"));
        bot(ann.asks(), People.handle("Other"))
                .statusCode(422)
                .body("type", equalTo("/problems/idempotency-key-reused"));
    }

    @Test
    void a_secret_comes_again_for_ten_minutes_and_its_key_makes_nothing_new_for_a_day() {
        String handle = People.handle("Bot");
        bot(ann.asks(), handle).statusCode(201);
        age(Duration.ofMinutes(9));
        bot(ann.asks(), handle).statusCode(201);
        age(Duration.ofMinutes(2));
        bot(ann.asks(), handle)
                .statusCode(409)
                .body("type", equalTo("/problems/secret-shown"))
                .body("detail", containsString("/bots/{bot}/password"));
        assertThat(rows()).singleElement().asString().doesNotContain("sealed:");
        age(Duration.ofDays(1));
        bot(ann.asks(), handle).statusCode(409).body("type", equalTo("/problems/conflict"));
    }

    @Test
    void another_session_and_a_new_epoch_of_credentials_get_no_secret() {
        String handle = People.handle("Bot");
        bot(ann.asks(), handle).statusCode(201);
        Person elsewhere = new Person(ann.id(), ann.handle(), People.token(ann.handle(), People.PASSWORD));
        bot(elsewhere.asks(), handle).statusCode(409).body("type", equalTo("/problems/secret-shown"));
        bot(ann.asks(), handle).statusCode(201);
        ann.asks().delete("/api/v1/players/me/sessions").then().statusCode(204);
        assertThat(rows()).singleElement().asString().doesNotContain("sealed:");
        bot(ann.asks(), handle).statusCode(409).body("type", equalTo("/problems/secret-shown"));
    }

    @Test
    void a_body_of_unknown_length_is_read_to_its_limit() throws Exception {
        String base = RestAssured.baseURI + ":" + RestAssured.port;
        for (int length : new int[] {20, 200_000}) {
            byte[] body = ("{\"handle\":\"" + People.handle("Bot") + "\"}" + " ".repeat(length)).getBytes(UTF_8);
            HttpRequest request = HttpRequest.newBuilder(URI.create(base + BOTS))
                    .header("Authorization", "Bearer " + ann.token())
                    .header("Content-Type", "application/json")
                    .header("Idempotency-Key", key)
                    .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body)))
                    .build();
            try (HttpClient client = HttpClient.newHttpClient()) {
                assertThat(client.send(request, BodyHandlers.ofString()).statusCode())
                        .isEqualTo(length < 1_000 ? 201 : 413);
            }
        }
    }

    @Test
    void keys_of_accounts_have_nothing_to_do_with_each_other() {
        bot(ann.asks(), People.handle("Bot")).statusCode(201);
        bot(People.somebody("Ben").asks(), People.handle("Bot")).statusCode(201).header(REPLAYED, nullValue());
    }

    @Test
    void a_refused_request_may_come_again_corrected_with_the_same_key() {
        bot(ann.asks(), "?").statusCode(400);
        bot(ann.asks(), People.handle("Bot")).statusCode(201);
    }

    @Test
    void what_is_given_to_nobody_in_particular_comes_again_to_who_knows_the_same() {
        Map<String, String> credentials = Map.of("handle", ann.handle(), "password", People.PASSWORD);
        String token = signIn(credentials).statusCode(200).extract().path("accessToken");
        signIn(credentials).statusCode(200).header(REPLAYED, "true").body("accessToken", equalTo(token));
        signIn(Map.of("handle", ann.handle(), "password", "a longer walk over ice"))
                .statusCode(422);
        assertThat(rows()).singleElement().asString().doesNotContain(token);
    }

    private ValidatableResponse signIn(Map<String, String> credentials) {
        return given().contentType(ContentType.JSON)
                .header("Idempotency-Key", key)
                .body(credentials)
                .post("/api/v1/auth/token")
                .then();
    }

    @Test
    void of_ten_at_the_same_time_one_is_served() throws Exception {
        String handle = People.handle("Bot");
        List<Callable<Integer>> all = new ArrayList<>();
        for (int count = 0; count < 10; count++) {
            all.add(() -> bot(ann.asks(), handle).extract().statusCode());
        }
        try (ExecutorService together = Executors.newFixedThreadPool(all.size())) {
            for (var status : together.invokeAll(all)) {
                assertThat(status.get()).isIn(201, 409);
            }
        }
        ann.asks().get(BOTS).then().body("items", hasSize(1));
        bot(ann.asks(), handle).statusCode(201).header(REPLAYED, "true");
    }

    @Test
    void an_owner_deletes_a_bot_once() {
        String id = bot(ann.asks(), People.handle("Bot")).extract().path("id");
        People.somebody("Ben").asks().delete(BOTS + "/" + id).then().statusCode(404);
        String deletion = UUID.randomUUID().toString();
        for (int count = 0; count < 2; count++) {
            ann.asks()
                    .header("Idempotency-Key", deletion)
                    .delete(BOTS + "/" + id)
                    .then()
                    .statusCode(204);
        }
        ann.asks().delete(BOTS + "/" + id).then().statusCode(404);
        ann.asks().get(BOTS).then().body("items", hasSize(0));
    }
}
