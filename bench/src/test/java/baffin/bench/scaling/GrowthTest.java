package baffin.bench.scaling;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bench.scaling.Growth.DeciderQueue;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class GrowthTest {

    private static final Coefficients COST = new Coefficients(200, 5, 1, 0.5, 8, 0.5, 500, 500, 1_500, 50_000, 20_000);

    @Test
    void ten_times_the_matches_take_ten_times_the_room_and_the_cores() {
        Growth some = Growth.of(100_000, COST, Growth.Assumptions.cluster(3));
        Growth many = Growth.of(1_000_000, COST, Growth.Assumptions.cluster(3));

        assertThat(many.serviceCores()).isCloseTo(10 * some.serviceCores(), Percentage.withPercentage(0.1));
        assertThat(many.keptGigabytesADay()).isCloseTo(10 * some.keptGigabytesADay(), Percentage.withPercentage(0.1));
        assertThat(many.liveGigabytes()).isCloseTo(10 * some.liveGigabytes(), Percentage.withPercentage(0.1));
    }

    @Test
    void the_figures_are_those_of_the_coefficients() {
        Growth growth = Growth.of(86_400, COST, new Growth.Assumptions(2, 1, 0.5, 12, 3, 3));

        // one match a second of 200 commands, twice that at the peak
        assertThat(growth.commandsPerSecond()).isCloseTo(400, Percentage.withPercentage(0.1));
        assertThat(growth.serviceCores()).isCloseTo(2, Percentage.withPercentage(0.1));
        assertThat(growth.brokerCores()).isCloseTo(1.2, Percentage.withPercentage(0.1));
        assertThat(growth.keptGigabytesADay())
                .isCloseTo(86_400.0 * 200 * 500 * 3 / 1e9, Percentage.withPercentage(0.1));
        assertThat(growth.writtenMegabytesPerSecond()).isCloseTo(1, Percentage.withPercentage(0.1));
    }

    @Test
    void no_thread_is_asked_for_more_than_it_carries_and_there_are_never_fewer_partitions_than_threads() {
        double most = new DeciderQueue(COST.transactionMillis(), COST.decidingMillis()).ratePerSecondMax();
        for (double matches = 100; matches < 1e7; matches *= 1.7) {
            Growth growth = Growth.of(matches, COST, Growth.Assumptions.cluster(3));

            assertThat(growth.partitions()).isGreaterThanOrEqualTo(growth.threads());
            assertThat(growth.commandsPerSecond() / growth.threads()).isLessThanOrEqualTo(most * 0.5 + 1e-6);
        }
    }

    @Test
    void the_table_has_a_row_for_each_step_from_the_measured_coefficients() {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        Scaling.print(new PrintStream(printed, true, StandardCharsets.UTF_8));

        assertThat(printed.toString(StandardCharsets.UTF_8).lines())
                .hasSize(7)
                .allMatch(line -> line.chars().filter(c -> c == '|').count() == 12)
                .anyMatch(line -> line.startsWith("| 5,000,000 |"));
    }
}
