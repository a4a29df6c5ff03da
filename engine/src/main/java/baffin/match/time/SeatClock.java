package baffin.match.time;

import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.PauseReason;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The time of one seat.
 *
 * @param bank what a live clock holds; zero with other clocks
 * @param left what was left of the present question when it was last counted; null when the seat is not asked
 * @param since from when {@code left} runs down (UTC); null while it stands still
 * @param turn the turn in which the seat is asked
 * @param answering true when it is asked out of its own turn
 * @param met true once it was asked for the first time, so that the grace is used up
 * @param warned true once the player was told that time is short
 * @param rests why it stands still, and until when
 * @param vacation what is left of the budget
 * @param step place in the list of absence steps
 * @param used how often that step was taken
 */
public record SeatClock(
        Duration bank,
        @Nullable Duration left,
        @Nullable Instant since,
        int turn,
        boolean answering,
        boolean met,
        boolean warned,
        Map<PauseReason, Instant> rests,
        Duration vacation,
        int step,
        int used) {

    public SeatClock {
        rests = Map.copyOf(rests);
    }

    /** The clock of a seat that was never asked. */
    static SeatClock fresh(MatchTerms terms) {
        Duration bank =
                terms.clock() instanceof ClockRule.Live live ? live.bank().length() : Duration.ZERO;
        Duration vacation = Duration.ofDays(terms.vacationDays());
        return new SeatClock(bank, null, null, 0, false, false, false, Map.of(), vacation, 0, 0);
    }

    /** True while the seat is asked. */
    public boolean toAct() {
        return left != null;
    }

    /** What is left of the present question at a moment; never below zero; null when the seat is not asked. */
    public @Nullable Duration left(Instant now) {
        if (left == null || since == null || !now.isAfter(since)) {
            return left;
        }
        Duration rest = left.minus(Duration.between(since, now));
        return rest.isNegative() ? Duration.ZERO : rest;
    }

    /** When the time runs out if nothing happens; null while the clock stands still. */
    public @Nullable Instant deadline() {
        return left == null || since == null ? null : since.plus(left);
    }

    SeatClock counted(Instant now) {
        return since == null || !now.isAfter(since) ? this : running(left(now), now);
    }

    SeatClock running(@Nullable Duration rest, @Nullable Instant from) {
        return new SeatClock(bank, rest, from, turn, answering, met, warned, rests, vacation, step, used);
    }

    SeatClock opened(Duration time, @Nullable Instant from, int inTurn, boolean answer) {
        return new SeatClock(bank, time, from, inTurn, answer, met || !answer, false, rests, vacation, step, used);
    }

    SeatClock closed(Duration nowInBank) {
        return new SeatClock(nowInBank, null, null, turn, false, met, false, rests, vacation, step, used);
    }

    SeatClock warnedNow() {
        return new SeatClock(bank, left, since, turn, answering, met, true, rests, vacation, step, used);
    }

    SeatClock at(int place, int times) {
        return new SeatClock(bank, left, since, turn, answering, met, warned, rests, vacation, place, times);
    }

    SeatClock spending(Duration days) {
        return new SeatClock(bank, left, since, turn, answering, met, warned, rests, vacation.minus(days), step, used);
    }

    /** The clock once all rests that end by a moment are over. */
    SeatClock rested(Instant now) {
        SeatClock awake = this;
        for (Map.Entry<PauseReason, Instant> rest : rests.entrySet()) {
            awake = rest.getValue().isAfter(now) ? awake : awake.resting(rest.getKey(), null);
        }
        return awake;
    }

    SeatClock resting(PauseReason reason, @Nullable Instant until) {
        Map<PauseReason, Instant> all = new EnumMap<>(PauseReason.class);
        all.putAll(rests);
        if (until == null) {
            all.remove(reason);
        } else {
            all.put(reason, until);
        }
        return new SeatClock(bank, left, since, turn, answering, met, warned, all, vacation, step, used);
    }
}
