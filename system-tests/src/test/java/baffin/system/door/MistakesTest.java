package baffin.system.door;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.door.Callers.Kind;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * What integrators do wrong, from the file {@code mistakes.tsv}: each answer says what is wrong and how it is done. A
 * line names the texts that stand in the answer or its headers, with {@code ¦} between them.
 */
@Tag(Lanes.SMOKE)
@OnSharedBaffin(OnSharedBaffin.Kind.STABLE)
@Order(4)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MistakesTest {

    private static final String API = "/api/v1";
    private static final int LARGE = 300_000;

    /** Headers that are none, but say how the request is made. */
    private static final Set<String> OWN = Set.of("Charset", "Repeat");

    private final Map<String, String> values = new HashMap<>();
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private Entrance entrance;
    private URI origin;
    private JsonNode document;

    /** A line of the file. */
    private record Mistake(
            String row,
            String what,
            String caller,
            String method,
            String address,
            Map<String, String> headers,
            String body,
            int status,
            List<String> says) {

        static Mistake of(String line) {
            String[] cells = line.split("\t", -1);
            Map<String, String> headers = new HashMap<>();
            Arrays.stream(cells[5].split("; (?=[A-Z][\\w-]+: ?)"))
                    .filter(header -> !header.isEmpty())
                    .map(header -> header.split(": ?", 2))
                    .forEach(header -> headers.put(header[0], header[1]));
            List<String> says = cells[8].isEmpty() ? List.of() : List.of(cells[8].split(" ¦ "));
            return new Mistake(
                    cells[0],
                    cells[1],
                    cells[2],
                    cells[3],
                    cells[4],
                    headers,
                    cells[6],
                    Integer.parseInt(cells[7]),
                    says);
        }
    }

    @BeforeAll
    void start(@Shared RunningBaffin baffin) {
        entrance = Entrance.of(baffin);
        origin = baffin.origin();
        document = send("GET", "/openapi.json", Kind.NOBODY, null);
        Scene scene = entrance.scene();
        String match = id(scene, "/matches/x");
        values.put("MATCH", match);
        values.put("WEBHOOK", id(scene, "/webhooks/x"));
        values.put("COMPETITION", id(scene, "/competitions/x"));
        values.put("HANDLE", entrance.callers().handle(Kind.OWNER));
        values.put("TOKEN", entrance.callers().bearer(Kind.OWNER));
        values.put("VERIFIER", "v".repeat(43));
        values.put("LARGE", "x".repeat(LARGE));
        values.put(
                "AUTHORIZE",
                document.at("/components/securitySchemes/oauth/flows/authorizationCode/authorizationUrl")
                        .asText());
        values.put(
                "CLIENT",
                send("POST", "/players/me/oauth-clients", Kind.OWNER, ClientProgram.registration())
                        .path("clientId")
                        .asText());
        values.put("ENDED", ended());
        values.put("OVER", over());
        played(match);
    }

    @AfterAll
    void stop() {
        http.close();
        entrance.close();
    }

    private static String id(Scene scene, String path) {
        return scene.parameters(new ApiOperation("", "GET", path, List.of(), List.of()))
                .get("id");
    }

    private JsonNode send(String method, String path, Kind kind, String body) {
        return entrance.door()
                .send(method, API + path, entrance.callers().bearer(kind), body, Map.of())
                .ok();
    }

    private String ended() {
        String id = send(
                        "POST",
                        "/lobby/matches",
                        Kind.OWNER,
                        "{\"game\":\"expedition\",\"seats\":2,\"ready\":true,"
                                + "\"bots\":[{\"seat\":1,\"kind\":\"random\"}]}")
                .path("matchId")
                .asText();
        send("POST", "/matches/" + id + "/commands", Kind.OWNER, "{\"type\":\"Resign\"}");
        return id;
    }

    /** A token whose session was ended. */
    private String over() {
        String body = "{\"handle\":\"" + values.get("HANDLE") + "\",\"password\":\"" + Callers.PASSWORD + "\"}";
        JsonNode session = send("POST", "/auth/token", Kind.NOBODY, body);
        send("DELETE", "/players/me/sessions/" + session.path("sessionId").asText(), Kind.OWNER, null);
        return session.path("accessToken").asText();
    }

    /** Whoever is to act makes one move, whose command is sent again later. */
    private void played(String match) {
        Kind first = actor(match);
        String done = legal(match, first);
        String key = UUID.randomUUID().toString();
        entrance.door()
                .send(
                        "POST",
                        API + "/matches/" + match + "/commands",
                        entrance.callers().bearer(first),
                        done,
                        Map.of("Idempotency-Key", key))
                .ok();
        values.put("USED", key);
        values.put("DONE", done);
        values.put("WAITER", first.name());
        Kind next = actor(match);
        values.put("ACTOR", next.name());
        values.put("LEGAL", legal(match, next));
        values.put(
                "VERSION",
                send("GET", "/matches/" + match, next, null).path("version").asText());
    }

    private Kind actor(String match) {
        int seat = send("GET", "/matches/" + match, Kind.OWNER, null)
                .at("/toAct/0")
                .asInt();
        return seat == 0 ? Kind.OWNER : Kind.PLAYER;
    }

    private String legal(String match, Kind kind) {
        return send("GET", "/matches/" + match + "/legal-actions", kind, null)
                .at("/items/0/command")
                .toString();
    }

    @Test
    void each_answer_says_what_is_wrong_and_how_it_is_done() throws Exception {
        List<String> wrong = new ArrayList<>();
        for (Mistake mistake : mistakes()) {
            HttpResponse<String> answer = answer(mistake);
            StringBuilder said = new StringBuilder();
            answer.headers()
                    .map()
                    .forEach((name, all) -> said.append(name.toLowerCase(Locale.ROOT))
                            .append(": ")
                            .append(String.join(", ", all))
                            .append('\n'));
            said.append(answer.body());
            List<String> silent = mistake.says().stream()
                    .map(this::filled)
                    .filter(text -> !said.toString().contains(text))
                    .toList();
            if (answer.statusCode() != mistake.status() || !silent.isEmpty() || !isProblem(mistake, answer)) {
                wrong.add(mistake.row() + " " + mistake.what() + ": " + answer.statusCode() + " lacks " + silent + "\n"
                        + said);
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static boolean isProblem(Mistake mistake, HttpResponse<String> answer) {
        return answer.statusCode() < 400
                || mistake.address().startsWith("/oauth/")
                || mistake.address().startsWith("$")
                || answer.headers().firstValue("Content-Type").orElse("").startsWith("application/problem+json")
                        && answer.body().contains("\"traceId\"")
                        && answer.headers().firstValue("Trace-Id").isPresent();
    }

    private static List<Mistake> mistakes() throws IOException {
        try (InputStream in = MistakesTest.class.getResourceAsStream("mistakes.tsv")) {
            String text = new String(Objects.requireNonNull(in, "mistakes.tsv").readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().skip(1).map(Mistake::of).toList();
        }
    }

    private HttpResponse<String> answer(Mistake mistake) throws IOException, InterruptedException {
        Charset charset = Charset.forName(mistake.headers().getOrDefault("Charset", "UTF-8"));
        String body = filled(mistake.body());
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create(origin.toString().replaceAll("/$", "")
                                + filled(mistake.address()).replace(" ", "%20")))
                .method(
                        mistake.method(),
                        body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body, charset));
        String bearer =
                entrance.callers().bearer(Kind.valueOf(values.getOrDefault(mistake.caller(), mistake.caller())));
        if (!bearer.isEmpty()) {
            request.header("Authorization", "Bearer " + bearer);
        }
        mistake.headers().forEach((name, value) -> {
            if (!OWN.contains(name)) {
                request.setHeader(name, filled(value));
            }
        });
        HttpResponse<String> answer = http.send(request.build(), BodyHandlers.ofString());
        int times = Integer.parseInt(mistake.headers().getOrDefault("Repeat", "1"));
        for (int time = 1; time < times && answer.statusCode() < 400; time++) {
            answer = http.send(request.build(), BodyHandlers.ofString());
        }
        return answer;
    }

    private String filled(String text) {
        String filled = text.replace("${FRESH}", UUID.randomUUID().toString());
        for (Map.Entry<String, String> value : values.entrySet()) {
            filled = filled.replace("${" + value.getKey() + "}", value.getValue());
        }
        return filled;
    }

    @Test
    void each_address_of_oauth_that_the_document_or_discovery_names_is_there() {
        List<String> named = new ArrayList<>();
        document.at("/components/securitySchemes/oauth/flows")
                .forEach(flow -> flow.forEach(value -> {
                    if (value.isTextual()) {
                        named.add(value.asText());
                    }
                }));
        document.path("paths").fieldNames().forEachRemaining(path -> {
            if (!path.startsWith(API)) {
                named.add(path);
            }
        });
        for (String discovery : List.of("oauth-authorization-server", "oauth-protected-resource")) {
            entrance.door()
                    .send("GET", "/.well-known/" + discovery, "", null, Map.of())
                    .ok()
                    .forEach(value -> {
                        if (value.asText().startsWith("http")) {
                            named.add(URI.create(value.asText()).getPath());
                        }
                    });
        }
        send("GET", "", Kind.NOBODY, null).forEach(address -> named.add(address.asText()));

        assertThat(named).contains("/oauth/authorize", "/oauth/token", "/oauth/revoke", "/api/v1/auth/jwks.json");
        assertThat(named.stream()
                        .filter(path -> !path.isEmpty())
                        .filter(path -> isNowhere("GET", path) && isNowhere("POST", path)))
                .isEmpty();
    }

    private boolean isNowhere(String method, String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(origin.resolve(path));
        try {
            int status = http.send(
                            request.method(method, BodyPublishers.noBody()).build(), BodyHandlers.discarding())
                    .statusCode();
            return status == 404 || status == 405;
        } catch (IOException e) {
            throw new IllegalStateException(method + " " + path, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
