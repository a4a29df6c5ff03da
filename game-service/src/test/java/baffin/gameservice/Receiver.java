package baffin.gameservice;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.function.Function;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Somebody's server on this machine, which takes webhooks and remembers them. */
public final class Receiver implements AutoCloseable {

    /** A request that came. */
    public record Got(String path, String host, String id, String timestamp, String signature, String body) {

        /** True when one of the signatures is made with the secret, checked as the guide tells receivers to. */
        boolean signedWith(String secret) {
            return Arrays.asList(signature.split(" ")).contains("v1," + expected(secret));
        }

        private String expected(String secret) {
            try {
                Mac mac = Mac.getInstance("HmacSHA256");
                byte[] key = Base64.getDecoder().decode(secret.substring("whsec_".length()));
                mac.init(new SecretKeySpec(key, "HmacSHA256"));
                byte[] signed = (id + "." + timestamp + "." + body).getBytes(StandardCharsets.UTF_8);
                return Base64.getEncoder().encodeToString(mac.doFinal(signed));
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private final HttpServer server;
    private final List<Got> got = new CopyOnWriteArrayList<>();
    private volatile Function<Got, Integer> answer = request -> 204;
    private volatile String body = "";

    public Receiver() {
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
        String sent = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        var headers = exchange.getRequestHeaders();
        Got request = new Got(
                exchange.getRequestURI().toString(),
                headers.getFirst("Host"),
                headers.getFirst("webhook-id"),
                headers.getFirst("webhook-timestamp"),
                headers.getFirst("webhook-signature"),
                sent);
        got.add(request);
        int status = answer.apply(request);
        if (status >= 300 && status < 400) {
            exchange.getResponseHeaders().set("Location", url("/elsewhere"));
        }
        byte[] words = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, words.length == 0 ? -1 : words.length);
        try (var out = exchange.getResponseBody()) {
            out.write(words);
        } catch (IOException hungUp) {
            // who is not interested in the rest does so
        } finally {
            exchange.close();
        }
    }

    /** How it answers from now on. */
    public Receiver answering(Function<Got, Integer> how) {
        answer = how;
        return this;
    }

    /** What it writes into its answers from now on. */
    public Receiver saying(String words) {
        body = words;
        return this;
    }

    public int port() {
        return server.getAddress().getPort();
    }

    public String url(String path) {
        return "http://127.0.0.1:" + port() + path;
    }

    public List<Got> got() {
        return List.copyOf(got);
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
