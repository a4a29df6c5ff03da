package baffin.bot.load.pace;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class RampTest {

    private static final double LIMIT = 150;

    @Test
    void it_finds_the_rate_at_which_a_platform_becomes_too_slow() {
        for (double bears : new double[] {3, 21, 97, 431, 4_500}) {
            Ramp ramp = new Ramp(20, LIMIT);
            run(ramp, bears);
            assertThat(ramp.best()).isLessThanOrEqualTo(bears).isCloseTo(bears, Percentage.withPercentage(7));
            assertThat(ramp.steps()).hasSizeLessThan(40);
        }
    }

    @Test
    void one_hiccup_decides_nothing() {
        Ramp ramp = new Ramp(20, LIMIT);
        assertThat(ramp.tried(20, 5, 900, 0).held()).isFalse();
        assertThat(ramp.next()).hasValue(20);
        assertThat(ramp.tried(20, 5, 20, 0).held()).isTrue();
        assertThat(ramp.next()).hasValue(30);
    }

    @Test
    void a_machine_that_was_busy_at_first_does_not_bound_the_search() {
        Ramp ramp = new Ramp(20, LIMIT);
        for (int busy = 0; busy < 4; busy++) {
            ramp.tried(1, 5, 900, 0);
        }
        assertThat(ramp.next()).hasValue(5);
        run(ramp, 100);
        assertThat(ramp.best()).isCloseTo(100, Percentage.withPercentage(7));
    }

    @Test
    void a_rate_with_failures_or_that_is_not_reached_does_not_hold() {
        assertThat(new Ramp(20, LIMIT).tried(20, 5, 20, 1).held()).isFalse();
        assertThat(new Ramp(20, LIMIT).tried(15, 5, 20, 0).held()).isFalse();
        assertThat(new Ramp(20, LIMIT).tried(19.5, 5, 20, 0).held()).isTrue();
        assertThat(new Ramp(20, LIMIT).tried(20, 5, LIMIT, 0).held()).isTrue();
    }

    @Test
    void a_platform_that_bears_nothing_ends_the_search_with_nothing() {
        Ramp ramp = new Ramp(20, LIMIT);
        run(ramp, 0);
        assertThat(ramp.best()).isZero();
    }

    private static void run(Ramp ramp, double bears) {
        while (ramp.next().isPresent()) {
            double rate = ramp.next().getAsDouble();
            ramp.tried(rate, 5, rate <= bears ? 50 : 500, 0);
        }
    }
}
