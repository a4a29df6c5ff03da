package baffin.standalone.repartition;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.standalone.repartition.Stretches.Range;
import java.util.Map;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;

class StretchesTest {

    private static final TopicPartition FIRST = new TopicPartition("topic", 0);
    private static final TopicPartition SECOND = new TopicPartition("topic", 1);

    @Test
    void each_partition_is_cut_where_webhooks_and_the_reader_stand() {
        Stretches stretches = Stretches.of(
                Map.of(FIRST, new Range(0, 100), SECOND, new Range(10, 50)),
                Map.of(0, 70L, 1, 20L),
                Map.of(0, 90L, 1, 50L));

        assertThat(stretches.told())
                .containsOnly(Map.entry(FIRST, new Range(0, 70)), Map.entry(SECOND, new Range(10, 20)));
        assertThat(stretches.taken())
                .containsOnly(Map.entry(FIRST, new Range(70, 90)), Map.entry(SECOND, new Range(20, 50)));
        assertThat(stretches.waiting())
                .containsOnly(Map.entry(FIRST, new Range(90, 100)), Map.entry(SECOND, new Range(50, 50)));
    }

    @Test
    void who_was_told_more_than_the_reader_has_taken_is_told_of_it_again() {
        Stretches stretches = Stretches.of(Map.of(FIRST, new Range(0, 100)), Map.of(0, 95L), Map.of(0, 90L));

        assertThat(stretches.told()).containsEntry(FIRST, new Range(0, 90));
        assertThat(stretches.waiting()).containsEntry(FIRST, new Range(90, 100));
    }

    @Test
    void a_partition_of_which_nothing_was_taken_waits_from_its_first_record() {
        Stretches stretches = Stretches.of(Map.of(FIRST, new Range(7, 100)), Map.of(), Map.of());

        assertThat(stretches.told()).containsEntry(FIRST, new Range(7, 7));
        assertThat(stretches.waiting()).containsEntry(FIRST, new Range(7, 100));
        assertThat(stretches.waitingOnly().inOrder()).containsExactly(Map.of(), Map.of(), stretches.waiting());
    }

    @Test
    void places_outside_of_what_is_there_mean_its_edges() {
        Stretches stretches = Stretches.of(Map.of(FIRST, new Range(40, 100)), Map.of(0, 3L), Map.of(0, 500L));

        assertThat(stretches.told()).containsEntry(FIRST, new Range(40, 40));
        assertThat(stretches.taken()).containsEntry(FIRST, new Range(40, 100));
    }
}
