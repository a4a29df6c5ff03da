package baffin.match.decide;

import baffin.decider.Decision;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.ClockPaused;
import baffin.match.event.MatchEvent.ClockResumed;
import baffin.match.event.MatchEvent.PauseProposed;
import baffin.match.event.Request;
import baffin.match.state.Attendance;
import baffin.match.state.MatchState;
import baffin.match.state.PauseProposal;
import baffin.match.terms.ClockRule;
import baffin.match.terms.PauseReason;
import baffin.match.time.Clocks;
import baffin.match.time.Hold;
import baffin.match.time.SeatClock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decides pauses that people ask for. None lasts for ever, and neither do all of them together. */
final class Pausing {

    private static final Duration ONE_MAX = Duration.ofDays(30);
    private static final Duration ALL_MAX = Duration.ofDays(90);

    private final MatchState<?, ?> state;
    private final Request request;
    private final Attendance attendance;
    private final Clocks clocks;
    private final Instant now;
    private final @Nullable Seat own;

    Pausing(MatchState<?, ?> state, Request request) {
        this.state = state;
        this.request = request;
        this.attendance = state.attendance();
        this.clocks = attendance.clocks();
        this.now = request.at().isAfter(clocks.at()) ? request.at() : clocks.at();
        this.own = state.seatOf(request.player()).orElse(null);
    }

    Decision<List<MatchEvent>, Refusal> pause(MatchCommand.Pause pause) {
        if (clocks.hold() != null) {
            return Attending.conflict(
                    Phrase.of("paused-already", "until", clocks.hold().until().toString()));
        }
        Duration length = Duration.between(now, pause.until());
        if (!length.isPositive() || length.compareTo(ONE_MAX) > 0) {
            return bad("/until", Phrase.of("pause-length", "days", (int) ONE_MAX.toDays()));
        }
        if (clocks.held().plus(length).compareTo(ALL_MAX) > 0) {
            return bad("/until", Phrase.of("pauses-length", "days", (int) ALL_MAX.toDays()));
        }
        if (state.onlyOpened(request.player())) {
            return Attending.refused(new Refusal.PlayersOnly());
        }
        if (state.organises(request.player())) {
            String reason = pause.reason();
            return reason != null && Attending.isReason(reason)
                    ? Attending.accepted(new ClockPaused(null, PauseReason.ORGANISER, now, pause.until(), reason))
                    : Attending.noReason();
        }
        return own == null ? Attending.refused(new Refusal.NotSeated()) : agreed(own, pause.until());
    }

    private Decision<List<MatchEvent>, Refusal> agreed(Seat seat, Instant until) {
        if (state.resigned().contains(seat)) {
            return Attending.refused(new Refusal.Resigned(seat));
        }
        PauseProposal proposal = attendance.proposal();
        List<Seat> others = proposal != null && proposal.until().equals(until) ? proposal.agreed() : List.of();
        if (others.contains(seat)) {
            return Attending.conflict(Phrase.of("proposed-already"));
        }
        PauseProposed proposed = new PauseProposed(seat, until);
        boolean all = state.start().forGame().seats().stream()
                .allMatch(each -> each.equals(seat) || others.contains(each) || indifferent(each));
        return all
                ? Attending.accepted(proposed, new ClockPaused(null, PauseReason.MUTUAL, now, until, null))
                : Attending.accepted(proposed);
    }

    private boolean indifferent(Seat seat) {
        return attendance.holder(seat).bot() || state.resigned().contains(seat);
    }

    Decision<List<MatchEvent>, Refusal> resume() {
        Hold hold = clocks.hold();
        if (state.onlyOpened(request.player())) {
            return Attending.refused(new Refusal.PlayersOnly());
        }
        boolean organises = state.organises(request.player());
        if (own == null && !organises) {
            return Attending.refused(new Refusal.NotSeated());
        }
        if (hold == null || !hold.reason().stopsPlay()) {
            return Attending.conflict(Phrase.of("not-paused"));
        }
        return organises || hold.reason() == PauseReason.MUTUAL
                ? Attending.accepted(new ClockResumed(null, hold.reason(), now))
                : Attending.refused(new Refusal.OrganiserOnly());
    }

    Decision<List<MatchEvent>, Refusal> vacation(int days) {
        if (own == null) {
            return Attending.refused(new Refusal.NotSeated());
        }
        SeatClock clock = clocks.of(own);
        if (!(clocks.terms().clock() instanceof ClockRule.PerMove)) {
            return Attending.conflict(Phrase.of("no-vacation"));
        }
        if (clock.rests().containsKey(PauseReason.VACATION)) {
            return Attending.conflict(Phrase.of("on-vacation"));
        }
        Duration wanted = Duration.ofDays(days);
        if (days < 1 || wanted.compareTo(clock.vacation()) > 0) {
            return bad(
                    "/days",
                    Phrase.of("vacation-length", "left", clock.vacation().toString()));
        }
        return Attending.accepted(new ClockPaused(own, PauseReason.VACATION, now, now.plus(wanted), null));
    }

    Decision<List<MatchEvent>, Refusal> endVacation() {
        if (own == null) {
            return Attending.refused(new Refusal.NotSeated());
        }
        return clocks.of(own).rests().containsKey(PauseReason.VACATION)
                ? Attending.accepted(new ClockResumed(own, PauseReason.VACATION, now))
                : Attending.conflict(Phrase.of("not-on-vacation"));
    }

    private static Decision<List<MatchEvent>, Refusal> bad(String pointer, Phrase message) {
        return Attending.refused(new Refusal.BadField(pointer, message));
    }
}
