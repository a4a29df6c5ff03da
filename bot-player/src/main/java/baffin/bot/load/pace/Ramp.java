package baffin.bot.load.pace;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Looks for the highest rate that holds: grows until one fails, then halves the gap between the best that held and the
 * least that failed. A rate fails only when it fails twice, and the one that bounds the search is tried once more at
 * its end, so that a machine that was busy for a while decides nothing.
 */
public final class Ramp {

    private static final double GROWTH = 1.5;
    private static final double GAP_MIN = 1.06;
    private static final double LEAST_RATE = 0.5;
    private static final double OVER = 0;
    private static final double DONE_LEAST = 0.95;

    private final double p99Limit;
    private final List<Step> steps = new ArrayList<>();
    private double held;
    private double failed = Double.POSITIVE_INFINITY;
    private double next;
    private boolean again;
    private boolean last;

    /**
     * A search.
     *
     * @param first rate to begin with, commands a second
     * @param p99Limit in ms; a rate with a higher 99th percentile does not hold
     */
    public Ramp(double first, double p99Limit) {
        this.next = first;
        this.p99Limit = p99Limit;
    }

    /**
     * How a rate went.
     *
     * @param rate commands due a second
     * @param accepted commands of them that the log took, a second
     * @param p50 from due to acknowledged (ms)
     * @param p99 the same, all but one of a hundred
     * @param failures commands limited, timed out, failed or not even sent
     * @param held whether the rate holds
     */
    public record Step(double rate, double accepted, double p50, double p99, long failures, boolean held) {}

    /** The rate to try now; empty when the search is over. */
    public OptionalDouble next() {
        return next < LEAST_RATE ? OptionalDouble.empty() : OptionalDouble.of(next);
    }

    /**
     * Tells how the rate of {@link #next} went.
     *
     * @return the same with the verdict
     */
    public Step tried(double accepted, double p50, double p99, long failures) {
        boolean holds = p99 <= p99Limit && failures == 0 && accepted >= next * DONE_LEAST;
        Step step = new Step(next, accepted, p50, p99, failures, holds);
        steps.add(step);
        next = following(holds);
        return step;
    }

    private double following(boolean holds) {
        boolean bound = last;
        last = false;
        if (holds) {
            held = next;
            again = false;
            failed = bound ? Double.POSITIVE_INFINITY : failed;
        } else if (bound) {
            return OVER;
        } else if (!again) {
            again = true;
            return next;
        } else {
            failed = next;
            again = false;
        }
        if (held == 0) {
            return failed / 2;
        }
        if (Double.isInfinite(failed)) {
            return held * GROWTH;
        }
        last = failed / held < GAP_MIN;
        return last ? failed : Math.sqrt(held * failed);
    }

    /** The highest rate that held, commands a second; 0 when none did. */
    public double best() {
        return held;
    }

    /** Everything tried, in order. */
    public List<Step> steps() {
        return List.copyOf(steps);
    }
}
