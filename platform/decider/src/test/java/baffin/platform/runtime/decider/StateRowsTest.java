package baffin.platform.runtime.decider;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.runtime.decider.StoredRow.Kind;
import baffin.platform.topics.StateRows;
import java.nio.ByteBuffer;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** What others than deciders know of their rows is what deciders write. */
class StateRowsTest {

    @Test
    void a_row_belongs_to_its_aggregate_and_so_does_a_page_of_its_commands() {
        assertThat(StateRows.aggregate("seeks/expedition")).contains("seeks/expedition");
        assertThat(StateRows.aggregate(StateRows.page("seeks/expedition", 31))).contains("seeks/expedition");
        assertThat(StateRows.aggregate(TimerService.ALIVE)).isEmpty();
        assertThat(StateRows.aggregate(TimerService.OUTAGE)).isEmpty();
    }

    @Test
    void of_two_signs_of_life_the_later_one_counts() {
        byte[] early = sign(1_000);
        byte[] late = sign(2_000);
        assertThat(StateRows.later(early, late)).isEqualTo(late);
        assertThat(StateRows.later(late, early)).isEqualTo(late);
    }

    @Test
    void an_outage_spans_those_of_two_partitions() {
        assertThat(StateRows.spanning(outage(20, 30), outage(10, 25))).isEqualTo(outage(10, 30));
        assertThat(StateRows.spanning(outage(20, 30), outage(25, 40))).isEqualTo(outage(20, 40));
    }

    private static byte[] sign(long millis) {
        return new StoredRow(Kind.LIVE, Instant.ofEpochMilli(millis), "", null, new byte[0]).bytes();
    }

    private static byte[] outage(long from, long until) {
        byte[] times =
                ByteBuffer.allocate(2 * Long.BYTES).putLong(from).putLong(until).array();
        return new StoredRow(Kind.LIVE, Instant.ofEpochMilli(until), "", null, times).bytes();
    }
}
