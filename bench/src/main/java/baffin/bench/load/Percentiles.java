package baffin.bench.load;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import org.HdrHistogram.Histogram;

/**
 * Times in milliseconds.
 *
 * @param count how many were taken
 * @param p50 half were faster
 * @param p90 nine of ten
 * @param p99 all but one of a hundred
 * @param p999 all but one of a thousand
 * @param max the slowest
 */
public record Percentiles(
        long count,
        double p50,
        double p90,
        double p99,
        @JsonProperty("p99.9") double p999,
        double max) {

    private static final double MICROS_A_MILLI = 1_000;

    /** Of times in microseconds; all 0 where there are none. */
    static Percentiles of(Histogram micros) {
        return new Percentiles(
                micros.getTotalCount(),
                millis(micros, 50),
                millis(micros, 90),
                millis(micros, 99),
                millis(micros, 99.9),
                millis(micros, 100));
    }

    /** On one line, for people. */
    String text() {
        return String.format(
                Locale.ROOT, "p50 %.1f  p90 %.1f  p99 %.1f  p99.9 %.1f  max %.1f ms", p50, p90, p99, p999, max);
    }

    private static double millis(Histogram micros, double percentile) {
        return micros.getTotalCount() == 0 ? 0 : micros.getValueAtPercentile(percentile) / MICROS_A_MILLI;
    }
}
