package baffin.bench.scaling;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bench.scaling.Growth.DeciderQueue;
import java.util.SplittableRandom;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class DeciderQueueTest {

    private static final int COMMANDS = 20_000;

    private final DeciderQueue queue = new DeciderQueue(8, 0.5);

    @Test
    void a_lonely_command_waits_for_its_own_transaction_only() {
        var waiting = queue.simulated(0.1, COMMANDS, new SplittableRandom(1));

        assertThat(waiting.p50()).isCloseTo(8.5, Percentage.withPercentage(0.1));
        assertThat(waiting.batch()).isCloseTo(1, Percentage.withPercentage(1));
    }

    @Test
    void transactions_grow_with_the_load_so_that_a_thread_carries_far_more_than_one_command_a_transaction() {
        var waiting = queue.simulated(1_000, COMMANDS, new SplittableRandom(1));

        assertThat(waiting.batch()).isGreaterThan(8);
        assertThat(waiting.busy()).isGreaterThan(0.9);
        assertThat(waiting.p99()).isLessThan(100);
    }

    @Test
    void the_work_done_is_what_the_commands_and_transactions_take() {
        var waiting = queue.simulated(50, COMMANDS, new SplittableRandom(1));
        double perCommand = 8 / waiting.batch() + 0.5;

        assertThat(waiting.busy()).isCloseTo(50 * perCommand / 1_000, Percentage.withPercentage(3));
    }

    @Test
    void above_its_highest_rate_commands_wait_ever_longer() {
        double most = queue.ratePerSecondMax();
        var short1 = queue.simulated(most * 1.5, COMMANDS, new SplittableRandom(1));
        var longer = queue.simulated(most * 1.5, 2 * COMMANDS, new SplittableRandom(1));

        assertThat(longer.p99()).isCloseTo(2 * short1.p99(), Percentage.withPercentage(10));
    }
}
