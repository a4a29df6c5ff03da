package baffin.bot;

import baffin.bot.client.Json;
import baffin.bot.player.Arena;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** The part of the public API that bots use, in front of real matches in this process. */
public final class ArenaPlatform implements AutoCloseable {

    private static final List<Map<String, String>> GAMES =
            List.of(Map.of("id", "expedition"), Map.of("id", "adventure"), Map.of("id", "north-wind"));

    static final String INTERNAL_TOKEN = "between-us";

    private final HttpServer server;
    private final Map<String, Match> matches = new ConcurrentHashMap<>();
    private final AtomicInteger ids = new AtomicInteger();

    private final FakeCompetition competition = new FakeCompetition(this);

    static final class Match {
        final List<String> players = new ArrayList<>();
        final String game;
        final int size;
        final String seed;
        final Arena<?, ?, ?, ?> arena;

        Match(String game, int size, Map<String, String> options, String seed) {
            this.game = game;
            this.size = size;
            this.seed = seed;
            this.arena = Arena.table(game, size, seed, options);
        }

        int version() {
            return arena.choices().size() + 1;
        }

        boolean over() {
            return arena.over();
        }

        /** Rank of each seat once it is over, by seat. */
        List<Integer> ranks() {
            List<Integer> ranks = new ArrayList<>();
            arena.sheet()
                    .path("seats")
                    .forEach(seat -> ranks.add(seat.path("place").asInt()));
            return ranks;
        }
    }

    record Answer(int status, Object body) {}

    /** Starts it on a free port. */
    public ArenaPlatform() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::answer);
        server.start();
    }

    /** Its origin. */
    public String url() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    /** All commands of all matches, in order. */
    List<JsonNode> choices() {
        return matches.values().stream()
                .flatMap(match -> match.arena.choices().stream())
                .toList();
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        byte[] sent = exchange.getRequestBody().readAllBytes();
        JsonNode body = sent.length == 0
                ? Json.mapper().createObjectNode()
                : Json.mapper().readTree(sent);
        String bearer = String.valueOf(exchange.getRequestHeaders().getFirst("Authorization"))
                .replace("Bearer ", "");
        Answer answer = answer(exchange, body, bearer);
        byte[] bytes = Json.mapper().writeValueAsBytes(answer.body());
        exchange.sendResponseHeaders(answer.status(), bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private synchronized Answer answer(HttpExchange exchange, JsonNode body, String caller) {
        String path = exchange.getRequestURI().getPath().replace("/api/v1", "");
        String[] parts = path.substring(1).split("/");
        return switch (parts[0]) {
            case "players" ->
                new Answer(
                        200,
                        player(parts.length > 1 ? caller : body.path("handle").asText()));
            case "auth" ->
                new Answer(200, Map.of("accessToken", body.path("handle").asText(), "expiresIn", 3600));
            case "games" -> new Answer(200, Map.of("items", GAMES));
            case "bots" -> new Answer(201, Map.of("handle", body.path("handle").asText(), "password", "given"));
            case "lobby" -> lobby(parts, body, caller);
            case "competitions" -> competition.answer(parts, body, caller);
            case "matches" -> match(parts, exchange, body, caller);
            case "internal" -> rebuild(exchange);
            default -> new Answer(404, Map.of());
        };
    }

    private static Map<String, String> options(JsonNode body) {
        Map<String, String> options = new TreeMap<>();
        body.path("options")
                .properties()
                .forEach(one -> options.put(one.getKey(), one.getValue().asText()));
        return options;
    }

    /** Seats players at a table of their own. */
    Match open(String id, String game, List<String> players) {
        Match match = new Match(game, players.size(), Map.of(), id);
        match.players.addAll(players);
        matches.put(id, match);
        return match;
    }

    private static Map<String, Object> player(String handle) {
        return Map.of("id", "id-of-" + handle, "handle", handle, "bot", true);
    }

    private Answer lobby(String[] parts, JsonNode body, String caller) {
        String id = parts.length > 2 ? parts[2] : "m-" + ids.incrementAndGet();
        Match match = matches.computeIfAbsent(
                id,
                key -> new Match(
                        body.path("game").asText("expedition"),
                        body.path("seats").asInt(),
                        options(body),
                        body.path("seed").asText(key)));
        if (!match.players.contains(caller)) {
            match.players.add(caller);
        }
        return new Answer(200, Map.of("matchId", id, "game", match.game, "state", "OPEN", "version", 1));
    }

    private Answer match(String[] parts, HttpExchange exchange, JsonNode body, String caller) {
        Match match = matches.get(parts[1]);
        int seat = match.players.indexOf(caller);
        ObjectNode document =
                Json.mapper().createObjectNode().put("matchId", parts[1]).put("version", match.version());
        return switch (parts.length == 2 ? "" : parts[2]) {
            case "" -> new Answer(200, shown(match, document, seat));
            case "legal-actions" -> new Answer(200, legal(match, document, exchange, seat));
            case "commands" -> command(match, document, exchange, seat, body);
            case "score" -> new Answer(200, document.setAll((ObjectNode) match.arena.sheet()));
            case "verification" -> new Answer(200, Map.of("verified", match.arena.over(), "steps", match.version()));
            default -> new Answer(404, Map.of());
        };
    }

    private static ObjectNode shown(Match match, ObjectNode document, int seat) {
        if (match.arena.over()) {
            document.put("seed", match.seed);
        }
        return document.set("view", match.arena.view(seat));
    }

    private static ObjectNode legal(Match match, ObjectNode document, HttpExchange exchange, int seat) {
        var actions = match.arena.actions(seat);
        boolean sample = String.valueOf(exchange.getRequestURI().getQuery()).contains("sample=1");
        int from = sample ? match.version() * 7 % Math.max(1, actions.size()) : 0;
        document.put("seat", seat).set("toAct", Json.mapper().valueToTree(match.arena.toAct()));
        return document.set(
                "items",
                Json.mapper().valueToTree(sample && !actions.isEmpty() ? actions.subList(from, from + 1) : actions));
    }

    private static Answer command(Match match, ObjectNode document, HttpExchange exchange, int seat, JsonNode command) {
        String expected = "\"" + match.version() + "\"";
        if (!expected.equals(exchange.getRequestHeaders().getFirst("If-Match"))) {
            return new Answer(412, Map.of("type", "/problems/stale-version", "currentVersion", match.version()));
        }
        if (!match.arena.act(seat, command)) {
            return new Answer(422, Map.of("type", "/problems/rule-violation", "ruleId", "EX-5.1"));
        }
        document.put("version", match.version()).put("seat", seat).put("replayed", false);
        return new Answer(200, document);
    }

    private static Answer rebuild(HttpExchange exchange) {
        boolean known = INTERNAL_TOKEN.equals(exchange.getRequestHeaders().getFirst("Baffin-Internal-Token"));
        return known ? new Answer(200, Map.of("identical", true)) : new Answer(404, Map.of());
    }
}
