package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.Json;
import baffin.bot.client.Session;
import baffin.system.contract.ApiContract;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.UUID;

/** A signed-in player who sends requests as they are written in the guides. */
public record Caller(HttpClient http, URI origin, Session session) {

    private static final Duration ANSWER_MAX = Duration.ofMinutes(2);
    private static final int TRIES_MAX = 240;
    private static final int NOT_READY = 503;

    /** What came back. */
    public record Reply(int status, JsonNode body) {

        /** True when the same request has to be sent again. */
        public boolean open() {
            return status == NOT_READY || body.path("outcome").asText().equals("unknown");
        }

        /** The body, once the status is what it should be. */
        public JsonNode as(int expected) {
            assertThat(status).as("%s", body).isEqualTo(expected);
            return body;
        }
    }

    public String player() {
        return session.me().id();
    }

    public Reply get(String path) {
        return send("GET", path, null);
    }

    /** Sends a command to a match, whatever its version. */
    public Reply command(String match, String json) {
        return send("POST", "/matches/" + match + "/commands", json);
    }

    public Reply post(String path) {
        return send("POST", path, null);
    }

    /** Sends JSON, with single quotes for double ones. */
    public Reply post(String path, String json) {
        return send("POST", path, json);
    }

    public Reply put(String path, String json) {
        return send("PUT", path, json);
    }

    public Reply delete(String path) {
        return send("DELETE", path, null);
    }

    public Reply patch(String path, String json) {
        return send("PATCH", path, json);
    }

    /** Makes a webhook; one whose first answer was lost gets a new secret, since none is shown twice. */
    public JsonNode webhook(String json) {
        Reply made = post("/webhooks", json);
        return made.status() != 200
                ? made.as(201)
                : post("/webhooks/" + made.body().path("webhookId").asText() + "/rotate-secret")
                        .as(200);
    }

    private static Reply reply(HttpResponse<byte[]> response) throws IOException {
        byte[] body = response.body();
        ApiContract.PUBLISHED.hold(
                response.request().method(),
                response.uri().getRawPath(),
                response.statusCode(),
                response.headers().firstValue("Content-Type").orElse(""),
                new String(body, StandardCharsets.UTF_8));
        return new Reply(
                response.statusCode(),
                body.length == 0 ? MissingNode.getInstance() : Json.mapper().readTree(body));
    }

    /** A platform that is away or breaks off, since its process was killed, is not ready. */
    private Reply attempt(HttpRequest request) throws InterruptedException {
        try {
            return reply(http.send(request, BodyHandlers.ofByteArray()));
        } catch (IOException away) {
            return new Reply(NOT_READY, MissingNode.getInstance());
        }
    }

    /** Sends the same again, with the same key, while the platform is not ready to answer or cannot tell yet. */
    private Reply send(String method, String path, String json) {
        HttpRequest request = HttpRequest.newBuilder(origin.resolve("/api/v1" + path))
                .timeout(ANSWER_MAX)
                .header("Authorization", "Bearer " + session.bearer())
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .header("If-Match", "*")
                .method(
                        method,
                        json == null ? BodyPublishers.noBody() : BodyPublishers.ofString(json.replace('\'', '"')))
                .build();
        try {
            Reply reply = attempt(request);
            for (int tries = 1; reply.open() && tries < TRIES_MAX; tries++) {
                Thread.sleep(Duration.ofSeconds(1));
                reply = attempt(request);
            }
            return reply;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
