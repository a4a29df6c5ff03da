package baffin.bench.load;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;
import org.HdrHistogram.Recorder;

/** Counts what happens, for many threads. All moments are on its clock (ns). */
final class Meter {

    /** Counts commands that the log took. */
    static final String ACCEPTED = "accepted";

    /** Counts commands refused because a player may not send as many (429). */
    static final String LIMITED = "limited";

    /** Counts commands without an answer in time. */
    static final String TIMED_OUT = "timed out";

    /** Counts commands that were due in an open loop. */
    static final String DUE = "due";

    /** Counts commands that were answered in any way, or not in time. */
    static final String ANSWERED = "answered";

    private static final int DIGITS = 3;

    /** What is timed. */
    enum Time {
        /** From when a command was due to the acknowledgement of the log; of refused ones nothing. */
        COMMAND,
        /** From when a command was due until it was sent. */
        QUEUE,
        /** From the acknowledgement to a read of the match that shows it. */
        VISIBLE,
        /** From the acknowledgement to the event on a spectator's stream; 0 for one that came first. */
        STREAM
    }

    private final LongSupplier clock;
    private final Map<Time, Recorder> times = new EnumMap<>(Time.class);
    private final Map<String, LongAdder> counts = new ConcurrentHashMap<>();
    private volatile long since = Long.MIN_VALUE;

    Meter(LongSupplier clock) {
        this.clock = clock;
        for (Time time : Time.values()) {
            times.put(time, new Recorder(DIGITS));
        }
    }

    long now() {
        return clock.getAsLong();
    }

    /** A command of an open loop is due; like all below, it does not count when that was before the last reset. */
    void due(long due) {
        if (due >= since) {
            count(DUE, 1);
        }
    }

    /**
     * A command was answered now, or not in time: then its latency is what has passed, or the slowest would be left
     * out.
     *
     * @param due when it was due
     * @param sent when it was sent
     * @param outcome what it counts as
     */
    void answered(long due, long sent, String outcome) {
        if (due >= since) {
            if (outcome.equals(ACCEPTED)) {
                time(Time.QUEUE, sent - due);
            }
            if (outcome.equals(ACCEPTED) || outcome.equals(TIMED_OUT)) {
                time(Time.COMMAND, now() - due);
            }
            count(outcome, 1);
            count(ANSWERED, 1);
        }
    }

    /** A command that was due found no match until now, and is given up. */
    void notSent(long due) {
        if (due >= since) {
            time(Time.COMMAND, now() - due);
            count("not sent", 1);
        }
    }

    /** Notes a time; less than nothing counts as nothing. */
    void time(Time what, long nanos) {
        recorder(what).recordValue(TimeUnit.NANOSECONDS.toMicros(Math.max(0, nanos)));
    }

    void count(String what, long times) {
        counts.computeIfAbsent(what, name -> new LongAdder()).add(times);
    }

    long counted(String what) {
        LongAdder adder = counts.get(what);
        return adder == null ? 0 : adder.sum();
    }

    /** All that happened since the last reset, by name. */
    Map<String, Long> counts() {
        Map<String, Long> found = new TreeMap<>();
        counts.forEach((name, adder) -> found.put(name, adder.sum()));
        found.values().removeIf(count -> count == 0);
        return found;
    }

    /** Everything begins at nothing again; commands that were due before this moment will not count. */
    void reset(long from) {
        since = from;
        times.values().forEach(Recorder::reset);
        counts.values().forEach(LongAdder::reset);
    }

    /** Times since the last call or reset. */
    Percentiles taken(Time what) {
        return Percentiles.of(recorder(what).getIntervalHistogram());
    }

    private Recorder recorder(Time what) {
        return Objects.requireNonNull(times.get(what));
    }
}
