package baffin.lobby.openmatch.domain;

import baffin.match.terms.CompetitionRef;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.Named;
import baffin.match.terms.QuietHours;
import baffin.match.terms.Visibility;
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

    /** A player puts something of their own into the draws. */
    record NonceGiven(int seat, String nonce) implements LobbyEvent {}

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
     * @param secret the seed that was committed to; null with a seed from outside
     * @param nonces what the seats put into the draws, by seat, empty strings for none; null when nobody does
     * @param terms clock and absence; null for those of the platform
     * @param competition where it stands in a competition; null for a match of its own
     * @param visibility who may look at it; null for everybody
     */
    record MatchStarted(
            String game,
            Map<String, String> options,
            List<Player> seats,
            String host,
            @Nullable String seed,
            @Nullable String secret,
            @Nullable List<String> nonces,
            @Nullable MatchTerms terms,
            @Nullable CompetitionRef competition,
            @Nullable Visibility visibility)
            implements LobbyEvent {

        public MatchStarted {
            options = Map.copyOf(options);
            seats = List.copyOf(seats);
        }
    }

    /**
     * Who plays on a seat.
     *
     * @param seat index from 0
     * @param handle the name of a bot of the house; null for everybody else
     * @param quiet the hours in which the player sleeps; null when there are none
     */
    record Player(
            int seat,
            String player,
            @Nullable String handle,
            boolean bot,
            @Nullable QuietHours quiet) implements Named {

        /** A player without quiet hours. */
        public Player(int seat, String player, boolean bot) {
            this(seat, player, null, bot, null);
        }
    }

    /**
     * The match will not take place.
     *
     * @param player who called it off
     */
    record MatchCancelled(String player) implements LobbyEvent {}
}
