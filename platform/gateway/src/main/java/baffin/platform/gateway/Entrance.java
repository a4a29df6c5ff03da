package baffin.platform.gateway;

import baffin.platform.gateway.RouteTable.Destination;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import java.util.Objects;
import java.util.Optional;

/** Lets requests in by the route table, and answers those that lead nowhere. */
final class Entrance {

    private final Vertx vertx;
    private final RouteTable routes;
    private final Upstream upstream;
    private final RequestDeadlines deadlines;
    private boolean compresses;

    Entrance(Vertx vertx, RouteTable routes, Upstream upstream, RequestDeadlines.Limits patience) {
        this.vertx = vertx;
        this.routes = routes;
        this.upstream = upstream;
        this.deadlines = new RequestDeadlines(vertx, patience);
    }

    Future<HttpServer> listen(Gateway.Listener listener) {
        // over an upgraded connection (h2c) the answer to a broken request was seen to get lost
        HttpServerOptions options = new HttpServerOptions()
                .setHost(listener.host())
                .setPort(listener.port())
                .setMaxInitialLineLength(GatewayProblem.LINE_BYTES_MAX)
                .setMaxHeaderSize(GatewayProblem.HEADER_BYTES_MAX)
                .setHttp2ClearTextEnabled(false);
        listener.tuning().accept(options);
        compresses = options.isCompressionSupported();
        return vertx.createHttpServer(options)
                .connectionHandler(deadlines::connected)
                .invalidRequestHandler(BrokenRequests::refuse)
                .requestHandler(this::handle)
                .listen();
    }

    private void handle(HttpServerRequest request) {
        deadlines.begun(request);
        if (compresses) {
            // an answer goes out as it is, unless who makes it takes this away
            request.response().putHeader(HttpHeaders.CONTENT_ENCODING, HttpHeaders.IDENTITY);
        }
        String path = Objects.requireNonNullElse(request.path(), "");
        Optional<GatewayProblem> fault = BrokenRequests.fault(request);
        if (fault.isPresent()) {
            fault.get().answer(request);
            return;
        }
        routes.find(path)
                .ifPresentOrElse(
                        destination -> follow(request, destination),
                        () -> GatewayProblem.notFound(path).answer(request));
    }

    private void follow(HttpServerRequest request, Destination destination) {
        switch (destination) {
            case Destination.ToService to -> upstream.handle(to.service(), request);
            case Destination.Elsewhere to ->
                request.response()
                        .setStatusCode(302)
                        .putHeader("Location", to.path() + query(request))
                        .end();
        }
    }

    /** Goes along, so that the address meant refuses what it does not know. */
    private static String query(HttpServerRequest request) {
        return request.query() == null ? "" : "?" + request.query();
    }
}
