package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import baffin.accounts.token.Keys;
import baffin.lobby.api.People.Person;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Grant;
import baffin.platform.identity.SigningKey;
import baffin.platform.identity.TokenSigner;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import jakarta.inject.Inject;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class SeekStreamTest {

    @Inject
    Keys keys;

    private static final String SEEKS = "/api/v1/seeks";
    private static final Duration SOON = Waits.MAX;

    private static HttpClient client() {
        return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    }

    private static String made(Person person, String query, int seats) {
        return person.commands()
                .body(Map.of("game", "adventure", "seats", seats))
                .post(SEEKS + query)
                .then()
                .statusCode(201)
                .extract()
                .path("seekId");
    }

    private static void listed(String seekId, String status) {
        await().atMost(Waits.MAX)
                .until(() -> status.equals(
                        given().get(SEEKS + "/" + seekId).jsonPath().getString("status")));
    }

    private static HttpRequest stream(Person person, String seekId) {
        return HttpRequest.newBuilder(
                        URI.create("http://localhost:" + RestAssured.port + SEEKS + "/" + seekId + "/stream"))
                .header("Authorization", "Bearer " + person.token())
                .header("Accept", "text/event-stream")
                .timeout(SOON)
                .build();
    }

    @Test
    void a_stream_tells_that_one_waits_and_then_of_the_match_and_ends() throws Exception {
        Person one = People.somebody("Stream");
        Person two = People.somebody("Partner");
        String seekId = made(one, "", 2);
        try (HttpClient client = client()) {
            var whole = client.sendAsync(stream(one, seekId), BodyHandlers.ofString());
            made(two, "", 2);
            HttpResponse<String> answer = whole.get(SOON.toSeconds(), java.util.concurrent.TimeUnit.SECONDS);
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).containsSubsequence("event:matched", seekId, "\"matchId\":");
            HttpResponse<String> later = client.send(stream(one, seekId), BodyHandlers.ofString());
            assertThat(later.body()).contains("event:matched").doesNotContain("event:waiting");
            assertThat(client.send(stream(two, seekId), BodyHandlers.ofString()).statusCode())
                    .isEqualTo(403);
        }
    }

    @Test
    void a_stream_ends_with_the_token_and_says_why() throws Exception {
        Person person = People.somebody("Ending");
        String seekId = made(person, "", 3);
        Grant grant = new Grant(
                new Caller(person.id(), person.handle(), false), Set.of(), "017f22e2-79b0-7cc3-98c4-dc0c0c07398f");
        SigningKey key = keys.signing().await().atMost(Waits.MAX);
        String token = TokenSigner.sign(grant, key, Instant.now(), Duration.ofSeconds(3));
        try (HttpClient client = client()) {
            HttpResponse<String> answer = client.send(
                    stream(new Person(person.id(), person.handle(), token), seekId), BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).containsSubsequence("event:waiting", "event:end", "token-ended");
            assertThat(answer.body().strip()).endsWith("\"end\":\"token-ended\"}");
        }
    }

    @Test
    void head_has_the_headers_of_a_stream_and_ends() {
        Person person = People.somebody("Head");
        String seekId = made(person, "?hold=stream", 3);
        given().auth()
                .oauth2(person.token())
                .accept("text/event-stream")
                .head(SEEKS + "/" + seekId + "/stream")
                .then()
                .statusCode(200)
                .contentType("text/event-stream")
                .header("X-Accel-Buffering", "no");
    }

    @Test
    void a_held_seek_lives_with_its_stream_and_ends_after_it() throws Exception {
        Person person = People.somebody("Held");
        String seekId = made(person, "?hold=stream", 3);
        HttpClient client = client();
        HttpResponse<InputStream> open = client.send(stream(person, seekId), BodyHandlers.ofInputStream());
        byte[] first = new byte[200];
        assertThat(open.statusCode()).isEqualTo(200);
        assertThat(open.body().readNBytes(first, 0, first.length)).isEqualTo(first.length);
        assertThat(new String(first, StandardCharsets.UTF_8)).contains("event:waiting");
        client.shutdownNow();
        listed(seekId, "WITHDRAWN");
    }
}
