package baffin.platform.runtime.projection.engine;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.runtime.projection.engine.ProjectionChannel.TakenOffsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Records come over the log and are handed over within the process: each is taken once, in order. */
class TakenOffsetsTest {

    private static final int RECORDS = 200;
    private static final int SEEDS = 300;

    private final TakenOffsets taken = new TakenOffsets();

    @Test
    void a_record_is_handed_over_only_when_the_one_before_it_is_taken() {
        taken.startAt(3, 10);

        assertThat(taken.follows(3, -1, 10)).isFalse();
        assertThat(taken.follows(3, 10, 12)).isFalse();
        assertThat(taken.follows(3, 9, 10)).isTrue();
        taken.took(3, 10);
        assertThat(taken.follows(3, 10, 12)).isTrue();
        assertThat(taken.isNew(3, 10)).isFalse();
        assertThat(taken.isNew(3, 12)).isTrue();
    }

    @Test
    void nothing_is_handed_over_of_a_partition_that_is_not_read_here() {
        assertThat(taken.follows(1, 0, 1)).isFalse();
        taken.startAt(1, 0);
        taken.forget(1);
        assertThat(taken.follows(1, 0, 1)).isFalse();
    }

    @Test
    void whatever_is_lost_on_the_short_way_each_record_is_taken_once_and_in_order() {
        for (long seed = 0; seed < SEEDS; seed++) {
            Random random = new Random(seed);
            TakenOffsets offsets = new TakenOffsets();
            offsets.startAt(0, 0);
            List<Long> log = log(random);
            List<Long> got = new ArrayList<>();
            int handed = 0;
            int read = 0;
            boolean known = false;
            while (read < log.size()) {
                if (handed < log.size() && random.nextInt(3) > 0) {
                    long offset = log.get(handed);
                    long after = known && handed > 0 ? log.get(handed - 1) : -1;
                    known = random.nextInt(10) > 0;
                    if (known && offsets.follows(0, after, offset)) {
                        got.add(offset);
                        offsets.took(0, offset);
                    }
                    handed++;
                } else if (read < handed || handed == log.size()) {
                    long offset = log.get(read++);
                    if (offsets.isNew(0, offset)) {
                        got.add(offset);
                        offsets.took(0, offset);
                    }
                }
            }
            assertThat(got).as("seed %d", seed).isEqualTo(log);
        }
    }

    /** Offsets of records; those between are marks of transactions. */
    private static List<Long> log(Random random) {
        List<Long> log = new ArrayList<>();
        long offset = 0;
        for (int count = 0; count < RECORDS; count++) {
            log.add(offset);
            offset += 1 + random.nextInt(3);
        }
        return log;
    }
}
