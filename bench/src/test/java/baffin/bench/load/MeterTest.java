package baffin.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class MeterTest {

    private long now;
    private final Meter meter = new Meter(() -> now);

    @Test
    void latency_counts_from_when_a_command_was_due() {
        answered(100, 130, 150, Meter.ACCEPTED);

        assertThat(meter.taken(Meter.Time.COMMAND).max()).isCloseTo(50, Percentage.withPercentage(1));
        assertThat(meter.taken(Meter.Time.QUEUE).max()).isCloseTo(30, Percentage.withPercentage(1));
        assertThat(meter.counted(Meter.ACCEPTED)).isEqualTo(1);
    }

    @Test
    void commands_that_were_due_before_the_window_do_not_count_in_it() {
        answered(100, 100, 110, Meter.ACCEPTED);
        meter.reset(ms(200));
        meter.due(ms(199));
        answered(199, 199, 300, Meter.ACCEPTED);
        answered(199, 199, 900, Meter.TIMED_OUT);
        meter.notSent(ms(199));
        meter.due(ms(200));
        answered(200, 200, 201, Meter.ACCEPTED);

        assertThat(meter.counts()).isEqualTo(Map.of("due", 1L, "answered", 1L, Meter.ACCEPTED, 1L));
        assertThat(meter.taken(Meter.Time.COMMAND).count()).isEqualTo(1);
    }

    @Test
    void a_command_that_was_not_answered_in_time_is_the_slowest_of_all() {
        answered(0, 0, 10, Meter.ACCEPTED);
        answered(0, 0, 10_000, Meter.TIMED_OUT);
        answered(0, 0, 20_000, Meter.LIMITED);

        Percentiles found = meter.taken(Meter.Time.COMMAND);
        assertThat(found.count()).isEqualTo(2);
        assertThat(found.max()).isCloseTo(10_000, Percentage.withPercentage(1));
        assertThat(meter.counts())
                .isEqualTo(Map.of("answered", 3L, Meter.ACCEPTED, 1L, Meter.TIMED_OUT, 1L, Meter.LIMITED, 1L));
    }

    @Test
    void percentiles_are_those_of_all_times() {
        for (int milli = 1; milli <= 1_000; milli++) {
            meter.time(Meter.Time.VISIBLE, ms(milli));
        }

        Percentiles found = meter.taken(Meter.Time.VISIBLE);
        assertThat(found.count()).isEqualTo(1_000);
        assertThat(found.p50()).isCloseTo(500, Percentage.withPercentage(1));
        assertThat(found.p90()).isCloseTo(900, Percentage.withPercentage(1));
        assertThat(found.p99()).isCloseTo(990, Percentage.withPercentage(1));
        assertThat(found.p999()).isCloseTo(999, Percentage.withPercentage(1));
    }

    @Test
    void no_times_are_all_nothing() {
        assertThat(meter.taken(Meter.Time.VISIBLE)).isEqualTo(new Percentiles(0, 0, 0, 0, 0, 0));
    }

    private void answered(long due, long sent, long at, String outcome) {
        now = ms(at);
        meter.answered(ms(due), ms(sent), outcome);
    }

    private static long ms(long millis) {
        return TimeUnit.MILLISECONDS.toNanos(millis);
    }
}
