package baffin.platform.runtime.projection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** How far a read model is with what the log held when the service started. */
class CatchUpTest {

    private static final Map<Integer, Long> GOALS = Map.of(0, 100L, 1, 40L);

    private static CatchUp begun(Map<Integer, Long> stored) {
        return new CatchUp(stored, GOALS, stored);
    }

    @Test
    void a_lost_read_model_has_everything_to_read_and_is_whole_when_the_last_partition_is() {
        CatchUp lost = begun(Map.of());
        assertThat(lost.whole()).isFalse();
        assertThat(lost.total()).isEqualTo(140);
        assertThat(lost.read()).isZero();

        CatchUp half = lost.at(Map.of(0, 70L, 1, 39L));
        assertThat(half.read()).isEqualTo(109);
        assertThat(half.whole()).isFalse();
        assertThat(half.at(Map.of(0, 100L, 1, 39L)).whole()).isFalse();
        assertThat(half.at(Map.of(0, 100L, 1, 40L)).whole()).isTrue();
    }

    @Test
    void what_was_folded_before_the_start_is_not_counted_and_what_comes_later_neither() {
        CatchUp behind = begun(Map.of(0, 90L, 1, 40L));
        assertThat(behind.total()).isEqualTo(10);

        CatchUp later = behind.at(Map.of(0, 130L, 1, 55L));
        assertThat(later.read()).isEqualTo(10);
        assertThat(later.whole()).isTrue();
    }

    @Test
    void where_there_is_nothing_to_read_it_is_whole_from_the_start() {
        assertThat(new CatchUp(Map.of(), Map.of(), Map.of()).whole()).isTrue();
        assertThat(begun(Map.of(0, 100L, 1, 41L)).whole()).isTrue();
    }

    @Test
    void a_read_model_that_was_dropped_after_the_start_is_behind_by_what_it_had() {
        CatchUp dropped = begun(Map.of(0, 100L, 1, 40L)).at(Map.of());

        assertThat(dropped.whole()).isFalse();
        assertThat(dropped.read()).isZero();
    }
}
