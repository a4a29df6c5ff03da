package baffin.system.door;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Requests whose answers are looked at with all of their headers. */
final class Conversation implements AutoCloseable {

    private static final Duration ANSWER_MAX = Duration.ofMinutes(2);
    private static final int TOO_MANY = 429;
    private static final int NOT_READY = 503;
    private static final int TRIES_MAX = 240;
    private static final int LINES = 4;

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI origin;

    Conversation(URI origin) {
        this.origin = origin;
    }

    /**
     * An answer.
     *
     * @param body all of it; of a stream the first lines
     */
    record Received(int status, HttpHeaders headers, String body) {

        String header(String name) {
            return String.join(", ", headers.allValues(name));
        }

        boolean isStream() {
            return header("Content-Type").startsWith("text/event-stream")
                    || header("Content-Type").startsWith("application/x-ndjson");
        }
    }

    /** Asks; the same again while it were too many, or the platform is not ready. */
    Received ask(String method, String path, String bearer, String body, Map<String, String> headers) {
        for (int tries = 1; ; tries++) {
            Received received = once(method, path, bearer, body, headers);
            boolean later = received.status() == TOO_MANY
                    || received.status() == NOT_READY
                            && !received.header("Retry-After").isEmpty();
            if (!later || tries == TRIES_MAX) {
                return received;
            }
            pause();
        }
    }

    private Received once(String method, String path, String bearer, String body, Map<String, String> headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(origin.resolve("/").resolve(path))
                .timeout(ANSWER_MAX)
                .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (!method.equals("GET")) {
            request.header("Idempotency-Key", UUID.randomUUID().toString()).header("If-Match", "*");
        }
        if (body != null) {
            request.header("Content-Type", "application/json");
        }
        if (!bearer.isEmpty()) {
            request.header("Authorization", "Bearer " + bearer);
        }
        headers.forEach(request::setHeader);
        try {
            HttpResponse<InputStream> response = http.send(request.build(), BodyHandlers.ofInputStream());
            Received head = new Received(response.statusCode(), response.headers(), "");
            try (InputStream in = response.body()) {
                String text = head.isStream()
                        ? String.join("\n", lines(in))
                        : new String(in.readAllBytes(), StandardCharsets.UTF_8);
                return new Received(response.statusCode(), response.headers(), text);
            }
        } catch (IOException e) {
            throw new IllegalStateException(method + " " + path, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static List<String> lines(InputStream stream) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
        List<String> lines = new ArrayList<>();
        for (String line = reader.readLine();
                line != null && lines.size() < LINES;
                line = lines.size() < LINES ? reader.readLine() : null) {
            lines.add(line);
            if (line.isEmpty()) {
                break;
            }
        }
        return lines;
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
        http.shutdownNow();
    }
}
