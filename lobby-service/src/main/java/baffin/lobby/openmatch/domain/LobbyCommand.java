package baffin.lobby.openmatch.domain;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody asks of a match before it starts. */
public sealed interface LobbyCommand {

    /**
     * Opens a match.
     *
     * @param hostPlays true when the host takes seat 0
     * @param ready true when the host is ready at once
     * @param nonce what the host puts into the draws; null for nothing
     * @param bots seats that bots of the house take; null for none
     * @param invited for whom the first seats are kept that are left; null for nobody
     */
    record Open(
            Terms terms,
            boolean hostPlays,
            boolean ready,
            @Nullable String nonce,
            @Nullable List<HouseSeat> bots,
            @Nullable List<Person> invited)
            implements LobbyCommand {

        public Open {
            bots = bots == null || bots.isEmpty() ? null : List.copyOf(bots);
            invited = invited == null || invited.isEmpty() ? null : List.copyOf(invited);
        }

        /** A match to which nobody is invited. */
        public Open(
                Terms terms, boolean hostPlays, boolean ready, @Nullable String nonce, @Nullable List<HouseSeat> bots) {
            this(terms, hostPlays, ready, nonce, bots, null);
        }
    }

    /**
     * A seat for a bot of the house.
     *
     * @param seat from 0
     * @param kind as in {@link baffin.match.terms.HouseBot#opponents}
     */
    record HouseSeat(int seat, String kind) {}

    /**
     * Opens a match in which the players of an earlier one meet again, each on the same seat; who asks is ready. Asked
     * again
     * by another of them, it says that this one is ready too.
     *
     * @param former who sat where; ready are those who need not be asked
     */
    record Rematch(Terms terms, List<SeatClaim> former) implements LobbyCommand {

        public Rematch {
            former = List.copyOf(former);
        }
    }

    /**
     * Opens a full match that starts at once, for players who have found each other. Only the lobby itself asks this.
     *
     * @param people who sits where, one a seat
     * @param gone one of them whose account has gone meanwhile, so that it is called off at once; null for nobody
     */
    record Convene(
            Terms terms, List<Person> people, @Nullable String gone) implements LobbyCommand {

        /** All of them are there. */
        public Convene(Terms terms, List<Person> people) {
            this(terms, people, null);
        }

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
     * @param nonce what the player puts into the draws, 1 to 64 visible ASCII characters; null for nothing
     */
    record Join(
            @Nullable Integer seat,
            @Nullable String invitationHash,
            boolean ready,
            @Nullable String nonce) implements LobbyCommand {}

    /** Gives the seat, or the role of host, up. */
    record Leave() implements LobbyCommand {}

    /**
     * Agrees to start, or takes that back.
     *
     * @param nonce what the player puts into the draws; null for what it was before
     */
    record SetReady(boolean ready, @Nullable String nonce) implements LobbyCommand {}

    /** The account of who asks takes part in nothing new. Only the lobby itself asks this. */
    record EndPart() implements LobbyCommand {}

    /** Starts a full match; the host only. */
    record Start() implements LobbyCommand {}

    /** Calls the match off; the host only. */
    record Cancel() implements LobbyCommand {}
}
