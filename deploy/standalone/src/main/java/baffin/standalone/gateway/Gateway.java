package baffin.standalone.gateway;

import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Service;
import baffin.standalone.gateway.RouteTable.Destination;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.PoolOptions;
import io.vertx.core.net.SocketAddress;
import io.vertx.httpproxy.HttpProxy;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;

/** A reverse proxy in front of the services. Bodies flow through in both directions as they come, streams included. */
public final class Gateway implements AutoCloseable {

    private static final int CONNECT_LIMIT_MS = 1_000;
    private static final int CONNECTIONS_MAX = 2_000;
    private static final int EVENT_LOOPS = 2;

    private static final RequestDeadlines.Limits PATIENCE =
            new RequestDeadlines.Limits(Duration.ofSeconds(20), Duration.ofSeconds(60));

    private final Vertx vertx;
    private final RouteTable routes;
    private final RequestDeadlines deadlines;
    private final Map<String, HttpProxy> proxies = new HashMap<>();

    private Gateway(
            Vertx vertx, RouteTable routes, PortPlan ports, TrustedProxies trusted, RequestDeadlines.Limits patience) {
        this.vertx = vertx;
        this.deadlines = new RequestDeadlines(vertx, patience);
        this.routes = routes;
        HttpClient client = vertx.createHttpClient(
                new HttpClientOptions().setConnectTimeout(CONNECT_LIMIT_MS),
                new PoolOptions().setHttp1MaxSize(CONNECTIONS_MAX));
        for (Service service : Service.values()) {
            proxies.put(service.id(), proxy(client, service, ports.of(service), trusted));
        }
    }

    /**
     * Starts listening.
     *
     * @param host address to listen on
     * @param trusted proxies before it that tell for whom they ask
     * @throws IOException when the port cannot be had
     */
    public static Gateway start(String host, PortPlan ports, RouteTable routes, TrustedProxies trusted)
            throws IOException {
        return start(host, ports, routes, trusted, PATIENCE);
    }

    static Gateway start(
            String host, PortPlan ports, RouteTable routes, TrustedProxies trusted, RequestDeadlines.Limits patience)
            throws IOException {
        Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(EVENT_LOOPS));
        Gateway gateway = new Gateway(vertx, routes, ports, trusted, patience);
        // over an upgraded connection (h2c) the answer to a broken request was seen to get lost
        HttpServerOptions options = new HttpServerOptions()
                .setHost(host)
                .setPort(ports.gateway())
                .setMaxInitialLineLength(Problem.LINE_BYTES_MAX)
                .setMaxHeaderSize(Problem.HEADER_BYTES_MAX)
                .setHttp2ClearTextEnabled(false);
        HttpServer server = vertx.createHttpServer(options)
                .connectionHandler(gateway.deadlines::connected)
                .invalidRequestHandler(BrokenRequests::refuse)
                .requestHandler(gateway::handle);
        try {
            server.listen().toCompletionStage().toCompletableFuture().get();
            return gateway;
        } catch (ExecutionException e) {
            gateway.close();
            throw new IOException("the gateway cannot listen: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            gateway.close();
            throw new IOException("interrupted while starting the gateway", e);
        }
    }

    @Override
    public void close() {
        vertx.close().toCompletionStage().toCompletableFuture().join();
    }

    private void handle(HttpServerRequest request) {
        deadlines.begun(request);
        String path = Objects.requireNonNullElse(request.path(), "");
        Optional<Problem> fault = BrokenRequests.fault(request);
        if (fault.isPresent()) {
            fault.get().answer(request.response());
            return;
        }
        routes.find(path)
                .ifPresentOrElse(
                        destination -> follow(request, destination),
                        () -> Problem.notFound(path).answer(request.response()));
    }

    private void follow(HttpServerRequest request, Destination destination) {
        switch (destination) {
            case Destination.ToService to -> {
                announceNoBody(request.response());
                Objects.requireNonNull(proxies.get(to.service())).handle(request);
            }
            case Destination.Elsewhere to ->
                request.response()
                        .setStatusCode(302)
                        .putHeader("Location", to.path() + query(request))
                        .end();
        }
    }

    /** An answer that nothing has changed has no body (RFC 9110, 15.4.5); clients would wait for the one announced. */
    private static void announceNoBody(HttpServerResponse response) {
        response.headersEndHandler(complete -> {
            if (response.getStatusCode() == HttpResponseStatus.NOT_MODIFIED.code()) {
                response.headers().remove(HttpHeaders.TRANSFER_ENCODING);
            }
        });
    }

    /** Goes along, so that the address meant refuses what it does not know. */
    private static String query(HttpServerRequest request) {
        return request.query() == null ? "" : "?" + request.query();
    }

    private static HttpProxy proxy(HttpClient client, Service service, int port, TrustedProxies trusted) {
        SocketAddress address = SocketAddress.inetSocketAddress(port, "127.0.0.1");
        return HttpProxy.reverseProxy(client).origin(address).addInterceptor(new Forwarding(service.id(), trusted));
    }
}
