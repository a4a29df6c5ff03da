package baffin.platform.credential;

import io.smallrye.mutiny.Uni;
import java.util.Optional;

/** Knows the tickets with which streams are opened. */
public interface TicketExchange {

    /** What every ticket begins with. */
    String PREFIX = "bft_";

    /**
     * A stream that was opened.
     *
     * @param accessToken a bearer token that may read and no more, until the stream ends
     * @param connection id of the connection
     */
    record Opened(String accessToken, String connection) {

        @Override
        public String toString() {
            return "Opened[]";
        }
    }

    /**
     * Opens a stream with a ticket, for the first time or again; an earlier connection of the ticket ends.
     *
     * @param stream address with its query, but the ticket
     * @param again whether the client has read the stream before
     * @return empty when nobody has this ticket, it is good no more, or not for this; fails with 503 when that is not
     *     known at the moment
     */
    Uni<Optional<Opened>> open(String ticket, String stream, boolean again);

    /** Notes that a connection is closed. */
    Uni<Void> closed(String connection);
}
