package baffin.lobby.seek.domain;

import baffin.lobby.openmatch.domain.Person;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What has happened in the pool of a game. */
public sealed interface SeekEvent {

    /** Somebody waits. */
    record SeekMade(Seek seek) implements SeekEvent {}

    /**
     * The platform was absent: the seek waits that much longer.
     *
     * @param botsFrom from when on bots may take the free seats (UTC, ms); null for never
     * @param expiresAt until when it waits (UTC, ms)
     */
    record SeekExtended(String seekId, @Nullable Instant botsFrom, Instant expiresAt) implements SeekEvent {}

    /**
     * Somebody waits no more.
     *
     * @param streamClosed true when its stream was closed
     */
    record SeekWithdrawn(String seekId, boolean streamClosed) implements SeekEvent {}

    /** Nobody was found in time. */
    record SeekExpired(String seekId) implements SeekEvent {}

    /**
     * Some have found each other; their match starts.
     *
     * @param matchId the match
     * @param seats who sits where, by seat
     */
    record SeeksMatched(String matchId, List<Place> seats) implements SeekEvent {

        public SeeksMatched {
            seats = List.copyOf(seats);
        }
    }

    /**
     * A seat of the match.
     *
     * @param seat index from 0
     * @param person who gets it
     * @param seekId the seek that led there; null for a bot of the house
     */
    record Place(int seat, Person person, @Nullable String seekId) {}
}
