package baffin.lobby.ticket.domain;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.Optional;

/** The tickets that wait, known by their hashes alone. */
public interface StreamTickets {

    /**
     * Keeps one, and forgets those that have ended.
     *
     * @param most of one account
     * @return false when the account has so many already
     */
    Uni<Boolean> add(String hash, StreamTicket ticket, Instant now, int most);

    /** Takes one away that has not ended; empty when there is none, or somebody else has taken it. */
    Uni<Optional<StreamTicket>> take(String hash, Instant now);
}
