package baffin.bench.load;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.LongConsumer;

/**
 * Commands are due at fixed times, whether or not the ones before have been answered. A command that finds no match
 * ready waits, and its latency counts from when it was due, so that a platform that stands still for a moment is
 * charged with everything that should have happened meanwhile. Lives on the wire's thread.
 */
final class OpenLoop {

    private static final double NANOS_A_SECOND = 1e9;

    private final Meter meter;
    private final double rate;
    private final Queue<LongConsumer> ready = new ArrayDeque<>();
    private final Queue<Long> waiting = new ArrayDeque<>();
    private long start;
    private long ticks;
    private boolean stopped;

    /** @param rate commands due a second */
    OpenLoop(Meter meter, double rate) {
        this.meter = meter;
        this.rate = rate;
    }

    /** The first command is due now, before its tick. */
    void start() {
        start = meter.now();
    }

    /** The next command is due, or was when this comes late. */
    void tick() {
        if (stopped) {
            return;
        }
        long due = start + (long) (ticks * NANOS_A_SECOND / rate);
        ticks++;
        meter.due(due);
        waiting.add(due);
        hand();
    }

    /**
     * Nothing more becomes due; what is due already is still handed out.
     *
     * @return how many commands were due since the last reset of the meter
     */
    long stop() {
        stopped = true;
        return meter.counted(Meter.DUE);
    }

    /** A match has its next command at hand, and sends it when it hears when that was due. */
    void ready(LongConsumer match) {
        ready.add(match);
        hand();
    }

    /**
     * Commands that have found no match are not sent any more.
     *
     * @return how many
     */
    int giveUp() {
        int left = waiting.size();
        waiting.forEach(meter::notSent);
        waiting.clear();
        return left;
    }

    private void hand() {
        while (!ready.isEmpty() && !waiting.isEmpty()) {
            ready.remove().accept(waiting.remove());
        }
    }
}
