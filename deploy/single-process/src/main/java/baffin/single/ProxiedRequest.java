package baffin.single;

import baffin.platform.gateway.TrustedProxies;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.impl.HttpServerRequestInternal;
import io.vertx.core.http.impl.HttpServerRequestWrapper;
import io.vertx.core.net.SocketAddress;

/** A request that a trusted proxy has sent for somebody else. */
final class ProxiedRequest extends HttpServerRequestWrapper {

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
