package baffin.standalone;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;

/** Stands in for a service: says it is ready, echoes requests, streams, hangs up. */
public final class FakeService {

    private FakeService() {}

    public static void main(String[] args) throws IOException {
        start(Integer.parseInt(System.getenv("BAFFIN_PORT")));
    }

    public static HttpServer start(int port) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", FakeService::answer);
        server.start();
        return server;
    }

    private static void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        if (path.endsWith("/stream")) {
            stream(exchange);
        } else if (path.endsWith("/unchanged")) {
            exchange.sendResponseHeaders(304, -1);
            exchange.close();
        } else if (path.endsWith("/hang-up")) {
            exchange.close();
        } else {
            echo(exchange);
        }
    }

    private static void echo(HttpExchange exchange) throws IOException {
        String text = exchange.getRequestMethod() + " " + exchange.getRequestURI() + " port "
                + exchange.getLocalAddress().getPort() + " for "
                + exchange.getRequestHeaders().getFirst("X-Forwarded-For") + " body "
                + new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders()
                .set(
                        "X-Came-By",
                        exchange.getRequestHeaders().getFirst("X-Forwarded-Proto") + " "
                                + exchange.getRequestHeaders().getFirst("X-Forwarded-Host"));
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    /** Sends one event and then waits for ever: whoever sees the event knows that nothing holds it back. */
    private static void stream(HttpExchange exchange) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        exchange.getResponseBody().write("id: 1\ndata: first\n\n".getBytes(StandardCharsets.UTF_8));
        exchange.getResponseBody().flush();
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        exchange.close();
    }
}
