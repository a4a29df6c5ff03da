package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.Json;
import baffin.bot.client.Session;
import baffin.system.contract.ApiContract;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * A player's client that knows no game: it picks among legal actions by their parts, shows their text, and learns of
 * the moves of others from one stream that carries what it may do next.
 */
final class GenericClient implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(GenericClient.class.getName());
    private static final int PATIENCE_S = 120;

    private final HttpClient http;
    private final URI base;
    private final Session session;
    private final BlockingQueue<JsonNode> steps = new LinkedBlockingQueue<>();
    private final List<String> shown = new ArrayList<>();
    private volatile InputStream stream;
    private volatile boolean closed;
    private JsonNode actions;
    private int requests;

    /** Sits down at a match that has started. */
    GenericClient(HttpClient http, URI origin, Session session, String match) throws Exception {
        this.http = http;
        this.base = URI.create(origin + "/api/v1/matches/" + match + "/");
        this.session = session;
        stream = opened("");
        Thread.ofVirtual().start(this::read);
        actions = json(request("legal-actions").build());
    }

    private InputStream opened(String after) throws IOException, InterruptedException {
        HttpRequest.Builder request = request("stream?include=legal-actions").header("Accept", "application/x-ndjson");
        if (!after.isEmpty()) {
            request.header("Last-Event-ID", after);
        }
        return http.send(request.build(), BodyHandlers.ofInputStream()).body();
    }

    /** Reads steps; a stream that ends or breaks is opened again after the last of them. */
    private void read() {
        String seen = "";
        while (!closed) {
            try (BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    JsonNode document = Json.mapper().readTree(line);
                    seen = document.path("position").asText(seen);
                    if (document.has("events")) {
                        steps.add(document);
                    }
                }
            } catch (IOException broken) {
                LOG.log(Level.FINE, "the stream broke", broken);
            }
            try {
                if (!closed) {
                    stream = opened(seen);
                }
            } catch (IOException | InterruptedException away) {
                LOG.log(Level.INFO, "the platform is away", away);
                return;
            }
        }
    }

    /** Requests that moves have taken so far: not the stream, and not what was read before the first move. */
    int requests() {
        return requests;
    }

    /** Texts of the actions that were chosen. */
    List<String> shown() {
        return shown;
    }

    /** What the seat may do at a version; waits for the stream to tell. */
    JsonNode at(long version) throws InterruptedException {
        while (actions.path("version").asLong() < version) {
            JsonNode step = steps.poll(PATIENCE_S, TimeUnit.SECONDS);
            assertThat(step).as("a step up to version %s", version).isNotNull();
            ApiContract.PUBLISHED.hold(
                    "GET", base.resolve("stream").getPath(), 200, "application/x-ndjson", step.toString());
            JsonNode included = step.path("included").path("legal-actions");
            if (included.path("version").asLong() > actions.path("version").asLong()) {
                actions = included;
            }
        }
        return actions;
    }

    /** Chooses part by part, as a person does, and plays; the answer says who is next. */
    JsonNode play(long version, Random random) throws Exception {
        JsonNode chosen = picked(moves(at(version)), random);
        assertThat(chosen.path("text").asText()).isNotBlank();
        shown.add(chosen.path("text").asText());
        HttpRequest request = request("commands?include=legal-actions")
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .header("If-Match", "\"" + version + "\"")
                .POST(BodyPublishers.ofString(chosen.path("command").toString()))
                .build();
        requests++;
        JsonNode answer = json(request);
        JsonNode included = answer.path("included").path("legal-actions");
        if (!included.isMissingNode()) {
            actions = included;
        }
        return answer;
    }

    private static List<JsonNode> moves(JsonNode actions) {
        List<JsonNode> moves = new ArrayList<>();
        actions.path("items").forEach(action -> {
            if (action.path("kind").asText().equals("MOVE")) {
                moves.add(action);
            }
        });
        return moves;
    }

    private static JsonNode picked(List<JsonNode> all, Random random) {
        List<JsonNode> left = all;
        for (int part = 0; left.size() > 1; part++) {
            int place = part;
            List<String> picks = left.stream()
                    .map(action -> action.path("picks").path(place).asText())
                    .distinct()
                    .toList();
            String pick = picks.get(random.nextInt(picks.size()));
            left = left.stream()
                    .filter(action -> action.path("picks").path(place).asText().equals(pick))
                    .toList();
            assertThat(place).as("picks tell all actions apart").isLessThan(20);
        }
        assertThat(left).as("a move to choose").hasSize(1);
        return left.getFirst();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(base.resolve(path)).header("Authorization", "Bearer " + session.bearer());
    }

    private JsonNode json(HttpRequest request) throws Exception {
        HttpResponse<byte[]> response = http.send(request, BodyHandlers.ofByteArray());
        JsonNode body = Json.mapper().readTree(response.body());
        assertThat(response.statusCode()).as("%s %s", request.uri(), body).isEqualTo(200);
        return body;
    }

    @Override
    public void close() throws Exception {
        closed = true;
        stream.close();
    }
}
