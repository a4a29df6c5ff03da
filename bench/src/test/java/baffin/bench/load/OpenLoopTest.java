package baffin.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bench.load.Load.OpenLoop;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class OpenLoopTest {

    private long now = 5_000_000;
    private final Meter meter = new Meter(() -> now);
    private final OpenLoop loop = new OpenLoop(meter, 10);
    private final List<Long> handed = new ArrayList<>();

    @BeforeEach
    void start() {
        loop.start();
    }

    @Test
    void commands_are_due_at_fixed_times_also_when_their_ticks_come_late() {
        match();
        assertThat(handed).isEmpty();

        passes(30);
        loop.tick();
        assertThat(handed).containsExactly(at(0));

        match();
        assertThat(handed).hasSize(1);
        passes(130);
        loop.tick();
        assertThat(handed).containsExactly(at(0), at(100));
    }

    @Test
    void a_command_that_found_no_match_keeps_the_time_at_which_it_was_due() {
        ticks(3);

        match();
        match();
        assertThat(handed).containsExactly(at(0), at(100));
        passes(500);
        match();
        assertThat(handed).containsExactly(at(0), at(100), at(200));
        assertThat(meter.counted("due")).isEqualTo(3);
    }

    @Test
    void a_rate_that_does_not_divide_a_second_gives_exactly_as_many() {
        OpenLoop sevenths = new OpenLoop(meter, 7);
        sevenths.start();
        for (int tick = 0; tick < 22; tick++) {
            sevenths.ready(handed::add);
            sevenths.tick();
        }
        assertThat(handed).hasSize(22).isSorted();
        assertThat(handed.getLast()).isEqualTo(at(3_000));
    }

    @Test
    void matches_that_are_ready_take_turns() {
        List<String> turns = new ArrayList<>();
        loop.ready(due -> turns.add("zeroth"));
        loop.ready(due -> turns.add("first"));
        loop.ready(due -> turns.add("second"));
        ticks(3);
        assertThat(turns).containsExactly("zeroth", "first", "second");
    }

    @Test
    void after_the_stop_only_what_is_due_already_is_handed_out_and_what_is_given_up_counts_with_what_it_waited() {
        ticks(2);
        assertThat(loop.stop()).isEqualTo(2);
        ticks(5);
        passes(150);
        match();
        assertThat(handed).containsExactly(at(0));

        assertThat(loop.giveUp()).isEqualTo(1);
        match();
        assertThat(handed).hasSize(1);
        assertThat(meter.counts()).isEqualTo(Map.of("due", 2L, "not sent", 1L));
        assertThat(meter.taken(Meter.Time.COMMAND).max()).isCloseTo(50, Percentage.withPercentage(1));
    }

    private void match() {
        loop.ready(handed::add);
    }

    private void ticks(int count) {
        for (int tick = 0; tick < count; tick++) {
            loop.tick();
        }
    }

    private void passes(long millis) {
        now += TimeUnit.MILLISECONDS.toNanos(millis);
    }

    private static long at(long millis) {
        return 5_000_000 + TimeUnit.MILLISECONDS.toNanos(millis);
    }
}
