package baffin.platform.gateway;

import io.netty.handler.ipfilter.IpFilterRuleType;
import io.netty.handler.ipfilter.IpSubnetFilterRule;
import io.netty.util.NetUtil;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.HostAndPort;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Proxies in front of the gateway that are believed when they say for whom they ask. Nobody else is. */
public final class TrustedProxies {

    private static final int V4_BITS = 32;
    private static final int V6_BITS = 128;

    private final List<IpSubnetFilterRule> networks;

    private TrustedProxies(List<IpSubnetFilterRule> networks) {
        this.networks = List.copyOf(networks);
    }

    /**
     * Reads addresses and networks in CIDR notation, with commas between.
     *
     * @throws IllegalArgumentException when an entry is neither
     */
    public static TrustedProxies of(String list) {
        return new TrustedProxies(Arrays.stream(list.split(",", -1))
                .map(String::strip)
                .filter(entry -> !entry.isEmpty())
                .map(TrustedProxies::network)
                .toList());
    }

    /** The client of a request, as its connection and the headers of trusted proxies tell it. */
    public String client(HttpServerRequest request) {
        MultiMap said = request.headers();
        return client(request.remoteAddress().hostAddress(), said.getAll("X-Forwarded-For"), said.getAll("Forwarded"));
    }

    /**
     * Host and port that the client has asked for: what a trusted proxy says, else what the request is addressed to.
     *
     * @return null when nobody says so
     */
    public @Nullable String host(HttpServerRequest request) {
        String said = request.getHeader("X-Forwarded-Host");
        if (said != null && trusts(request.remoteAddress().hostAddress())) {
            // the proxy that is known here has said the last one
            return said.substring(said.lastIndexOf(',') + 1).strip();
        }
        HostAndPort authority = request.authority();
        return authority == null ? null : authority.toString();
    }

    /**
     * The client of a request: the last address of the chain that is none of a trusted proxy.
     *
     * @param peer address of the other end of the connection
     * @param forwardedFor values of X-Forwarded-For, in the order of the headers
     * @param forwarded values of Forwarded (RFC 7239), asked when there is no X-Forwarded-For
     */
    String client(String peer, List<String> forwardedFor, List<String> forwarded) {
        String client = peer;
        List<String> chain = forwardedFor.isEmpty()
                ? parts(forwarded).map(TrustedProxies::node).toList()
                : parts(forwardedFor).map(TrustedProxies::bare).toList();
        for (String before : chain.reversed()) {
            if (!trusts(client) || NetUtil.createByteArrayFromIpAddressString(before) == null) {
                return client;
            }
            client = before;
        }
        return client;
    }

    private boolean trusts(String address) {
        InetSocketAddress place = new InetSocketAddress(InetAddress.ofLiteral(address), 0);
        return networks.stream().anyMatch(network -> network.matches(place));
    }

    private static Stream<String> parts(List<String> headers) {
        return headers.stream().flatMap(header -> Arrays.stream(header.split(",", -1)));
    }

    /** What stands after {@code for=} in an element of Forwarded. */
    private static String node(String element) {
        for (String pair : element.split(";", -1)) {
            String[] sides = pair.strip().split("=", 2);
            if (sides.length == 2 && sides[0].equalsIgnoreCase("for")) {
                return bare(sides[1].replace("\"", ""));
            }
        }
        return "";
    }

    /** The address alone, without the brackets of IPv6 and without a port. */
    private static String bare(String text) {
        String node = text.strip();
        if (node.startsWith("[")) {
            int end = node.indexOf(']');
            return end < 0 ? "" : node.substring(1, end);
        }
        int port = node.indexOf(':');
        return node.indexOf('.') > 0 && port > 0 && node.indexOf('.') < port ? node.substring(0, port) : node;
    }

    private static IpSubnetFilterRule network(String entry) {
        String[] sides = entry.split("/", -1);
        byte[] address = NetUtil.createByteArrayFromIpAddressString(sides[0]);
        if (address == null || sides.length > 2) {
            throw new IllegalArgumentException(entry + " is no address and no network in CIDR notation");
        }
        int bits = address.length == 4 ? V4_BITS : V6_BITS;
        int prefix = sides.length == 1 ? bits : prefix(entry, sides[1]);
        if (prefix < 0 || prefix > bits) {
            throw new IllegalArgumentException(entry + " has a prefix that is not from 0 to " + bits);
        }
        return new IpSubnetFilterRule(sides[0], prefix, IpFilterRuleType.ACCEPT);
    }

    private static int prefix(String entry, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(entry + " is no network in CIDR notation", e);
        }
    }
}
