package baffin.platform.runtime.decider.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class PulseTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private long seconds;
    private final Pulse pulse = new Pulse(() -> Duration.ofSeconds(seconds).toNanos());

    @Test
    void a_task_that_gives_no_beat_is_in_trouble_until_it_moves_or_ends() {
        Pulse.Beat one = pulse.started();
        Pulse.Beat other = pulse.started();
        seconds = 60;
        assertThat(pulse.trouble(PATIENCE)).isEmpty();
        seconds = 61;
        other.beat();
        assertThat(pulse.trouble(PATIENCE))
                .hasValueSatisfying(fault -> assertThat(fault).contains("not moved"));
        one.beat();
        assertThat(pulse.trouble(PATIENCE)).isEmpty();
        seconds = 1_000;
        one.close();
        other.close();
        assertThat(pulse.trouble(PATIENCE)).isEmpty();
    }

    @Test
    void threads_that_end_one_after_the_other_are_in_trouble_and_a_single_one_is_not() {
        pulse.failed();
        seconds = 15;
        assertThat(pulse.trouble(PATIENCE)).isEmpty();
        for (int time = 0; time < 5; time++) {
            pulse.failed();
            seconds += 15;
        }
        assertThat(pulse.trouble(PATIENCE))
                .hasValueSatisfying(fault -> assertThat(fault).contains("6 of them"));
        seconds += 30;
        assertThat(pulse.trouble(PATIENCE)).isEmpty();
        assertThat(pulse.failed()).isEqualTo(1);
    }
}
