package baffin.lobby.open;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody asks of a match before it starts. */
public sealed interface LobbyCommand {

    /**
     * Opens a match.
     *
     * @param hostPlays true when the host takes seat 0
     * @param ready true when the host is ready at once
     */
    record Open(Terms terms, boolean hostPlays, boolean ready) implements LobbyCommand {}

    /**
     * Opens a match in which the players of an earlier one meet again, each on the same seat; who asks is ready. Asked
     * again
     * by another of them, it says that this one is ready too.
     *
     * @param former who sat where
     */
    record Rematch(Terms terms, List<Sitting> former) implements LobbyCommand {

        public Rematch {
            former = List.copyOf(former);
        }
    }

    /**
     * Opens a full match that starts at once, for players who have found each other. Only the lobby itself asks this.
     *
     * @param people who sits where, one a seat
     */
    record Convene(Terms terms, List<Person> people) implements LobbyCommand {

        public Convene {
            people = List.copyOf(people);
        }
    }

    /**
     * Takes a seat.
     *
     * @param seat the seat wanted; null for the first free one
     * @param invitationHash SHA-256 of the code that was given; null when none was
     * @param ready true when ready at once
     */
    record Join(@Nullable Integer seat, @Nullable String invitationHash, boolean ready) implements LobbyCommand {}

    /** Gives the seat, or the role of host, up. */
    record Leave() implements LobbyCommand {}

    /** Agrees to start, or takes that back. */
    record SetReady(boolean ready) implements LobbyCommand {}

    /** Starts a full match; the host only. */
    record Start() implements LobbyCommand {}

    /** Calls the match off; the host only. */
    record Cancel() implements LobbyCommand {}
}
