package baffin.bot.client;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;

/** An HTTP server that answers by a script: per method and path a queue of answers, of which the last one stays. */
final class FakeApi implements AutoCloseable {

    record Request(String method, String path, String query, Map<String, String> headers, String body) {}

    record Scripted(int status, Map<String, String> headers, String body) {}

    static final Scripted HANG_UP = new Scripted(-1, Map.of(), "");

    private final HttpServer server;
    private final Map<String, Queue<Scripted>> script = new ConcurrentHashMap<>();
    private final List<Request> requests = new CopyOnWriteArrayList<>();

    FakeApi() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/api/v1", this::answer);
        server.start();
        on("POST", "/auth/token", ok("{\"accessToken\":\"first\",\"tokenType\":\"Bearer\",\"expiresIn\":900}"));
        on("GET", "/players/me", ok("{\"id\":\"p-1\",\"handle\":\"amundsen\",\"bot\":true}"));
    }

    BaffinClient client() {
        URI origin = URI.create("http://localhost:" + server.getAddress().getPort());
        return BaffinClient.of(origin, new Retry(4, Duration.ofMillis(1), Duration.ofMillis(2)));
    }

    FakeApi on(String method, String path, Scripted... answers) {
        script.put(method + " " + path, new ArrayDeque<>(List.of(answers)));
        return this;
    }

    List<Request> requests(String method, String path) {
        return requests.stream()
                .filter(a -> a.method().equals(method) && a.path().equals(path))
                .toList();
    }

    static Scripted ok(String body) {
        return answer(200, body);
    }

    static Scripted answer(int status, String body) {
        return new Scripted(status, Map.of("Content-Type", "application/json"), body);
    }

    static Scripted problem(int status, String slug, String more) {
        return new Scripted(
                status,
                Map.of("Content-Type", "application/problem+json"),
                "{\"type\":\"/problems/%s\",\"title\":\"%s\",\"status\":%d%s}".formatted(slug, slug, status, more));
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        Request request = read(exchange);
        requests.add(request);
        Scripted answer = next(request.method() + " " + request.path());
        if (answer.status() > 0) {
            byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
            answer.headers().forEach(exchange.getResponseHeaders()::add);
            exchange.sendResponseHeaders(answer.status(), body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
        }
        exchange.close();
    }

    private synchronized Scripted next(String key) {
        Queue<Scripted> answers = script.get(key);
        if (answers == null) {
            return problem(404, "not-found", "");
        }
        return answers.size() > 1 ? answers.remove() : answers.element();
    }

    private static Request read(HttpExchange exchange) throws IOException {
        Map<String, String> headers = new ConcurrentHashMap<>();
        exchange.getRequestHeaders()
                .forEach((name, values) -> headers.put(name.toLowerCase(Locale.ROOT), values.getFirst()));
        URI uri = exchange.getRequestURI();
        return new Request(
                exchange.getRequestMethod(),
                uri.getPath().substring("/api/v1".length()),
                uri.getQuery() == null ? "" : uri.getQuery(),
                headers,
                new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
    }
}
