package baffin.gameservice.match.api;

import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.PauseReason;
import baffin.match.time.Clocks;
import baffin.match.time.Hold;
import baffin.match.time.SeatClock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The time of a match. All of it is folded from the log; only what runs is counted to {@code serverTime}.
 *
 * @param rule the agreed clock: an object with {@code type} Live, PerMove or Unlimited and ISO 8601 durations
 * @param absence what happens when time has run out, in order; objects with {@code type} Safe, Substitute, Bot, Forfeit
 * @param vacationDays days of vacation that each seat had at the start
 * @param hold the pause of the whole match; absent while it is played
 * @param seats one clock a seat, by index
 */
@Schema(name = "MatchClock")
public record ClockView(
        @Schema(type = SchemaType.OBJECT, implementation = Object.class)
        ClockRule rule,

        @Schema(type = SchemaType.ARRAY, implementation = Object.class)
        List<Object> absence,

        int vacationDays,
        @Nullable Pause hold,
        List<SeatTime> seats) {

    /**
     * A pause of the whole match.
     *
     * @param from since when (UTC)
     * @param until when it ends by itself (UTC)
     */
    @Schema(name = "MatchPause")
    public record Pause(PauseReason reason, Instant from, Instant until) {}

    /**
     * The time of one seat.
     *
     * @param seat its index
     * @param toAct true while it is for this seat to act
     * @param answering true when it is asked out of its own turn
     * @param running true while its clock runs
     * @param remainingMs what is left of the present question, in ms; absent when the seat is not asked
     * @param deadline when it runs out if nothing happens (UTC); absent while the clock stands still
     * @param bankMs what a live clock holds, in ms; 0 with other clocks
     * @param rests why the clock stands still, and until when (UTC)
     * @param vacationLeft what is left of the budget, ISO 8601
     * @param timeouts how often in a row the present step of the absence policy was taken
     */
    @Schema(name = "SeatClock")
    public record SeatTime(
            int seat,
            boolean toAct,
            boolean answering,
            boolean running,
            @Nullable Long remainingMs,
            @Nullable Instant deadline,
            long bankMs,

            @Schema(type = SchemaType.OBJECT, implementation = Object.class)
            Map<PauseReason, Instant> rests,

            @Schema(type = SchemaType.STRING, examples = "P2D")
            Duration vacationLeft,

            int timeouts) {}

    static ClockView of(Clocks clocks, Instant now) {
        MatchTerms terms = clocks.terms();
        Hold hold = clocks.hold();
        return new ClockView(
                terms.clock(),
                List.copyOf(terms.absence()),
                terms.vacationDays(),
                hold == null ? null : new Pause(hold.reason(), hold.from(), hold.until()),
                IntStream.range(0, clocks.seats().size())
                        .mapToObj(seat -> time(clocks, seat, now))
                        .toList());
    }

    private static SeatTime time(Clocks clocks, int seat, Instant now) {
        SeatClock clock = clocks.seats().get(seat);
        Duration left = clock.left(now);
        return new SeatTime(
                seat,
                clock.toAct() && clocks.ruled() == null,
                clock.answering(),
                clock.since() != null,
                left == null ? null : left.toMillis(),
                clock.deadline(),
                clock.bank().toMillis(),
                new TreeMap<>(clock.rests()),
                clock.vacation(),
                clock.used());
    }
}
