package baffin.standalone.process;

import java.time.Duration;

/**
 * How long to wait before a part that died is started again: doubles from the first pause up to the longest, and starts
 * over
 * once the part has held out for long enough.
 *
 * @param first the first pause
 * @param longest no pause is longer
 * @param healthyAfter a part that ran at least this long counts as well again
 */
public record BackOff(Duration first, Duration longest, Duration healthyAfter) {

    /** Half a second to thirty seconds; a minute of life wipes the slate. */
    public static final BackOff USUAL =
            new BackOff(Duration.ofMillis(500), Duration.ofSeconds(30), Duration.ofMinutes(1));

    private static final int DOUBLINGS_MAX = 20;

    /** The pause after the given number of failures in a row, at least 1. */
    public Duration pause(int failures) {
        Duration pause = first.multipliedBy(1L << Math.min(failures - 1, DOUBLINGS_MAX));
        return pause.compareTo(longest) > 0 ? longest : pause;
    }

    /** The number of failures in a row, now that a part died after it ran for the given time. */
    public int failuresAfter(int before, Duration ran) {
        return ran.compareTo(healthyAfter) >= 0 ? 1 : before + 1;
    }
}
