package baffin.standalone.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BackOffTest {

    private final BackOff backOff = new BackOff(Duration.ofMillis(500), Duration.ofSeconds(30), Duration.ofMinutes(1));

    @Test
    void pauses_double_up_to_the_longest() {
        assertThat(backOff.pause(1)).hasMillis(500);
        assertThat(backOff.pause(2)).hasMillis(1000);
        assertThat(backOff.pause(6)).hasMillis(16_000);
        assertThat(backOff.pause(7)).hasSeconds(30);
        assertThat(backOff.pause(1_000_000)).hasSeconds(30);
    }

    @Test
    void a_part_that_held_out_starts_over_and_one_that_did_not_goes_on_counting() {
        assertThat(backOff.failuresAfter(5, Duration.ofMinutes(1))).isEqualTo(1);
        assertThat(backOff.failuresAfter(5, Duration.ofSeconds(59))).isEqualTo(6);
    }
}
