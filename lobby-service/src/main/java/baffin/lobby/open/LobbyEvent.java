package baffin.lobby.open;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What has happened to a match before and at its start. */
public sealed interface LobbyEvent {

    /** The first event of every match. */
    record MatchOpened(Person host, Terms terms) implements LobbyEvent {}

    /** Somebody sits down. */
    record SeatTaken(int seat, Person person) implements LobbyEvent {}

    /** A seat is free again. */
    record SeatLeft(int seat, String player) implements LobbyEvent {}

    /** Who sits there agrees to start, or does not any more. */
    record SeatReady(int seat, boolean ready) implements LobbyEvent {}

    /** Another player decides about the match from now on. */
    record HostChanged(String player) implements LobbyEvent {}

    /**
     * The match starts: all that the decider of the match needs, in the form of {@code
     * baffin.platform.wire.MatchStart}.
     *
     * @param options every option of the game with its value
     * @param seats who plays, by seat
     * @param host id of the player who opened it
     * @param seed from outside, or null for a secret one
     */
    record MatchStarted(
            String game,
            Map<String, String> options,
            List<Player> seats,
            String host,
            @Nullable String seed) implements LobbyEvent {

        public MatchStarted {
            options = Map.copyOf(options);
            seats = List.copyOf(seats);
        }
    }

    /**
     * Who plays on a seat.
     *
     * @param seat index from 0
     */
    record Player(int seat, String player, String handle, boolean bot) {}

    /**
     * The match will not take place.
     *
     * @param player who called it off
     */
    record MatchCancelled(String player) implements LobbyEvent {}
}
