package baffin.bot.load.pace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class OpenLoopTest {

    private long now = 5_000_000;
    private final OpenLoop loop = new OpenLoop(() -> now);
    private final List<Long> handed = new ArrayList<>();

    @Test
    void commands_are_due_at_fixed_times_from_the_start() {
        loop.start(10);
        match();
        assertThat(handed).containsExactly(at(0));

        match();
        assertThat(handed).hasSize(1);
        assertThat(loop.nextDue()).isEqualTo(at(100));

        passes(99);
        assertThat(handed).hasSize(1);
        passes(1);
        assertThat(handed).containsExactly(at(0), at(100));
    }

    @Test
    void a_command_that_found_no_match_keeps_the_time_at_which_it_was_due() {
        loop.start(10);
        passes(250);
        assertThat(loop.waiting()).isEqualTo(3);
        assertThat(loop.nextDue()).isEqualTo(at(300));

        match();
        match();
        assertThat(handed).containsExactly(at(0), at(100));
        passes(500);
        match();
        assertThat(handed).containsExactly(at(0), at(100), at(200));
        assertThat(loop.waiting()).isEqualTo(5);
    }

    @Test
    void a_rate_that_does_not_divide_a_second_gives_exactly_as_many() {
        loop.start(7);
        for (int match = 0; match < 100; match++) {
            match();
        }
        for (int milli = 0; milli < 3_000; milli++) {
            passes(1);
        }
        assertThat(handed).hasSize(22).isSorted();
        assertThat(handed.getLast()).isEqualTo(at(3_000));
    }

    @Test
    void matches_that_are_ready_take_turns() {
        loop.start(1_000);
        List<String> turns = new ArrayList<>();
        loop.ready(due -> turns.add("zeroth"));
        loop.ready(due -> turns.add("first"));
        loop.ready(due -> turns.add("second"));
        passes(2);
        assertThat(turns).containsExactly("zeroth", "first", "second");
    }

    @Test
    void after_the_stop_only_what_is_due_already_is_handed_out() {
        loop.start(10);
        passes(150);
        assertThat(loop.stop()).isEqualTo(2);
        passes(1_000);
        match();
        assertThat(handed).containsExactly(at(0));
        assertThat(loop.giveUp()).containsExactly(at(100));
        match();
        assertThat(handed).hasSize(1);
        assertThat(loop.nextDue()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void a_new_start_forgets_what_was_due() {
        loop.start(1_000);
        passes(500);
        loop.start(1);
        match();
        assertThat(handed).containsExactly(now);
        assertThat(loop.waiting()).isZero();
    }

    @Test
    void nothing_is_due_before_the_start_and_a_rate_is_more_than_nothing() {
        match();
        assertThat(handed).isEmpty();
        assertThat(loop.nextDue()).isEqualTo(Long.MAX_VALUE);
        assertThatThrownBy(() -> loop.start(0)).isInstanceOf(IllegalArgumentException.class);
    }

    private void match() {
        loop.ready(handed::add);
    }

    private void passes(long millis) {
        now += TimeUnit.MILLISECONDS.toNanos(millis);
        loop.tick();
    }

    private static long at(long millis) {
        return 5_000_000 + TimeUnit.MILLISECONDS.toNanos(millis);
    }
}
