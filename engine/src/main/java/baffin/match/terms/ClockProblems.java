package baffin.match.terms;

import java.time.Duration;
import java.util.Map;

/** What may be wrong with a clock. */
final class ClockProblems {

    private static final Duration HOUR = Duration.ofHours(1);
    private static final Duration DAY = Duration.ofDays(1);

    private ClockProblems() {}

    static void of(ClockRule rule, Map<String, String> problems) {
        switch (rule) {
            case ClockRule.Live live -> {
                within("/clock/bank", live.bank(), Duration.ofSeconds(10), DAY, problems);
                within("/clock/increment", live.increment(), Duration.ZERO, HOUR, problems);
                within("/clock/cap", live.cap(), live.bank().length(), DAY.multipliedBy(2), problems);
                within("/clock/grace", live.grace(), Duration.ZERO, HOUR, problems);
                within("/clock/answer", live.answer(), Duration.ofSeconds(5), HOUR, problems);
            }
            case ClockRule.PerMove moves -> {
                within("/clock/move", moves.move(), HOUR, DAY.multipliedBy(30), problems);
                within("/clock/grace", moves.grace(), Duration.ZERO, DAY.multipliedBy(30), problems);
                within("/clock/answer", moves.answer(), HOUR, DAY.multipliedBy(30), problems);
            }
            case ClockRule.Unlimited none -> within("/clock/idle", none.idle(), HOUR, DAY.multipliedBy(90), problems);
        }
    }

    private static void within(
            String pointer, WrittenDuration written, Duration least, Duration most, Map<String, String> problems) {
        Duration value = written.length();
        if (value.compareTo(least) < 0 || value.compareTo(most) > 0) {
            problems.put(
                    pointer,
                    "must be from " + WrittenDuration.readable(least) + " to " + WrittenDuration.readable(most));
        }
    }
}
