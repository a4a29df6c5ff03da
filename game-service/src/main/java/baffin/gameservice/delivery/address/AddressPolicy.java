package baffin.gameservice.delivery.address;

import io.smallrye.mutiny.Uni;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;

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
}
