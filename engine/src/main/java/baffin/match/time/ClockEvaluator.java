package baffin.match.time;

import baffin.game.Seat;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.ClockPaused;
import baffin.match.event.MatchEvent.ClockResumed;
import baffin.match.event.MatchEvent.TimeIsShort;
import baffin.match.terms.ClockRule;
import baffin.match.terms.PauseReason;
import baffin.match.terms.QuietHours;
import baffin.match.terms.SeatHolder;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Looks at the clocks of a match at one moment: what has to be said, and when to look again. Lives for one look. */
public final class ClockEvaluator {

    private static final Duration LIVE_SHORT = Duration.ofSeconds(20);
    private static final Duration MOVE_SHORT = Duration.ofHours(12);

    private final List<SeatHolder> holders;
    private final Instant now;
    private final List<MatchEvent> rung = new ArrayList<>();
    private Clocks clocks;

    /**
     * A look at the clocks.
     *
     * @param at the moment; a moment before the latest of the log counts as that one
     */
    public ClockEvaluator(Clocks clocks, List<SeatHolder> holders, Instant at) {
        this.clocks = clocks;
        this.holders = holders;
        this.now = at.isAfter(clocks.at()) ? at : clocks.at();
    }

    /** When there is something to be said next; null when nothing is to be expected. */
    public static @Nullable Instant next(Clocks clocks, List<SeatHolder> holders) {
        Hold hold = clocks.hold();
        if (hold != null) {
            return hold.until();
        }
        Instant first = null;
        for (int index = 0; index < holders.size(); index++) {
            SeatClock clock = clocks.of(new Seat(index));
            for (Instant moment :
                    next(clocks.terms().clock(), clock, holders.get(index).quiet())) {
                first = first == null || moment.isBefore(first) ? moment : first;
            }
        }
        return first;
    }

    private static List<Instant> next(ClockRule rule, SeatClock clock, @Nullable QuietHours quiet) {
        List<Instant> moments = new ArrayList<>(clock.rests().values());
        Instant deadline = clock.deadline();
        if (deadline != null) {
            moments.add(deadline);
            if (warns(rule, clock)) {
                moments.add(deadline.minus(shortTime(rule, clock)));
            }
            Rest.next(rule, quiet, Objects.requireNonNull(clock.since(), "it runs"))
                    .ifPresent(rest -> moments.add(rest.from()));
        }
        return moments;
    }

    /** What was said so far. */
    public List<MatchEvent> rung() {
        return rung;
    }

    /** The clocks after all that was said. */
    public Clocks clocks() {
        return clocks;
    }

    /** Takes a time in which the platform was absent out of everybody's clock, also from where a pause ended in it. */
    public void outage(@Nullable Instant from, @Nullable Instant until) {
        if (from == null || until == null) {
            return;
        }
        Instant begin = latest(from, clocks.at());
        Instant end = until.isBefore(now) ? until : now;
        Hold hold = clocks.hold();
        if (hold != null && hold.until().isBefore(end)) {
            begin = latest(begin, hold.until());
            ring(new ClockResumed(null, hold.reason(), hold.until()));
        }
        boolean awaited = clocks.seats().stream().anyMatch(SeatClock::toAct);
        if (awaited && clocks.hold() == null && begin.isBefore(end)) {
            ring(new ClockPaused(null, PauseReason.OUTAGE, begin, end, null));
        }
    }

    private static Instant latest(Instant one, Instant other) {
        return one.isBefore(other) ? other : one;
    }

    /** Lets all pauses that are over end and those that are due begin, in the order of time. */
    public void pauses() {
        Optional<MatchEvent> next = nextPause();
        while (next.isPresent()) {
            ring(next.get());
            next = nextPause();
        }
    }

    private Optional<MatchEvent> nextPause() {
        Hold hold = clocks.hold();
        if (hold == null) {
            return seats().map(this::nextPause).flatMap(Optional::stream).findFirst();
        }
        if (!due(hold.until())) {
            return Optional.empty();
        }
        // a rest that ended while the whole match was held must not start its clock before the hold ends
        return seats().map(seat -> rested(seat, hold.until()))
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> Optional.of(new ClockResumed(null, hold.reason(), hold.until())));
    }

    private Optional<MatchEvent> rested(Seat seat, Instant by) {
        return clocks.of(seat).rests().entrySet().stream()
                .filter(rest -> !rest.getValue().isAfter(by))
                .min(Map.Entry.<PauseReason, Instant>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .map(rest -> new ClockResumed(seat, rest.getKey(), rest.getValue()));
    }

    private Optional<MatchEvent> nextPause(Seat seat) {
        Optional<MatchEvent> over = rested(seat, now);
        if (over.isPresent()) {
            return over;
        }
        SeatClock clock = clocks.of(seat);
        Instant deadline = clock.deadline();
        if (deadline == null) {
            return Optional.empty();
        }
        QuietHours quiet = holders.get(seat.index()).quiet();
        return Rest.next(clocks.terms().clock(), quiet, Objects.requireNonNull(clock.since(), "it runs"))
                .filter(rest -> due(rest.from()) && rest.from().isBefore(deadline))
                .map(rest -> new ClockPaused(seat, rest.reason(), rest.from(), rest.until(), null));
    }

    /** The seat whose time has run out, the longest ago first. */
    public Optional<Seat> out() {
        return seats().filter(seat -> isOut(clocks.of(seat)))
                .min((a, b) -> deadline(a).compareTo(deadline(b)));
    }

    private boolean isOut(SeatClock clock) {
        Instant deadline = clock.deadline();
        return deadline != null && due(deadline);
    }

    private Instant deadline(Seat seat) {
        return Objects.requireNonNull(clocks.of(seat).deadline(), "it runs");
    }

    /** Whom to tell that time is short. */
    public Collection<MatchEvent> warnings() {
        ClockRule rule = clocks.terms().clock();
        return seats().filter(seat -> {
                    SeatClock clock = clocks.of(seat);
                    Instant deadline = clock.deadline();
                    return deadline != null && warns(rule, clock) && due(deadline.minus(shortTime(rule, clock)));
                })
                .map(seat -> (MatchEvent) new TimeIsShort(seat, deadline(seat)))
                .toList();
    }

    // a clock that is low when it starts is no news
    private static boolean warns(ClockRule rule, SeatClock clock) {
        Duration left = clock.left();
        return !clock.warned() && left != null && left.compareTo(shortTime(rule, clock)) > 0;
    }

    private static Duration shortTime(ClockRule rule, SeatClock clock) {
        if (clock.answering()) {
            return rule.answer().length().dividedBy(4);
        }
        return switch (rule) {
            case ClockRule.Live live -> LIVE_SHORT;
            case ClockRule.PerMove moves -> shorter(moves.move().length().dividedBy(4), MOVE_SHORT);
            case ClockRule.Unlimited none -> none.idle().length().dividedBy(10);
        };
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    private Stream<Seat> seats() {
        return IntStream.range(0, holders.size()).mapToObj(Seat::new);
    }

    private boolean due(Instant moment) {
        return !moment.isAfter(now);
    }

    private void ring(MatchEvent event) {
        rung.add(event);
        clocks = clocks.with(event, now);
    }
}
