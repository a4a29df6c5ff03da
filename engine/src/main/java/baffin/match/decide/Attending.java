package baffin.match.decide;

import baffin.decider.Decision;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchCommand.Attend;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.AlternateAdded;
import baffin.match.event.MatchEvent.AlternateLeft;
import baffin.match.event.MatchEvent.HandOverReason;
import baffin.match.event.MatchEvent.QuietHoursSet;
import baffin.match.event.MatchEvent.SeatForfeited;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.event.MatchEvent.SeatOffered;
import baffin.match.event.Request;
import baffin.match.state.Attendance;
import baffin.match.state.MatchState;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import baffin.match.time.Clocks;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Decides who plays and when: alternates, substitution, and with {@link Pausing} all pauses. Knows no game. */
final class Attending {

    private static final int ALTERNATES_MAX = 16;
    private static final int REASON_MAX = 200;

    private final MatchState<?, ?> state;
    private final Request request;
    private final Attendance attendance;
    private final @Nullable Seat own;

    private Attending(MatchState<?, ?> state, Request request) {
        this.state = state;
        this.request = request;
        this.attendance = state.attendance();
        this.own = state.seatOf(request.player()).orElse(null);
    }

    static Decision<List<MatchEvent>, Refusal> decide(MatchState<?, ?> state, Request request, Attend attend) {
        Attending attending = new Attending(state, request);
        boolean barred = state.attendance().barred().contains(request.player());
        if (barred && attending.own == null && !state.organises(request.player())) {
            return refused(new Refusal.NotSeated());
        }
        return switch (attend) {
            case MatchCommand.StandBy standBy -> attending.standBy();
            case MatchCommand.StandDown standDown -> attending.standDown();
            case MatchCommand.OfferSeat offer -> attending.offer();
            case MatchCommand.TakeSeat(Seat seat) -> attending.take(seat);
            case MatchCommand.HandOver(Seat seat, String to) -> attending.handOver(seat, to);
            case MatchCommand.ForfeitSeat(Seat seat, String reason) -> attending.forfeit(seat, reason);
            case MatchCommand.SetQuietHours hours -> attending.quiet(hours);
            case MatchCommand.Pause pause -> new Pausing(state, request).pause(pause);
            case MatchCommand.Resume resume -> new Pausing(state, request).resume();
            case MatchCommand.TakeVacation(int days) -> new Pausing(state, request).vacation(days);
            case MatchCommand.EndVacation end -> new Pausing(state, request).endVacation();
        };
    }

    private Decision<List<MatchEvent>, Refusal> standBy() {
        if (own != null) {
            return conflict(Phrase.of("you-sit"));
        }
        if (isAlternate(request.player())) {
            return conflict(Phrase.of("alternate-already"));
        }
        if (!state.start().agreed().alternates().isEmpty()) {
            return conflict(Phrase.of("alternates-fixed"));
        }
        if (attendance.alternates().size() >= ALTERNATES_MAX) {
            return conflict(Phrase.of("alternates-max", "most", ALTERNATES_MAX));
        }
        return accepted(new AlternateAdded(sender()));
    }

    private Decision<List<MatchEvent>, Refusal> standDown() {
        return isAlternate(request.player())
                ? accepted(new AlternateLeft(request.player()))
                : conflict(Phrase.of("no-alternate-of-it"));
    }

    private Decision<List<MatchEvent>, Refusal> offer() {
        if (own == null) {
            return refused(new Refusal.NotSeated());
        }
        if (state.resigned().contains(own)) {
            return refused(new Refusal.Resigned(own));
        }
        return attendance.offered().contains(own)
                ? conflict(Phrase.of("offered-already"))
                : accepted(new SeatOffered(own));
    }

    private Decision<List<MatchEvent>, Refusal> take(Seat seat) {
        if (!attendance.offered().contains(seat)) {
            return conflict(Phrase.of("not-offered", "seat", Phrase.seat(seat.index())));
        }
        if (own != null) {
            return conflict(Phrase.of("you-sit"));
        }
        if (!isAlternate(request.player())
                && !state.start().agreed().alternates().isEmpty()) {
            return conflict(Phrase.of("no-alternate-of-it"));
        }
        return handedOver(seat, sender(), HandOverReason.PLAYER);
    }

    private Decision<List<MatchEvent>, Refusal> handOver(@Nullable Seat named, @Nullable String to) {
        if (state.onlyOpened(request.player())) {
            return refused(new Refusal.PlayersOnly());
        }
        boolean organises = state.organises(request.player());
        Seat seat = named == null ? own : named;
        if (seat == null) {
            return refused(new Refusal.BadField("/seat", Phrase.of("seat-missing")));
        }
        if (!organises && !seat.equals(own)) {
            return refused(own == null ? new Refusal.NotSeated() : new Refusal.OrganiserOnly());
        }
        Optional<Refusal> fault = seatFault(seat);
        if (fault.isPresent()) {
            return refused(fault.get());
        }
        Optional<SeatHolder> next = successor(to);
        if (next.isEmpty()) {
            return to == null
                    ? conflict(Phrase.of("no-alternate-left"))
                    : refused(new Refusal.BadField("/to", Phrase.of("no-successor")));
        }
        return handedOver(seat, next.get(), organises ? HandOverReason.ORGANISER : HandOverReason.PLAYER);
    }

    private Optional<SeatHolder> successor(@Nullable String to) {
        if (to == null) {
            return attendance.alternates().stream().findFirst();
        }
        return HouseBot.playing(to)
                .map(HouseBot::holder)
                .or(() -> attendance.alternates().stream()
                        .filter(other -> other.player().equals(to))
                        .findFirst());
    }

    private Decision<List<MatchEvent>, Refusal> forfeit(Seat seat, String reason) {
        if (state.onlyOpened(request.player())) {
            return refused(new Refusal.PlayersOnly());
        }
        if (!state.organises(request.player())) {
            return refused(new Refusal.OrganiserOnly());
        }
        Optional<Refusal> fault = seatFault(seat);
        if (fault.isPresent()) {
            return refused(fault.get());
        }
        return isReason(reason) ? accepted(new SeatForfeited(seat, reason)) : noReason();
    }

    // while a seat is asked its hours stay, or a clock could be held for ever by changing them again and again
    private Decision<List<MatchEvent>, Refusal> quiet(MatchCommand.SetQuietHours hours) {
        if (own == null) {
            return refused(new Refusal.NotSeated());
        }
        if (clocks().of(own).toAct()) {
            return conflict(Phrase.of("quiet-while-asked"));
        }
        Optional<Phrase> fault =
                hours.quiet() == null ? Optional.empty() : hours.quiet().fault();
        return fault.isEmpty()
                ? accepted(new QuietHoursSet(own, hours.quiet()))
                : refused(new Refusal.BadField("/quiet", fault.get()));
    }

    private Optional<Refusal> seatFault(Seat seat) {
        if (seat.index() >= attendance.holders().size()) {
            return Optional.of(new Refusal.BadField("/seat", Phrase.of("no-such-seat")));
        }
        return state.resigned().contains(seat) ? Optional.of(new Refusal.Resigned(seat)) : Optional.empty();
    }

    private Decision<List<MatchEvent>, Refusal> handedOver(Seat seat, SeatHolder to, HandOverReason reason) {
        Instant now = request.at();
        Duration left = clocks().of(seat).left(now);
        return accepted(new SeatHandedOver(seat, attendance.holder(seat), to, reason, left));
    }

    private SeatHolder sender() {
        return new SeatHolder(request.player(), request.bot());
    }

    private boolean isAlternate(String player) {
        return attendance.alternates().stream().anyMatch(other -> other.player().equals(player));
    }

    private Clocks clocks() {
        return attendance.clocks();
    }

    static boolean isReason(String text) {
        return !text.isBlank() && text.length() <= REASON_MAX;
    }

    static Decision<List<MatchEvent>, Refusal> noReason() {
        return refused(new Refusal.BadField("/reason", Phrase.of("reason-length", "most", REASON_MAX)));
    }

    static Decision<List<MatchEvent>, Refusal> accepted(MatchEvent... events) {
        return Decision.accepted(List.of(events));
    }

    static Decision<List<MatchEvent>, Refusal> refused(Refusal refusal) {
        return Decision.refused(refusal);
    }

    static Decision<List<MatchEvent>, Refusal> conflict(Phrase reason) {
        return Decision.refused(new Refusal.Conflict(reason));
    }
}
