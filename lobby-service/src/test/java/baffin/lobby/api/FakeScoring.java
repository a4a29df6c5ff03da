package baffin.lobby.api;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/** Ratings and score sheets as scoring-service shows them, as a test sets them. */
final class FakeScoring {

    static final Map<String, Integer> RATINGS = new ConcurrentHashMap<>();
    /** Points by seat of matches that are still played. */
    static final Map<String, List<Integer>> SCORES = new ConcurrentHashMap<>();

    static final AtomicInteger REQUESTS = new AtomicInteger();
    static volatile boolean down;

    private FakeScoring() {}

    /** Starts it; gives its address. */
    static String start() {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            server.createContext("/api/v1/players/", exchange -> {
                REQUESTS.incrementAndGet();
                String player = exchange.getRequestURI().getPath().split("/")[4];
                String items = RATINGS.containsKey(player) ? """
                          {"game":"expedition","mode":"solo","value":{"rating":%d,"proven":900,"mu":25.1,"sigma":8},
                           "games":3,"provisional":true}""".formatted(RATINGS.get(player)) : "";
                byte[] body =
                        ("{\"player\":\"" + player + "\",\"items\":[" + items + "]}").getBytes(StandardCharsets.UTF_8);
                exchange.getResponseHeaders().add("Content-Type", "application/json");
                exchange.sendResponseHeaders(down ? 503 : 200, body.length);
                exchange.getResponseBody().write(body);
                exchange.close();
            });
            server.createContext("/api/v1/matches/", exchange -> {
                List<Integer> points =
                        SCORES.get(exchange.getRequestURI().getPath().split("/")[4]);
                String seats = points == null
                        ? ""
                        : points.stream()
                                .map(own -> "{\"place\":%d,\"score\":%d,\"resigned\":false}"
                                        .formatted(
                                                1
                                                        + points.stream()
                                                                .filter(other -> other > own)
                                                                .count(),
                                                own))
                                .collect(Collectors.joining(","));
                byte[] body = ("{\"seats\":[" + seats + "]}").getBytes(StandardCharsets.UTF_8);
                exchange.getResponseHeaders().add("Content-Type", "application/json");
                exchange.sendResponseHeaders(points == null ? 404 : 200, body.length);
                exchange.getResponseBody().write(body);
                exchange.close();
            });
            server.start();
            return "http://localhost:" + server.getAddress().getPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
