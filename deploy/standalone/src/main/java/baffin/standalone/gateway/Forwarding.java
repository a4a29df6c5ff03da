package baffin.standalone.gateway;

import baffin.platform.gateway.Problem;
import baffin.platform.gateway.TrustedProxies;
import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.HostAndPort;
import io.vertx.httpproxy.Body;
import io.vertx.httpproxy.ProxyContext;
import io.vertx.httpproxy.ProxyInterceptor;
import io.vertx.httpproxy.ProxyRequest;
import io.vertx.httpproxy.ProxyResponse;
import java.net.ConnectException;
import java.util.List;

/** Tells a service who asks, and the client in a problem document when the service does not answer. */
final class Forwarding implements ProxyInterceptor {

    private static final String RETRY_AFTER_S = "1";

    /** What a client may not say of itself, beside the headers that are set here. */
    private static final List<String> DROPPED =
            List.of("Forwarded", "X-Forwarded-Port", "X-Forwarded-Prefix", "X-Forwarded-Ssl", "X-Real-IP");

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
        // set, not added: what a client claims about itself is not passed on
        DROPPED.forEach(request.headers()::remove);
        request.headers().set("X-Forwarded-For", address);
        request.headers().set("X-Forwarded-Proto", String.valueOf(client.scheme()));
        HostAndPort host = client.authority();
        if (host != null) {
            request.headers().set("X-Forwarded-Host", host.toString());
        }
        return context.sendRequest().recover(failure -> Future.succeededFuture(explain(request, failure)));
    }

    private ProxyResponse explain(ProxyRequest request, Throwable failure) {
        boolean refused = failure instanceof ConnectException;
        Problem problem = refused ? Problem.unavailable(service) : Problem.brokeOff(service);
        ProxyResponse response = request.release().response();
        response.setStatusCode(problem.status());
        response.putHeader("Content-Type", Problem.MEDIA_TYPE);
        response.putHeader("Retry-After", RETRY_AFTER_S);
        return response.setBody(Body.body(Buffer.buffer(problem.toJson())));
    }
}
