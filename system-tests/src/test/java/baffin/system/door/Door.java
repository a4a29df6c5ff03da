package baffin.system.door;

import baffin.system.contract.ApiContract;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;

/** Sends single requests to a platform and takes the answer as it is. */
final class Door implements AutoCloseable {

    static final ObjectMapper JSON = new ObjectMapper();

    private static final Duration ANSWER_MAX = Duration.ofMinutes(2);
    private static final int TOO_MANY = 429;
    private static final int NOT_READY = 503;
    private static final int TRIES_MAX = 480;

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI origin;

    Door(URI origin) {
        this.origin = origin;
    }

    URI origin() {
        return origin;
    }

    /**
     * An answer.
     *
     * @param body the first bytes of a stream, or everything
     */
    record Answer(int status, String type, boolean retryAfter, String body) {

        JsonNode json() {
            try {
                return body.isEmpty() ? MissingNode.getInstance() : JSON.readTree(body);
            } catch (IOException e) {
                throw new IllegalStateException(status + " " + body, e);
            }
        }

        /** The body, once the status is one of success. */
        JsonNode ok() {
            if (status / 100 != 2) {
                throw new IllegalStateException(status + " " + body);
            }
            return json();
        }
    }

    /** Sends a request; the same again while the platform is not ready, or says that it were too many. */
    Answer send(String method, String path, String bearer, String body, Map<String, String> headers) {
        for (int tries = 1; ; tries++) {
            Answer answer = sendOnce(method, path, bearer, body, headers);
            boolean later = answer.status() == TOO_MANY || answer.status() == NOT_READY && answer.retryAfter();
            if (!later || tries == TRIES_MAX) {
                return answer;
            }
            pause();
        }
    }

    /** Sends a request and takes whatever comes. */
    Answer sendOnce(String method, String path, String bearer, String body, Map<String, String> headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(origin.resolve("/").resolve(path))
                .timeout(ANSWER_MAX)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .header("If-Match", "*")
                .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (body != null) {
            request.header("Content-Type", "application/json");
        }
        if (!bearer.isEmpty()) {
            request.header("Authorization", "Bearer " + bearer);
        }
        headers.forEach(request::setHeader);
        try {
            HttpResponse<InputStream> response = http.send(request.build(), BodyHandlers.ofInputStream());
            String type = response.headers().firstValue("Content-Type").orElse("");
            try (InputStream in = response.body()) {
                // a stream has no end: its first bytes are enough
                boolean stream = !method.equals("HEAD")
                        && (type.startsWith("text/event-stream") || type.startsWith("application/x-ndjson"));
                String text = stream ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
                if (method.equals("HEAD")) {
                    return new Answer(response.statusCode(), type, false, text);
                }
                ApiContract.PUBLISHED.hold(method, response.uri().getRawPath(), response.statusCode(), type, text);
                return new Answer(
                        response.statusCode(),
                        type,
                        response.headers().firstValue("Retry-After").isPresent(),
                        text);
            }
        } catch (IOException e) {
            throw new IllegalStateException(method + " " + path, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(500);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        http.close();
    }
}
