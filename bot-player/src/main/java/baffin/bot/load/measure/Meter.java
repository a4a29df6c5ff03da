package baffin.bot.load.measure;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;

/** Counts what happens; for many threads. */
public final class Meter {

    /** Counts commands that the log took. */
    public static final String ACCEPTED = "accepted";

    /** Counts matches that have begun. */
    public static final String STARTED = "matches started";

    private static final int DIGITS = 3;

    /** What is timed. */
    public enum Time {
        /** From when a command was due to the acknowledgement of the log; of refused ones nothing. */
        COMMAND,
        /** From when a command was due until it was sent. */
        QUEUE,
        /** From the acknowledgement to a read of the match that shows it. */
        VIEW_LAG,
        /** From the acknowledgement to the event on a spectator's stream; 0 for one that came first. */
        STREAM_LAG,
        /** From when a read of the standings was due until it was answered. */
        STANDINGS
    }

    private final Map<Time, Recorder> times = new EnumMap<>(Time.class);
    private final Map<String, LongAdder> counts = new ConcurrentSkipListMap<>();

    private volatile long since = Long.MIN_VALUE;

    /** Nothing counted yet. */
    public Meter() {
        for (Time time : Time.values()) {
            times.put(time, new Recorder(DIGITS));
        }
    }

    /** Notes a time; less than nothing counts as nothing. */
    public void time(Time what, long nanos) {
        recorder(what).recordValue(TimeUnit.NANOSECONDS.toMicros(Math.max(0, nanos)));
    }

    /**
     * A command that the log took; does not count when it was due before the last reset.
     *
     * @param due when it was due
     * @param sent when it was sent
     * @param now when it was acknowledged, all on one clock (ns)
     */
    public void accepted(long due, long sent, long now) {
        if (due >= since) {
            time(Time.COMMAND, now - due);
            time(Time.QUEUE, sent - due);
            count(ACCEPTED);
        }
    }

    /** A command that was not answered in time: its latency is what has passed, or the slowest would be left out. */
    public void timedOut(long due, long now) {
        if (due >= since) {
            time(Time.COMMAND, now - due);
        }
    }

    /** Counts one. */
    public void count(String what) {
        count(what, 1);
    }

    /** Counts some. */
    public void count(String what, long times) {
        counts.computeIfAbsent(what, name -> new LongAdder()).add(times);
    }

    /** How many there were. */
    public long counted(String what) {
        LongAdder adder = counts.get(what);
        return adder == null ? 0 : adder.sum();
    }

    /**
     * Everything begins at nothing again.
     *
     * @param from commands that were due before do not count (ns on the clock of the commands)
     */
    public void reset(long from) {
        since = from;
        times.values().forEach(Recorder::reset);
        counts.values().forEach(LongAdder::reset);
    }

    /** Times in microseconds since the last call or reset. */
    public Histogram taken(Time what) {
        return recorder(what).getIntervalHistogram();
    }

    /** All counts whose names begin so, without that beginning. */
    public Map<String, Long> countsOf(String prefix) {
        Map<String, Long> found = new ConcurrentSkipListMap<>();
        counts.forEach((name, adder) -> {
            if (name.startsWith(prefix) && adder.sum() > 0) {
                found.put(name.substring(prefix.length()), adder.sum());
            }
        });
        return found;
    }

    private Recorder recorder(Time what) {
        Recorder recorder = times.get(what);
        if (recorder == null) {
            throw new IllegalStateException("all times have a recorder");
        }
        return recorder;
    }
}
