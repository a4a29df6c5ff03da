package baffin.bot.load.pace;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Commands are due at fixed times, whether or not the ones before have been answered: the k-th at k / rate after the
 * start. A command that finds no match ready waits, and its latency counts from when it was due, so that a platform
 * that stands still for a moment is charged with everything that should have happened meanwhile.
 */
public final class OpenLoop implements Pace {

    private static final double NANOS_A_SECOND = TimeUnit.SECONDS.toNanos(1);

    private final LongSupplier clock;
    private final Queue<Player> ready = new ArrayDeque<>();
    private double rate;
    private long start;
    private long handed;
    private long most;

    /** @param clock in nanoseconds */
    public OpenLoop(LongSupplier clock) {
        this.clock = clock;
    }

    /**
     * Begins anew from now; what was due and not handed out is forgotten.
     *
     * @param perSecond commands due each second
     */
    public void start(double perSecond) {
        if (!(perSecond > 0)) {
            throw new IllegalArgumentException("a rate is more than 0, not " + perSecond);
        }
        rate = perSecond;
        start = clock.getAsLong();
        handed = 0;
        most = Long.MAX_VALUE;
    }

    /**
     * Nothing becomes due after now; what is due already is still handed out.
     *
     * @return how many commands were due since the start
     */
    public long stop() {
        most = handed + waiting();
        return most;
    }

    @Override
    public void ready(Player player) {
        ready.add(player);
        tick();
    }

    /** Hands each command that is due to a match that is ready, the longest-waiting first. */
    public void tick() {
        while (!ready.isEmpty() && waiting() > 0) {
            ready.remove().play(due(handed++));
        }
    }

    /** How many commands are due and have found no match. */
    public long waiting() {
        if (rate == 0) {
            return 0;
        }
        // rounding never puts a command before its time
        long begun = (long) Math.floor((clock.getAsLong() - start) * rate / NANOS_A_SECOND) + 1;
        while (begun > 0 && due(begun - 1) > clock.getAsLong()) {
            begun--;
        }
        return Math.min(most, begun) - handed;
    }

    /** When the next command is due that has not been handed out (ns on the clock); may have passed. */
    public long nextDue() {
        return handed >= most || rate == 0 ? Long.MAX_VALUE : due(handed + Math.max(0, waiting()));
    }

    /** When the commands that still wait were due (ns on the clock), the earliest first; they are given up. */
    public long[] giveUp() {
        long[] due = new long[(int) Math.min(Integer.MAX_VALUE, Math.max(0, waiting()))];
        for (int index = 0; index < due.length; index++) {
            due[index] = due(handed++);
        }
        return due;
    }

    private long due(long index) {
        return start + (long) Math.ceil(index * NANOS_A_SECOND / rate);
    }
}
