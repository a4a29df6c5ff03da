package baffin.platform.gateway;

import io.vertx.core.AbstractVerticle;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerOptions;
import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;

/** The one origin that clients see. Bodies flow through in both directions as they come, streams included. */
public final class Gateway implements AutoCloseable {

    /**
     * Where it listens.
     *
     * @param host address
     * @param port 1 to 65535
     * @param eventLoops how many threads serve its connections, at least 1
     * @param tuning what else its servers are, such as able to compress
     */
    public record Listener(String host, int port, int eventLoops, Consumer<HttpServerOptions> tuning) {

        /** A listener for plain HTTP. */
        public Listener(String host, int port, int eventLoops) {
            this(host, port, eventLoops, options -> {});
        }
    }

    private final Vertx vertx;
    private final String deployment;

    private Gateway(Vertx vertx, String deployment) {
        this.vertx = vertx;
        this.deployment = deployment;
    }

    /**
     * Starts listening.
     *
     * @param upstream answers what is let in
     * @throws IOException when the port cannot be had
     */
    public static Gateway start(Vertx vertx, Listener listener, RouteTable routes, Upstream upstream)
            throws IOException {
        return start(vertx, listener, routes, upstream, RequestDeadlines.Limits.USUAL);
    }

    /** The same with other limits on how long a request may take to come. */
    public static Gateway start(
            Vertx vertx, Listener listener, RouteTable routes, Upstream upstream, RequestDeadlines.Limits patience)
            throws IOException {
        try {
            String deployment = vertx.deployVerticle(
                            () -> new Loop(listener, routes, upstream, patience),
                            new DeploymentOptions().setInstances(listener.eventLoops()))
                    .toCompletionStage()
                    .toCompletableFuture()
                    .get();
            return new Gateway(vertx, deployment);
        } catch (ExecutionException e) {
            throw new IOException("the gateway cannot listen: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while starting the gateway", e);
        }
    }

    /** Stops listening and closes the connections. */
    @Override
    public void close() {
        vertx.undeploy(deployment).toCompletionStage().toCompletableFuture().join();
    }

    /** The part of a gateway that runs on one event loop. */
    private static final class Loop extends AbstractVerticle {

        private final Listener listener;
        private final RouteTable routes;
        private final Upstream upstream;
        private final RequestDeadlines.Limits patience;

        Loop(Listener listener, RouteTable routes, Upstream upstream, RequestDeadlines.Limits patience) {
            this.listener = listener;
            this.routes = routes;
            this.upstream = upstream;
            this.patience = patience;
        }

        @Override
        public void start(Promise<Void> started) {
            new Entrance(vertx, routes, upstream, patience)
                    .listen(listener)
                    .<Void>mapEmpty()
                    .onComplete(started);
        }
    }
}
