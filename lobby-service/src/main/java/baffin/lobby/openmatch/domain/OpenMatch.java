package baffin.lobby.openmatch.domain;

import baffin.lobby.openmatch.domain.LobbyEvent.HostChanged;
import baffin.lobby.openmatch.domain.LobbyEvent.MatchCancelled;
import baffin.lobby.openmatch.domain.LobbyEvent.MatchOpened;
import baffin.lobby.openmatch.domain.LobbyEvent.MatchStarted;
import baffin.lobby.openmatch.domain.LobbyEvent.NonceGiven;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatLeft;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatReady;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatTaken;
import baffin.match.terms.Visibility;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A match as the lobby knows it: a fold of its records.
 *
 * @param matchId its id, the same before and after its start
 * @param version number of records folded
 * @param host id of the player who decides about it
 * @param seats the seats that are taken, by index
 * @param openedAt when it was opened (UTC, ms)
 * @param changedAt when its latest command was taken (UTC, ms)
 */
public record OpenMatch(
        String matchId,
        long version,
        OpenMatchStatus status,
        Terms terms,
        String host,
        List<SeatClaim> seats,
        Instant openedAt,
        Instant changedAt) {

    public OpenMatch {
        seats = List.copyOf(seats);
    }

    /** The match after a record; null before its first one. */
    public static OpenMatch after(@Nullable OpenMatch before, LobbyRecord record) {
        OpenMatch match = before;
        for (LobbyEvent event : record.events()) {
            match = match == null ? opened(record, event) : match.evolve(event, record.player());
        }
        if (match == null) {
            throw new IllegalStateException("a record without events");
        }
        return new OpenMatch(
                match.matchId,
                record.version(),
                match.status,
                match.terms,
                match.host,
                match.seats,
                match.openedAt,
                record.at());
    }

    private static OpenMatch opened(LobbyRecord record, LobbyEvent event) {
        if (!(event instanceof MatchOpened(Person host, Terms terms))) {
            throw new IllegalStateException("the first event of a match opens it");
        }
        return new OpenMatch(
                record.matchId(), 0, OpenMatchStatus.OPEN, terms, host.player(), List.of(), record.at(), record.at());
    }

    /**
     * The match after an event.
     *
     * @param by who asked for what has caused it
     */
    OpenMatch evolve(LobbyEvent event, String by) {
        return switch (event) {
            case MatchOpened again -> throw new IllegalStateException("a match is opened once");
            case SeatTaken(int seat, Person person) -> with(sorted(seat, SeatClaim.taken(seat, person, by)));
            case SeatLeft left -> with(without(left.seat()));
            case SeatReady(int seat, boolean ready) ->
                with(seats.stream()
                        .map(s -> s.seat() == seat ? s.readyNow(ready) : s)
                        .toList());
            case NonceGiven(int seat, String nonce) ->
                with(seats.stream()
                        .map(s -> s.seat() == seat ? s.withNonce(nonce) : s)
                        .toList());
            case HostChanged(String player) ->
                new OpenMatch(matchId, version, status, terms, player, seats, openedAt, changedAt);
            case MatchStarted started -> in(OpenMatchStatus.RUNNING);
            case MatchCancelled cancelled -> in(OpenMatchStatus.CANCELLED);
        };
    }

    /**
     * True when there is such a match for somebody: it is not private, they belong to it, or they bring the invitation.
     *
     * @param player null for somebody who is not signed in
     * @param invitation SHA-256 of the code that was given; null when none was
     */
    public boolean isThereFor(@Nullable String player, @Nullable String invitation) {
        return terms.agreed() != Visibility.PRIVATE
                || player != null && (host.equals(player) || seatOf(player).isPresent())
                || invitation != null && invitation.equals(terms.invitationHash());
    }

    public Optional<SeatClaim> seatOf(String player) {
        return seats.stream().filter(s -> s.person().player().equals(player)).findFirst();
    }

    /** Who sits on a seat. */
    public Optional<SeatClaim> at(int seat) {
        return seats.stream().filter(s -> s.seat() == seat).findFirst();
    }

    /** The seats that nobody has taken, from 0. */
    public List<Integer> free() {
        return IntStream.range(0, terms.seats())
                .filter(seat -> at(seat).isEmpty())
                .boxed()
                .toList();
    }

    /** True when every seat is taken and all who sit there fulfil the condition. */
    public boolean full(Predicate<SeatClaim> condition) {
        return seats.size() == terms.seats() && seats.stream().allMatch(condition);
    }

    private List<SeatClaim> sorted(int seat, SeatClaim sitting) {
        List<SeatClaim> all = new ArrayList<>(without(seat));
        all.add(sitting);
        all.sort(Comparator.comparingInt(SeatClaim::seat));
        return all;
    }

    private List<SeatClaim> without(int seat) {
        return seats.stream().filter(s -> s.seat() != seat).toList();
    }

    private OpenMatch with(List<SeatClaim> sitting) {
        return new OpenMatch(matchId, version, status, terms, host, sitting, openedAt, changedAt);
    }

    private OpenMatch in(OpenMatchStatus now) {
        return new OpenMatch(matchId, version, now, terms, host, seats, openedAt, changedAt);
    }
}
