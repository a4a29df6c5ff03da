package baffin.standalone.gateway;

import baffin.platform.gateway.Certificate;
import baffin.platform.gateway.Gateway;
import baffin.platform.gateway.GatewayProblem;
import baffin.platform.gateway.RequestDeadlines;
import baffin.platform.gateway.RouteTable;
import baffin.platform.gateway.TrustedProxies;
import baffin.platform.problem.Traces;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Service;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.PoolOptions;
import io.vertx.core.net.SocketAddress;
import io.vertx.httpproxy.Body;
import io.vertx.httpproxy.HttpProxy;
import io.vertx.httpproxy.ProxyContext;
import io.vertx.httpproxy.ProxyInterceptor;
import io.vertx.httpproxy.ProxyRequest;
import io.vertx.httpproxy.ProxyResponse;
import java.io.IOException;
import java.net.ConnectException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The gateway in front of services that run in processes of their own: a reverse proxy. */
public final class ProxyGateway implements AutoCloseable {

    private static final int CONNECT_LIMIT_MS = 1_000;
    private static final int CONNECTIONS_MAX = 2_000;
    private static final int EVENT_LOOPS = 2;

    private final Vertx vertx;

    private ProxyGateway(Vertx vertx) {
        this.vertx = vertx;
    }

    /**
     * Starts listening.
     *
     * @param host address to listen on
     * @param trusted proxies before it that tell for whom they ask
     * @param certificate for HTTPS; empty for plain HTTP
     * @throws IOException when the port cannot be had
     */
    public static ProxyGateway start(
            String host, PortPlan ports, TrustedProxies trusted, Optional<Certificate> certificate) throws IOException {
        return start(host, ports, trusted, certificate, RequestDeadlines.Limits.USUAL);
    }

    static ProxyGateway start(
            String host,
            PortPlan ports,
            TrustedProxies trusted,
            Optional<Certificate> certificate,
            RequestDeadlines.Limits patience)
            throws IOException {
        Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(EVENT_LOOPS));
        ProxyGateway gateway = new ProxyGateway(vertx);
        Map<String, HttpProxy> proxies = proxies(vertx, ports, trusted);
        try {
            Gateway.start(
                    vertx,
                    new Gateway.Listener(
                            host,
                            ports.gateway(),
                            EVENT_LOOPS,
                            options -> certificate.ifPresent(one -> one.install(options))),
                    RouteTable.standard(),
                    (service, request) -> {
                        fitHeaders(request);
                        Objects.requireNonNull(proxies.get(service)).handle(request);
                    },
                    patience);
            return gateway;
        } catch (IOException e) {
            gateway.close();
            throw e;
        }
    }

    @Override
    public void close() {
        vertx.close().toCompletionStage().toCompletableFuture().join();
    }

    /**
     * An answer that nothing has changed has no body (RFC 9110, 15.4.5); clients would wait for the one announced.
     * HTTP/2 knows no headers of a connection (RFC 9113, 8.2.2).
     */
    private static void fitHeaders(HttpServerRequest request) {
        HttpServerResponse response = request.response();
        response.headersEndHandler(complete -> {
            if (request.version() == HttpVersion.HTTP_2) {
                response.headers().remove(HttpHeaders.CONNECTION).remove(HttpHeaders.TRANSFER_ENCODING);
            }
            if (response.getStatusCode() == HttpResponseStatus.NOT_MODIFIED.code()) {
                response.headers().remove(HttpHeaders.TRANSFER_ENCODING);
            }
        });
    }

    private static Map<String, HttpProxy> proxies(Vertx vertx, PortPlan ports, TrustedProxies trusted) {
        HttpClient client = vertx.createHttpClient(
                new HttpClientOptions().setConnectTimeout(CONNECT_LIMIT_MS),
                new PoolOptions().setHttp1MaxSize(CONNECTIONS_MAX));
        Map<String, HttpProxy> proxies = new HashMap<>();
        for (Service service : Service.values()) {
            SocketAddress address = SocketAddress.inetSocketAddress(ports.of(service), "127.0.0.1");
            proxies.put(
                    service.id(),
                    HttpProxy.reverseProxy(client)
                            .origin(address)
                            .addInterceptor(new Forwarding(service.id(), trusted)));
        }
        return proxies;
    }

    /** Tells a service who asks, and the client in a problem document when the service does not answer. */
    static final class Forwarding implements ProxyInterceptor {

        private static final String RETRY_AFTER_S = "1";

        /** What a client may not say of itself, beside the headers that are set here. */
        private static final List<String> DROPPED = List.of(
                "Forwarded",
                "X-Forwarded-Host",
                "X-Forwarded-Port",
                "X-Forwarded-Prefix",
                "X-Forwarded-Ssl",
                "X-Forwarded-Trusted-Proxy",
                "X-Real-IP");

        private final String service;
        private final TrustedProxies proxies;

        Forwarding(String service, TrustedProxies proxies) {
            this.service = service;
            this.proxies = proxies;
        }

        @Override
        public Future<ProxyResponse> handleProxyRequest(ProxyContext context) {
            ProxyRequest request = context.request();
            HttpServerRequest client = request.proxiedRequest();
            String address = proxies.client(client);
            String host = proxies.host(client);
            // set, not added: what a client claims about itself is not passed on
            DROPPED.forEach(request.headers()::remove);
            request.headers().set("X-Forwarded-For", address);
            request.headers().set("X-Forwarded-Proto", String.valueOf(client.scheme()));
            if (host != null) {
                request.headers().set("X-Forwarded-Host", host);
            }
            return context.sendRequest().recover(failure -> Future.succeededFuture(explain(request, failure)));
        }

        private ProxyResponse explain(ProxyRequest request, Throwable failure) {
            boolean refused = failure instanceof ConnectException;
            GatewayProblem problem = refused ? GatewayProblem.unavailable(service) : GatewayProblem.brokeOff(service);
            ProxyResponse response = request.release().response();
            response.setStatusCode(problem.status());
            String trace = Traces.from(request.proxiedRequest().getHeader(Traces.PARENT));
            problem.headers(trace).forEach(response::putHeader);
            response.putHeader("Retry-After", RETRY_AFTER_S);
            return response.setBody(Body.body(
                    Buffer.buffer(problem.toJson(request.proxiedRequest().path(), trace))));
        }
    }
}
