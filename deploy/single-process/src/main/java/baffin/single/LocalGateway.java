package baffin.single;

import baffin.platform.gateway.Gateway;
import baffin.platform.gateway.RouteTable;
import baffin.platform.gateway.TrustedProxies;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.vertx.http.runtime.VertxHttpRecorder;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** The gateway of this process: hands requests to the services without a network between. */
@ApplicationScoped
class LocalGateway {

    private final Vertx vertx;
    private final GatewayConfig config;
    private final TrustedProxies proxies;
    private @Nullable Gateway gateway;

    LocalGateway(Vertx vertx, GatewayConfig config) {
        this.vertx = vertx;
        this.config = config;
        this.proxies = TrustedProxies.of(config.trustedProxies().orElse(""));
    }

    void start(@Observes @Priority(Interceptor.Priority.PLATFORM_AFTER) StartupEvent event) {
        int eventLoops = Runtime.getRuntime().availableProcessors();
        try {
            gateway = Gateway.start(
                    vertx,
                    new Gateway.Listener(config.host(), config.port(), eventLoops),
                    RouteTable.standard(),
                    (service, request) -> handle(request));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void stop(@Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE) ShutdownEvent event) {
        if (gateway != null) {
            gateway.close();
        }
    }

    // what a port of the framework's own would do with the request
    private void handle(HttpServerRequest request) {
        VertxHttpRecorder.getRootHandler().handle(ProxiedRequest.of(request, proxies));
    }
}
