package baffin.gameservice;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.function.Function;

/** A push service on this machine, which remembers what it gets. */
public final class PushService implements AutoCloseable {

    private static final int CREATED = 201;

    private final HttpServer server;
    private final List<Got> got = new CopyOnWriteArrayList<>();
    private volatile Function<Got, Answer> answer = request -> new Answer(CREATED, "");

    /**
     * A message that came.
     *
     * @param headers by their names, in any case of letters
     * @param body encrypted
     */
    public record Got(String path, Map<String, String> headers, byte[] body) {

        public String header(String name) {
            return headers.getOrDefault(name, "");
        }
    }

    /**
     * What it says to a message.
     *
     * @param retryAfter header {@code Retry-After}; empty for none
     */
    public record Answer(int status, String retryAfter) {}

    public PushService() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::take);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
    }

    private void take(HttpExchange exchange) throws IOException {
        Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        exchange.getRequestHeaders().forEach((name, values) -> headers.put(name, String.join(", ", values)));
        byte[] body = exchange.getRequestBody().readAllBytes();
        Got request = new Got(exchange.getRequestURI().toString(), headers, body);
        got.add(request);
        Answer said = answer.apply(request);
        if (!said.retryAfter().isEmpty()) {
            exchange.getResponseHeaders().set("Retry-After", said.retryAfter());
        }
        exchange.sendResponseHeaders(said.status(), -1);
        exchange.close();
    }

    /** How it answers from now on. */
    public PushService answering(Function<Got, Answer> how) {
        answer = how;
        return this;
    }

    public String origin() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    public String url(String path) {
        return origin() + path;
    }

    /** What came to a path. */
    public List<Got> got(String path) {
        return got.stream().filter(one -> one.path().equals(path)).toList();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
