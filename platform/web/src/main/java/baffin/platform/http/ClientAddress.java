package baffin.platform.http;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Whom a request is counted for when nobody has signed in. The address is that of the client behind the gateway; what a
 * caller claims about its own address is believed from {@code BAFFIN_GATEWAYS} alone, which the server itself sees to.
 */
public final class ClientAddress {

    /** Bytes of an IPv6 address that tell one household or machine from another (RFC 6177). */
    private static final int NETWORK_BYTES = 8;

    private static final String NOBODY = "unknown";

    private ClientAddress() {}

    /** The client's IPv4 address, or the /64 network of its IPv6 address: whoever has one address of it has all. */
    public static String of(HttpServerRequest request) {
        SocketAddress peer = request.remoteAddress();
        if (peer == null) {
            return NOBODY;
        }
        String literal = peer.hostAddress();
        return of(literal == null ? peer.host() : literal);
    }

    static String of(@Nullable String text) {
        if (text == null || text.isBlank()) {
            return NOBODY;
        }
        try {
            // ofLiteral asks no name server
            return counted(InetAddress.ofLiteral(text), text);
        } catch (IllegalArgumentException e) {
            return text;
        }
    }

    private static String counted(InetAddress address, String text) {
        if (!(address instanceof Inet6Address)) {
            return address.getHostAddress();
        }
        byte[] network = Arrays.copyOf(address.getAddress(), NETWORK_BYTES);
        return address.isLoopbackAddress() ? text : HexFormat.of().formatHex(network) + "/64";
    }
}
