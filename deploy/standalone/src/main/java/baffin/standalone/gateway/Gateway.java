package baffin.standalone.gateway;

import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Service;
import baffin.standalone.gateway.RouteTable.Destination;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.PoolOptions;
import io.vertx.core.net.SocketAddress;
import io.vertx.httpproxy.HttpProxy;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;

/** A reverse proxy in front of the services. Bodies flow through in both directions as they come, streams included. */
public final class Gateway implements AutoCloseable {

    private static final int CONNECT_LIMIT_MS = 1_000;
    private static final int CONNECTIONS_MAX = 2_000;
    private static final int EVENT_LOOPS = 2;

    private final Vertx vertx;
    private final RouteTable routes;
    private final Map<String, HttpProxy> proxies = new HashMap<>();

    private Gateway(Vertx vertx, RouteTable routes, PortPlan ports) {
        this.vertx = vertx;
        this.routes = routes;
        HttpClient client = vertx.createHttpClient(
                new HttpClientOptions().setConnectTimeout(CONNECT_LIMIT_MS),
                new PoolOptions().setHttp1MaxSize(CONNECTIONS_MAX));
        for (Service service : Service.values()) {
            proxies.put(service.id(), proxy(client, service, ports.of(service)));
        }
    }

    /**
     * Starts listening.
     *
     * @param host address to listen on
     * @throws IOException when the port cannot be had
     */
    public static Gateway start(String host, PortPlan ports, RouteTable routes) throws IOException {
        Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(EVENT_LOOPS));
        Gateway gateway = new Gateway(vertx, routes, ports);
        // over an upgraded connection (h2c) the answer to a broken request was seen to get lost
        HttpServerOptions options =
                new HttpServerOptions().setHost(host).setPort(ports.gateway()).setHttp2ClearTextEnabled(false);
        HttpServer server = vertx.createHttpServer(options).requestHandler(gateway::handle);
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
        String path = Objects.requireNonNullElse(request.path(), "");
        routes.find(path)
                .ifPresentOrElse(
                        destination -> follow(request, destination),
                        () -> answer(request.response(), Problem.notFound(path)));
    }

    private void follow(HttpServerRequest request, Destination destination) {
        switch (destination) {
            case Destination.ToService to ->
                Objects.requireNonNull(proxies.get(to.service())).handle(request);
            case Destination.Elsewhere to ->
                request.response()
                        .setStatusCode(302)
                        .putHeader("Location", to.path())
                        .end();
        }
    }

    private static HttpProxy proxy(HttpClient client, Service service, int port) {
        SocketAddress address = SocketAddress.inetSocketAddress(port, "127.0.0.1");
        return HttpProxy.reverseProxy(client).origin(address).addInterceptor(new Forwarding(service.id()));
    }

    private static Future<Void> answer(HttpServerResponse response, Problem problem) {
        return response.setStatusCode(problem.status())
                .putHeader("Content-Type", Problem.MEDIA_TYPE)
                .end(problem.toJson());
    }
}
