package baffin.view.hook;

import io.smallrye.mutiny.Uni;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;

/** Finds the addresses of a host and refuses those that are not for strangers to reach. */
public final class Gatekeeper {

    /**
     * What callers are told. One text for hosts that are unknown and for those that are private: an answer must not
     * tell which names exist inside.
     */
    public static final String REFUSED = "must name a host that can be found and has public addresses only";

    private final Names names;
    private final boolean own;

    /**
     * A gatekeeper.
     *
     * @param own true to let everything pass, for tests and networks of one's own
     */
    public Gatekeeper(Names names, boolean own) {
        this.names = names;
        this.own = own;
    }

    /** True when addresses of one's own network are allowed. */
    public boolean own() {
        return own;
    }

    /**
     * The addresses of a host, all of which may be connected to. Whoever connects must use one of them and look
     * nothing up again: the name may lead elsewhere by then.
     *
     * @return fails with {@link Refused} when it has none, or one that is not public
     */
    public Uni<List<InetAddress>> admitted(String host) {
        return names.addresses(host)
                .onFailure()
                .transform(unknown -> new Refused())
                .map(this::checked);
    }

    private List<InetAddress> checked(List<InetAddress> found) {
        if (found.isEmpty()
                || (!own
                        && found.stream()
                                .anyMatch(address -> PublicNet.refusal(address).isPresent()))) {
            throw new Refused();
        }
        return found.stream().map(Gatekeeper::nameless).toList();
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
