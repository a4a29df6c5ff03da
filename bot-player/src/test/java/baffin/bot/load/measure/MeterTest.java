package baffin.bot.load.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class MeterTest {

    private final Meter meter = new Meter();

    @Test
    void latency_counts_from_when_a_command_was_due() {
        meter.accepted(ms(100), ms(130), ms(150));

        assertThat(Percentiles.of(meter.taken(Meter.Time.COMMAND)).max()).isCloseTo(50, Percentage.withPercentage(1));
        assertThat(Percentiles.of(meter.taken(Meter.Time.QUEUE)).max()).isCloseTo(30, Percentage.withPercentage(1));
        assertThat(meter.counted(Meter.ACCEPTED)).isEqualTo(1);
    }

    @Test
    void commands_that_were_due_before_the_window_do_not_count_in_it() {
        meter.accepted(ms(100), ms(100), ms(110));
        meter.reset(ms(200));
        meter.accepted(ms(199), ms(199), ms(300));
        meter.timedOut(ms(199), ms(900));
        meter.accepted(ms(200), ms(200), ms(201));

        assertThat(meter.counted(Meter.ACCEPTED)).isEqualTo(1);
        assertThat(Percentiles.of(meter.taken(Meter.Time.COMMAND)).count()).isEqualTo(1);
    }

    @Test
    void a_command_that_was_not_answered_in_time_is_the_slowest_of_all() {
        meter.accepted(ms(0), ms(0), ms(10));
        meter.timedOut(ms(0), ms(10_000));

        Percentiles found = Percentiles.of(meter.taken(Meter.Time.COMMAND));
        assertThat(found.count()).isEqualTo(2);
        assertThat(found.max()).isCloseTo(10_000, Percentage.withPercentage(1));
        assertThat(meter.counted(Meter.ACCEPTED)).isEqualTo(1);
    }

    @Test
    void no_times_are_all_nothing() {
        assertThat(Percentiles.of(meter.taken(Meter.Time.VIEW_LAG))).isEqualTo(new Percentiles(0, 0, 0, 0, 0, 0, 0));
    }

    private static long ms(long millis) {
        return TimeUnit.MILLISECONDS.toNanos(millis);
    }
}
