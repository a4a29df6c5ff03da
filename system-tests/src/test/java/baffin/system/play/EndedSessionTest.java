package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.Json;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A session or token that has ended stops working in every service, where it is remembered, and in open streams. */
@Tag(Lanes.SMOKE)
@OnSharedBaffin(Kind.STABLE)
class EndedSessionTest {

    private static final String PASSWORD = "walrus ivory and blubber 1845";

    /** One address of each service for somebody who is signed in, by method. */
    private static final List<List<String>> SIGNED_IN = List.of(
            List.of("GET", "/players/me"),
            List.of("GET", "/players/me/notifications"),
            List.of("GET", "/lobby/matches"),
            List.of("POST", "/matches/00000000-0000-0000-0000-000000000000/commands"),
            List.of("GET", "/players/00000000-0000-0000-0000-000000000000/ratings"));

    private final HttpClient http = HttpClient.newHttpClient();

    @AfterEach
    void close() {
        http.close();
    }

    @Test
    void nothing_of_an_ended_session_goes_on(@Shared RunningBaffin baffin) throws Exception {
        URI origin = baffin.origin();
        String credentials = registered(origin);
        JsonNode lost = signIn(origin, credentials);
        String kept = signIn(origin, credentials).path("accessToken").asText();

        ends(
                origin,
                lost.path("accessToken").asText(),
                kept,
                "/players/me/sessions/" + lost.path("sessionId").asText());
    }

    @Test
    void nothing_of_an_ended_personal_access_token_goes_on(@Shared RunningBaffin baffin) throws Exception {
        URI origin = baffin.origin();
        String kept = signIn(origin, registered(origin)).path("accessToken").asText();
        String body = "{\"name\":\"script\",\"scopes\":[\"read\",\"play\"]}";
        JsonNode made = Json.mapper().readTree(answered(send(origin, "POST", "/players/me/tokens", kept, body), 201));

        ends(
                origin,
                made.path("token").asText(),
                kept,
                "/players/me/tokens/" + made.path("id").asText());
    }

    private String registered(URI origin) throws Exception {
        String handle = "Ended-" + Long.toString(System.nanoTime() % 100_000_000, 36);
        String credentials = "{\"handle\":\"%s\",\"password\":\"%s\"}".formatted(handle, PASSWORD);
        answered(send(origin, "POST", "/players", "", credentials), 201);
        return credentials;
    }

    /** What works with a token, an open stream included, stops once its owner ends it at an address. */
    private void ends(URI origin, String token, String kept, String address) throws Exception {
        for (List<String> each : SIGNED_IN) {
            assertThat(status(origin, each, token)).as(each.toString()).isNotIn(401, 403);
        }
        // it is open once its head is there
        HttpResponse<InputStream> stream = http.send(
                request(origin, "GET", "/players/me/notifications/stream", token, ""), BodyHandlers.ofInputStream());
        CompletableFuture<String> streamed = CompletableFuture.supplyAsync(() -> whole(stream.body()));

        answered(send(origin, "DELETE", address, kept, ""), 204);

        assertThat(streamed.get(4, TimeUnit.MINUTES)).contains("token-ended");
        for (List<String> each : SIGNED_IN) {
            Eventually.holds(() ->
                    assertThat(status(origin, each, token)).as(each.toString()).isEqualTo(401));
        }
        assertThat(status(origin, SIGNED_IN.getFirst(), kept)).isEqualTo(200);
    }

    private static String whole(InputStream body) {
        try (body) {
            return new String(body.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private JsonNode signIn(URI origin, String credentials) throws Exception {
        return Json.mapper().readTree(answered(send(origin, "POST", "/auth/token", "", credentials), 200));
    }

    private int status(URI origin, List<String> what, String token) throws Exception {
        return send(origin, what.getFirst(), what.getLast(), token, "{}").statusCode();
    }

    private static String answered(HttpResponse<String> answer, int expected) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(expected);
        return answer.body();
    }

    private HttpResponse<String> send(URI origin, String method, String path, String token, String json)
            throws Exception {
        return http.send(request(origin, method, path, token, json), BodyHandlers.ofString());
    }

    private static HttpRequest request(URI origin, String method, String path, String token, String json) {
        HttpRequest.Builder request = HttpRequest.newBuilder(origin.resolve("/api/v1" + path))
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .method(
                        method,
                        method.equals("GET") || json.isEmpty()
                                ? BodyPublishers.noBody()
                                : BodyPublishers.ofString(json));
        if (method.equals("POST")) {
            request.header("Content-Type", "application/json");
        }
        return token.isEmpty()
                ? request.build()
                : request.header("Authorization", "Bearer " + token).build();
    }
}
