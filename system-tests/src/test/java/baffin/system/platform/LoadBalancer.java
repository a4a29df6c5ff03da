package baffin.system.platform;

import baffin.platform.gateway.RouteTable;
import baffin.platform.gateway.RouteTable.Destination;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Stands before several instances of each service: asks them in turn, and goes on to the next one when nobody listens.
 * What breaks off in the middle is answered with 503; clients send it again. Knows no streams.
 */
public final class LoadBalancer implements AutoCloseable {

    private static final Duration CONNECT_MAX = Duration.ofSeconds(1);
    private static final int NOT_FOUND = 404;
    private static final int NOT_READY = 503;
    /** Headers that a connection has for itself. */
    private static final Set<String> OWN = Set.of("host", "connection", "content-length", "transfer-encoding");

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(CONNECT_MAX)
            .build();
    private final RouteTable routes = RouteTable.standard();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final AtomicInteger turn = new AtomicInteger();
    private final Map<String, List<URI>> instances = new ConcurrentHashMap<>();
    private final HttpServer server;

    /** Starts it, with nobody behind it as yet. */
    public LoadBalancer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.setExecutor(threads);
        server.start();
    }

    /** Names the instances of a service. */
    public void stands(String service, List<URI> behind) {
        instances.put(service, List.copyOf(behind));
    }

    /** Where clients come in. */
    public URI origin() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            byte[] body = exchange.getRequestBody().readAllBytes();
            String path = exchange.getRequestURI().getRawPath();
            if (routes.find(path).orElse(null) instanceof Destination.ToService(String service)) {
                forward(exchange, body, instances.getOrDefault(service, List.of()));
            } else {
                exchange.sendResponseHeaders(NOT_FOUND, -1);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void forward(HttpExchange exchange, byte[] body, List<URI> to) throws IOException, InterruptedException {
        int first = turn.getAndIncrement();
        for (int tries = 0; tries < to.size(); tries++) {
            URI instance = to.get(Math.floorMod(first + tries, to.size()));
            try {
                HttpResponse<byte[]> response =
                        http.send(request(exchange, body, instance), BodyHandlers.ofByteArray());
                response.headers().map().forEach((name, values) -> {
                    if (!OWN.contains(name)) {
                        exchange.getResponseHeaders().put(name, values);
                    }
                });
                answer(exchange, response.statusCode(), response.body());
                return;
            } catch (ConnectException nobody) {
                // the next one
            } catch (IOException brokenOff) {
                break;
            }
        }
        answer(exchange, NOT_READY, new byte[0]);
    }

    private static HttpRequest request(HttpExchange exchange, byte[] body, URI instance) {
        HttpRequest.Builder request = HttpRequest.newBuilder(instance.resolve(exchange.getRequestURI()))
                .method(
                        exchange.getRequestMethod(),
                        body.length == 0 ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(body));
        exchange.getRequestHeaders().forEach((name, values) -> {
            if (!OWN.contains(name.toLowerCase(java.util.Locale.ROOT))) {
                values.forEach(value -> request.header(name, value));
            }
        });
        return request.build();
    }

    private static void answer(HttpExchange exchange, int status, byte[] body) throws IOException {
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
    }

    @Override
    public void close() {
        server.stop(0);
        threads.close();
        http.close();
    }
}
