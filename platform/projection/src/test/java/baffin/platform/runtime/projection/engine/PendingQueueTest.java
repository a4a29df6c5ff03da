package baffin.platform.runtime.projection.engine;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.runtime.projection.Entry;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PendingQueueTest {

    private long nanos = 1;
    private final PendingQueue queue = new PendingQueue(3, () -> nanos);

    @Test
    void nothing_pending_is_no_stall_however_long_it_lasts() {
        later(600);
        assertThat(queue.stalled()).isZero();
        add(1);
        assertThat(queue.stalled()).as("counts from the first record").isZero();
    }

    @Test
    void what_is_pending_stalls_until_something_is_written() {
        add(2);
        later(10);
        assertThat(queue.stalled()).isEqualTo(Duration.ofSeconds(10));
        queue.take(1);
        add(1);
        later(10);
        assertThat(queue.stalled()).as("taken is not written").isEqualTo(Duration.ofSeconds(20));
        queue.settled();
        assertThat(queue.stalled()).isZero();
        later(5);
        assertThat(queue.stalled()).as("two are left").isEqualTo(Duration.ofSeconds(5));
    }

    @Test
    void a_wait_for_a_database_that_is_away_is_excused() {
        add(1);
        later(30);
        queue.excused();
        assertThat(queue.stalled()).isZero();
    }

    @Test
    void whoever_adds_to_a_full_queue_goes_on_when_there_is_room() {
        AtomicBoolean goesOn = new AtomicBoolean();
        queue.add(entries(3)).subscribe().with(done -> goesOn.set(true));
        assertThat(goesOn).isFalse();
        queue.take(1);
        assertThat(goesOn).isFalse();
        queue.settled();
        assertThat(goesOn).isTrue();
    }

    @Test
    void records_of_partitions_that_are_lost_are_forgotten() {
        add(2);
        queue.forget(Set.of(0));
        assertThat(queue.isEmpty()).isTrue();
        later(60);
        assertThat(queue.stalled()).isZero();
    }

    private void add(int count) {
        queue.add(entries(count)).subscribe().with(done -> {});
    }

    private static List<Entry> entries(int count) {
        return IntStream.range(0, count)
                .mapToObj(offset -> new Entry(0, offset, "a", offset + 1L, 0, new byte[0]))
                .toList();
    }

    private void later(long seconds) {
        nanos += Duration.ofSeconds(seconds).toNanos();
    }
}
