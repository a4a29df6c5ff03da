package baffin.match.time;

import baffin.game.Seat;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.ClockPaused;
import baffin.match.event.MatchEvent.ClockResumed;
import baffin.match.event.MatchEvent.RulingLifted;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.event.MatchEvent.TableRuled;
import baffin.match.event.MatchEvent.TimeIsShort;
import baffin.match.event.MatchEvent.TimeRanOut;
import baffin.match.event.Step;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.PauseReason;
import baffin.match.terms.Ruled;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * All clocks of a match: a fold of its steps, the same for the decider and every reader. Knows no time but the log's.
 *
 * @param terms what was agreed
 * @param seats one clock a seat, by index
 * @param hold pause of the whole match; null while it is played
 * @param held how long pauses of the whole match have lasted so far, those that stop play
 * @param at the latest moment of the log, which never goes back (UTC)
 * @param ruled why nobody plays on, since the table was ruled on; null otherwise
 */
public record Clocks(
        MatchTerms terms,
        List<SeatClock> seats,
        @Nullable Hold hold,
        Duration held,
        Instant at,
        @Nullable Ruled ruled) {

    public Clocks {
        seats = List.copyOf(seats);
    }

    /** The clocks of a match that begins. */
    public static Clocks begin(MatchTerms terms, int seats, Instant at) {
        return new Clocks(terms, Collections.nCopies(seats, SeatClock.fresh(terms)), null, Duration.ZERO, at, null);
    }

    public SeatClock of(Seat seat) {
        return seats.get(seat.index());
    }

    /**
     * The clocks after a step.
     *
     * @param pendingSeats whom the game asks after it
     */
    public Clocks after(Step step, PendingSeats pendingSeats) {
        Clocks next = this;
        for (MatchEvent event : step.events()) {
            next = next.with(event, step.at());
        }
        return next.turned(step, pendingSeats);
    }

    private Clocks turned(Step step, PendingSeats pendingSeats) {
        Instant now = latest(step.at());
        Seat answered = played(step) ? step.seat() : null;
        List<SeatClock> all = new ArrayList<>(seats.size());
        for (int index = 0; index < seats.size(); index++) {
            Seat seat = new Seat(index);
            boolean toAct = pendingSeats.seats().contains(seat);
            all.add(turned(of(seat).counted(now), now, toAct, pendingSeats, seat.equals(answered)));
        }
        return new Clocks(terms, all, hold, held, now, ruled);
    }

    /**
     * The clocks after one event of a step that is not complete yet.
     *
     * @param now when the log took the step (UTC)
     */
    public Clocks with(MatchEvent event, Instant now) {
        return switch (event) {
            case MatchEvent.Played<?> played -> this; // first, since nearly all are
            case ClockPaused paused -> paused(paused);
            case ClockResumed resumed -> resumed(resumed);
            case TableRuled table -> ruled(table);
            case RulingLifted lifted -> lifted(lifted.at());
            case TimeIsShort shortly -> changed(shortly.seat(), SeatClock::warnedNow);
            case TimeRanOut out -> changed(out.seat(), clock -> clock.at(out.step(), out.used()));
            case SeatHandedOver over -> changed(over.seat(), clock -> handedOver(clock, now));
            default -> this;
        };
    }

    /** The same clocks, counted to a moment; a moment before the latest one changes nothing. */
    public Clocks counted(Instant moment) {
        Instant now = latest(moment);
        Clocks counted = each(clock -> clock.counted(now));
        return new Clocks(terms, counted.seats, hold, held, now, ruled);
    }

    private Clocks paused(ClockPaused paused) {
        Seat seat = paused.seat();
        if (seat == null) {
            Clocks still = each(clock -> clock.counted(paused.from()).running(clock.left(paused.from()), null));
            return new Clocks(
                    terms, still.seats, new Hold(paused.reason(), paused.from(), paused.until()), held, at, ruled);
        }
        return changed(seat, clock -> {
            SeatClock resting = clock.running(clock.left(paused.from()), null).resting(paused.reason(), paused.until());
            boolean budget = paused.reason() == PauseReason.VACATION;
            return budget ? resting.spending(Duration.between(paused.from(), paused.until())) : resting;
        });
    }

    private Clocks resumed(ClockResumed resumed) {
        Seat seat = resumed.seat();
        if (seat == null) {
            Clocks free = new Clocks(terms, seats, null, held(hold, resumed.at()), at, ruled);
            return free.each(clock -> free.started(clock, resumed.at()));
        }
        return changed(seat, clock -> {
            Instant planned = clock.rests().get(resumed.reason());
            SeatClock back = clock.resting(resumed.reason(), null);
            boolean early = resumed.reason() == PauseReason.VACATION && planned != null;
            return started(early ? back.spending(Duration.between(planned, resumed.at())) : back, resumed.at());
        });
    }

    /** How long pauses that stop play have lasted, with one that ends at a moment. */
    private Duration held(@Nullable Hold over, Instant end) {
        return over == null || !over.reason().stopsPlay() ? held : held.plus(Duration.between(over.from(), end));
    }

    private Clocks ruled(TableRuled table) {
        Ruled now = new Ruled(table.ruling(), table.kind(), table.reason(), table.at());
        Clocks still = each(clock -> clock.counted(table.at()).running(clock.left(table.at()), null));
        return new Clocks(terms, still.seats, hold, held, at, now);
    }

    // what was to end meanwhile has ended, and costs nobody the time since then
    private Clocks lifted(Instant now) {
        Hold rest = hold == null || hold.until().isAfter(now) ? hold : null;
        Duration longer = hold == null || rest != null ? held : held(hold, hold.until());
        Clocks free = new Clocks(terms, seats, rest, longer, at, null);
        return free.each(clock -> free.started(clock.rested(now), now));
    }

    private SeatClock started(SeatClock clock, Instant moment) {
        boolean runs = clock.toAct() && clock.since() == null && clock.rests().isEmpty() && hold == null;
        return runs ? clock.running(clock.left(), moment) : clock;
    }

    // whoever takes a seat over begins with a whole turn, or half a bank where more is not left
    private SeatClock handedOver(SeatClock clock, Instant now) {
        SeatClock begun = clock.at(0, 0);
        if (!(terms.clock() instanceof ClockRule.Live live)) {
            Duration time = clock.answering() ? terms.clock().answer().length() : time(begun, false);
            return clock.toAct()
                    ? rested(begun).opened(time, runs(now), clock.turn(), clock.answering())
                    : rested(begun);
        }
        Duration half = live.bank().length().dividedBy(2);
        Duration left = clock.left() == null || clock.answering() ? clock.bank() : clock.left();
        Duration bank = left.compareTo(half) < 0 ? half : left;
        SeatClock filled = new SeatClock(
                bank,
                clock.left(),
                clock.since(),
                clock.turn(),
                clock.answering(),
                true,
                false,
                clock.rests(),
                clock.vacation(),
                0,
                0);
        return clock.toAct() && !clock.answering() ? filled.running(bank, runs(now)) : filled;
    }

    private static SeatClock rested(SeatClock clock) {
        SeatClock free = clock;
        for (PauseReason reason : clock.rests().keySet()) {
            free = free.resting(reason, null);
        }
        return free;
    }

    private @Nullable Instant runs(Instant now) {
        return hold == null ? latest(now) : null;
    }

    private Instant latest(Instant moment) {
        return moment.isAfter(at) ? moment : at;
    }

    private SeatClock turned(SeatClock clock, Instant now, boolean toAct, PendingSeats pendingSeats, boolean afresh) {
        boolean answer = toAct && pendingSeats.answering();
        boolean same = toAct
                && clock.toAct()
                && clock.turn() == pendingSeats.turn()
                && clock.answering() == answer
                && !(answer && afresh);
        if (same) {
            return clock;
        }
        SeatClock closed = clock.toAct() ? closed(clock, afresh) : clock;
        if (!toAct) {
            return closed;
        }
        Instant since = hold == null && closed.rests().isEmpty() ? now : null;
        return closed.opened(time(closed, answer), since, pendingSeats.turn(), answer);
    }

    private SeatClock closed(SeatClock clock, boolean played) {
        SeatClock back = played ? clock.at(0, 0) : clock;
        Duration left = clock.left();
        if (!(terms.clock() instanceof ClockRule.Live live) || clock.answering() || left == null) {
            return back.closed(clock.bank());
        }
        Duration rest = left.compareTo(clock.bank()) < 0 ? left : clock.bank();
        Duration refilled = rest.plus(live.increment().length());
        Duration cap = live.cap().length();
        return back.closed(refilled.compareTo(cap) > 0 ? cap : refilled);
    }

    private Duration time(SeatClock clock, boolean answer) {
        if (answer) {
            return terms.clock().answer().length();
        }
        return switch (terms.clock()) {
            case ClockRule.Live live ->
                clock.met() ? clock.bank() : clock.bank().plus(live.grace().length());
            case ClockRule.PerMove moves ->
                clock.met()
                        ? moves.move().length()
                        : moves.move().length().plus(moves.grace().length());
            case ClockRule.Unlimited none -> none.idle().length();
        };
    }

    // a step of the clock itself is no sign of life
    private static boolean played(Step step) {
        if (step.player().isEmpty()) {
            return false;
        }
        for (MatchEvent event : step.events()) {
            if (event instanceof MatchEvent.Played) {
                return true;
            }
        }
        return false;
    }

    private Clocks each(UnaryOperator<SeatClock> change) {
        List<SeatClock> all = new ArrayList<>(seats.size());
        for (SeatClock clock : seats) {
            all.add(change.apply(clock));
        }
        return with(all);
    }

    private Clocks changed(Seat seat, UnaryOperator<SeatClock> change) {
        List<SeatClock> all = new ArrayList<>(seats);
        all.set(seat.index(), change.apply(of(seat)));
        return with(all);
    }

    private Clocks with(List<SeatClock> all) {
        return new Clocks(terms, all, hold, held, at, ruled);
    }
}
