package baffin.platform.runtime.projection.engine;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.store.BatchWriter;
import baffin.platform.topics.KafkaAccess;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A batch of which nothing comes is taken up again, and counts once. */
class WriteLoopTest {

    private static final BatchWriter.Written NOTHING = new BatchWriter.Written(0, 0, List.of());

    private final List<UniEmitter<? super BatchWriter.Written>> attempts = new ArrayList<>();
    private final List<List<Entry>> written = new ArrayList<>();
    private final PendingQueue queue = new PendingQueue(10);
    private final WriteLoop loop = new WriteLoop(
            null,
            new ProjectionSettings(KafkaAccess.open(""), 10, 10, Duration.ZERO),
            queue,
            (batch, wanted) -> Uni.createFrom().emitter(attempts::add),
            (batch, result) -> written.add(batch));

    @Test
    void a_stuck_batch_is_written_anew_and_a_late_answer_to_the_first_attempt_changes_nothing() {
        queue.add(entries(3));
        loop.kick();
        assertThat(attempts).hasSize(1);

        loop.again(Uni.createFrom().voidItem());
        assertThat(attempts).hasSize(2);
        attempts.getFirst().complete(NOTHING);
        assertThat(written).isEmpty();

        attempts.getLast().complete(NOTHING);
        assertThat(written).hasSize(1);
        assertThat(queue.size()).isZero();
    }

    @Test
    void other_work_that_does_not_end_does_not_keep_batches_from_being_written() {
        loop.exclusively(() -> Uni.createFrom().nothing()).subscribe().with(done -> {});
        queue.add(entries(1));
        loop.kick();
        assertThat(attempts).isEmpty();

        loop.again(Uni.createFrom().voidItem());

        assertThat(attempts).hasSize(1);
    }

    @Test
    void nothing_is_taken_up_where_nothing_is_at_hand() {
        loop.again(Uni.createFrom().voidItem());

        assertThat(attempts).isEmpty();
    }

    private static List<Entry> entries(int count) {
        List<Entry> entries = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            entries.add(new Entry(0, number, "key", number + 1L, 0, new byte[0]));
        }
        return entries;
    }
}
