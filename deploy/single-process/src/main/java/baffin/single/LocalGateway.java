package baffin.single;

import baffin.platform.gateway.Certificate;
import baffin.platform.gateway.Gateway;
import baffin.platform.gateway.RouteTable;
import baffin.platform.gateway.TrustedProxies;
import baffin.platform.http.ContentCodings;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.vertx.http.HttpServerStart;
import io.quarkus.vertx.http.runtime.VertxHttpRecorder;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.impl.HttpServerRequestInternal;
import io.vertx.core.http.impl.HttpServerRequestWrapper;
import io.vertx.core.net.SocketAddress;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.ObservesAsync;
import jakarta.interceptor.Interceptor;
import java.io.IOException;
import java.util.function.Consumer;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** The gateway of this process: hands requests to the services without a network between. */
@ApplicationScoped
class LocalGateway {

    private static final Logger LOG = Logger.getLogger(LocalGateway.class);

    private final Vertx vertx;
    private final GatewayConfig config;
    private final TrustedProxies proxies;
    private volatile @Nullable Gateway gateway;

    LocalGateway(Vertx vertx, GatewayConfig config) {
        this.vertx = vertx;
        this.config = config;
        this.proxies = TrustedProxies.of(config.trustedProxies().orElse(""));
    }

    /** Opens once the process answers itself: it asks itself for the keys of tokens. */
    void start(@ObservesAsync HttpServerStart event) {
        int eventLoops = Runtime.getRuntime().availableProcessors();
        try {
            gateway = Gateway.start(
                    vertx,
                    new Gateway.Listener(config.host(), config.port(), eventLoops, tuning()),
                    RouteTable.standard(),
                    (service, request) -> handle(request));
        } catch (IOException e) {
            LOG.fatal(e.getMessage());
            Quarkus.asyncExit(1);
        }
    }

    private Consumer<HttpServerOptions> tuning() {
        Consumer<HttpServerOptions> compressed = ContentCodings::allow;
        return Certificate.of(config.certificate(), config.key())
                .map(certificate -> compressed.andThen(certificate::install))
                .orElse(compressed);
    }

    void stop(@Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE) ShutdownEvent event) {
        Gateway open = gateway;
        if (open != null) {
            open.close();
        }
    }

    // what a port of the framework's own would do with the request
    private void handle(HttpServerRequest request) {
        String host = proxies.host(request);
        request.headers().remove("X-Forwarded-Host").remove("X-Forwarded-Trusted-Proxy");
        if (host != null) {
            // HTTP/2 says it elsewhere (RFC 9113, 8.3.1)
            request.headers().set(HttpHeaders.HOST, host);
        }
        VertxHttpRecorder.getRootHandler().handle(ProxiedRequest.of(request, proxies));
    }

    /** A request that a trusted proxy has sent for somebody else. */
    static final class ProxiedRequest extends HttpServerRequestWrapper {

        private final SocketAddress client;

        private ProxiedRequest(HttpServerRequestInternal request, SocketAddress client) {
            super(request);
            this.client = client;
        }

        /** The request as its client has made it: itself, unless a trusted proxy tells for whom it asks. */
        static HttpServerRequest of(HttpServerRequest request, TrustedProxies proxies) {
            SocketAddress peer = request.remoteAddress();
            String client = proxies.client(request);
            return client.equals(peer.hostAddress())
                    ? request
                    : new ProxiedRequest(
                            (HttpServerRequestInternal) request, SocketAddress.inetSocketAddress(peer.port(), client));
        }

        @Override
        public SocketAddress remoteAddress() {
            return client;
        }
    }
}
