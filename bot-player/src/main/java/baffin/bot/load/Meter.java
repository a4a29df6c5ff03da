package baffin.bot.load;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;

/** Counts what happens; for many threads. Times are in microseconds. */
final class Meter {

    private static final int DIGITS = 3;

    private final Recorder commands = new Recorder(DIGITS);
    private final Recorder lags = new Recorder(DIGITS);
    private final Map<String, LongAdder> counts = new ConcurrentSkipListMap<>();

    void command(long micros) {
        commands.recordValue(micros);
        count("accepted");
    }

    void lag(long micros) {
        lags.recordValue(micros);
    }

    void count(String what) {
        counts.computeIfAbsent(what, name -> new LongAdder()).increment();
    }

    long counted(String what) {
        LongAdder adder = counts.get(what);
        return adder == null ? 0 : adder.sum();
    }

    /** Everything begins at nothing again. */
    void reset() {
        commands.reset();
        lags.reset();
        counts.values().forEach(LongAdder::reset);
    }

    /** Command latencies since the last call or reset. */
    Histogram commandLatencies() {
        return commands.getIntervalHistogram();
    }

    /** Times from an acknowledgement to the view that shows it, since the last call or reset. */
    Histogram viewLags() {
        return lags.getIntervalHistogram();
    }

    /** All counts whose names begin so, without that beginning. */
    Map<String, Long> countsOf(String prefix) {
        Map<String, Long> found = new ConcurrentSkipListMap<>();
        counts.forEach((name, adder) -> {
            if (name.startsWith(prefix) && adder.sum() > 0) {
                found.put(name.substring(prefix.length()), adder.sum());
            }
        });
        return found;
    }
}
