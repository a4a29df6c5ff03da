package baffin.gameservice.delivery.address;

import io.smallrye.mutiny.Uni;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;

/** Finds the addresses of a host and refuses those that are not for strangers to reach. */
public final class AddressPolicy {

    /**
     * What callers are told. One text for hosts that are unknown and for those that are private: an answer must not
     * tell which names exist inside.
     */
    public static final String REFUSED = "must name a host that can be resolved and has public addresses only";

    private final HostResolver hostResolver;
    private final OwnNetworks own;

    /**
     * A gatekeeper.
     *
     * @param own what passes although it is not public
     */
    public AddressPolicy(HostResolver hostResolver, OwnNetworks own) {
        this.hostResolver = hostResolver;
        this.own = own;
    }

    /** True when addresses of some network of one's own are allowed. */
    public boolean own() {
        return own.any();
    }

    /**
     * The addresses of a host, all of which may be connected to. Whoever connects must use one of them and look
     * nothing up again: the name may lead elsewhere by then.
     *
     * @return fails with {@link Refused} when it has none, or one that is neither public nor of an own network; one
     *     that is public is refused for anything but https to the usual ports
     */
    public Uni<List<InetAddress>> admitted(WebhookUrl url) {
        return hostResolver
                .addresses(url.host())
                .onFailure()
                .transform(unknown -> new Refused())
                .map(found -> checked(found, url.strict()));
    }

    private List<InetAddress> checked(List<InetAddress> found, boolean strict) {
        if (found.isEmpty() || !found.stream().allMatch(address -> fit(address, strict))) {
            throw new Refused();
        }
        return found.stream().map(AddressPolicy::nameless).toList();
    }

    private boolean fit(InetAddress address, boolean strict) {
        return own.has(address) || (strict && PublicNet.refusal(address).isEmpty());
    }

    // without the name that it was found by, there is nothing that could be looked up again
    private static InetAddress nameless(InetAddress address) {
        try {
            return InetAddress.getByAddress(address.getAddress());
        } catch (UnknownHostException e) {
            throw new IllegalStateException("an address has 4 or 16 bytes", e);
        }
    }

    /** A host must not be connected to. */
    public static final class Refused extends RuntimeException {

        private static final long serialVersionUID = 1L;

        /** A refusal. */
        public Refused() {
            super(REFUSED, null, false, false);
        }
    }

    /** Tells the public Internet from addresses that a stranger must not make us talk to. */
    static final class PublicNet {

        private static final List<AddressRange> V4 = List.of(
                AddressRange.of("0.0.0.0/8", "this network"),
                AddressRange.of("10.0.0.0/8", "private"),
                AddressRange.of("100.64.0.0/10", "carrier-grade NAT"),
                AddressRange.of("127.0.0.0/8", "loopback"),
                AddressRange.of("169.254.0.0/16", "link-local"),
                AddressRange.of("172.16.0.0/12", "private"),
                AddressRange.of("192.0.0.0/24", "protocol assignments"),
                AddressRange.of("192.0.2.0/24", "documentation"),
                AddressRange.of("192.31.196.0/24", "AS112"),
                AddressRange.of("192.52.193.0/24", "AMT"),
                AddressRange.of("192.88.99.0/24", "6to4 relay"),
                AddressRange.of("192.168.0.0/16", "private"),
                AddressRange.of("192.175.48.0/24", "AS112"),
                AddressRange.of("198.18.0.0/15", "benchmarks"),
                AddressRange.of("198.51.100.0/24", "documentation"),
                AddressRange.of("203.0.113.0/24", "documentation"),
                AddressRange.of("224.0.0.0/4", "multicast"),
                AddressRange.of("240.0.0.0/4", "reserved"));

        /** Within 2000::/3, the only block of which anything is public. */
        private static final List<AddressRange> V6 = List.of(
                AddressRange.of("2001:0:0:0:0:0:0:0/23", "protocol assignments"),
                AddressRange.of("2001:db8:0:0:0:0:0:0/32", "documentation"),
                AddressRange.of("2002:0:0:0:0:0:0:0/16", "6to4"),
                AddressRange.of("2620:4f:8000:0:0:0:0:0/48", "AS112"),
                AddressRange.of("3fff:0:0:0:0:0:0:0/20", "documentation"));

        private static final AddressRange GLOBAL_UNICAST = AddressRange.of("2000:0:0:0:0:0:0:0/3", "global unicast");

        private static final int V4_BYTES = 4;

        private PublicNet() {}

        /** Why an address is none of the public Internet; empty when it is. */
        static Optional<String> refusal(InetAddress address) {
            if (address.getAddress().length == V4_BYTES) {
                return first(V4, address);
            }
            // loopback, link-local, fc00::/7, multicast, mapped and translated IPv4 all lie outside
            return GLOBAL_UNICAST.has(address) ? first(V6, address) : Optional.of("not global unicast");
        }

        private static Optional<String> first(List<AddressRange> ranges, InetAddress address) {
            return ranges.stream()
                    .filter(range -> range.has(address))
                    .map(AddressRange::what)
                    .findFirst();
        }
    }
}
