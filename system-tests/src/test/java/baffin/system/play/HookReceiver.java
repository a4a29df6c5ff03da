package baffin.system.play;

import baffin.bot.client.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.ToIntFunction;

/** An integrator's server on this machine that takes webhooks and keeps them. */
public final class HookReceiver implements AutoCloseable {

    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final List<Taken> taken = new CopyOnWriteArrayList<>();
    private final ToIntFunction<Taken> answer;

    /**
     * A request that came.
     *
     * @param body its bytes as they came, before anything is read from them
     * @param at when it came
     */
    public record Taken(String path, StandardWebhook.Headers headers, byte[] body, Instant at) {

        /** True when it was signed with the secret, and fresh as it came. */
        public boolean verified(String secret) {
            return StandardWebhook.verified(secret, headers, body, at);
        }

        public String id() {
            return headers.id();
        }

        public String type() {
            return json().path("type").asText();
        }

        public JsonNode data() {
            return json().path("data");
        }

        public JsonNode json() {
            try {
                return Json.mapper().readTree(body);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** @param answer the status that a request gets */
    public HookReceiver(ToIntFunction<Taken> answer) throws IOException {
        this.answer = answer;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::take);
        server.setExecutor(threads);
        server.start();
    }

    private void take(HttpExchange exchange) throws IOException {
        try (exchange) {
            var headers = exchange.getRequestHeaders();
            Taken request = new Taken(
                    exchange.getRequestURI().getPath(),
                    new StandardWebhook.Headers(
                            headers.getFirst("webhook-id"),
                            headers.getFirst("webhook-timestamp"),
                            headers.getFirst("webhook-signature")),
                    exchange.getRequestBody().readAllBytes(),
                    Instant.now());
            int status = answer.applyAsInt(request);
            taken.add(request);
            exchange.sendResponseHeaders(status, -1);
        }
    }

    public String url(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    /** What came to a path, in the order in which it came. */
    public List<Taken> at(String path) {
        return taken.stream().filter(one -> one.path().equals(path)).toList();
    }

    /** What came to a path and tells of this. */
    public List<Taken> at(String path, String type) {
        return at(path).stream().filter(one -> one.type().equals(type)).toList();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.close();
    }
}
