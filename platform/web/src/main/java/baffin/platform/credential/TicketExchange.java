package baffin.platform.credential;

import io.smallrye.mutiny.Uni;
import java.util.Optional;

/** Knows the tickets with which streams are opened. */
public interface TicketExchange {

    /** What every ticket begins with. */
    String PREFIX = "bft_";

    /**
     * Takes a ticket, which is good for nobody after that.
     *
     * @return a bearer token that may read and no more; empty when nobody has this ticket, or it has ended or was
     *     taken; fails with 503 when nobody can tell at the moment
     */
    Uni<Optional<String>> redeem(String ticket);
}
