package baffin.platform.topics;

import static baffin.platform.topics.FakeLog.FIRST;
import static baffin.platform.topics.FakeLog.SECOND;
import static baffin.platform.topics.FakeLog.TOPIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;
import org.junit.jupiter.api.Test;

class TopicScanTest {

    private final FakeLog log = new FakeLog();
    private final TopicScan scan = new TopicScan(log, Duration.ofMinutes(1));
    private final List<String> keys = new ArrayList<>();

    private void read(Map<TopicPartition, Long> from, Map<TopicPartition, Long> to) {
        scan.read(from, to, batch -> {
            assertThat(batch).isNotEmpty();
            batch.forEach(record -> keys.add(record.key()));
        });
    }

    @Test
    void all_partitions_are_read_to_where_they_ended_at_the_start() {
        log.append(FIRST, 0, "a");
        log.append(SECOND, 0, "b");
        log.append(FIRST, 1, "c");
        scan.read(TOPIC, record -> {
            keys.add(record.key());
            log.append(FIRST, 2 + keys.size(), "later");
        });
        assertThat(keys).containsExactlyInAnyOrder("a", "b", "c").containsSubsequence("a", "c");
    }

    @Test
    void a_stretch_begins_and_ends_at_its_offsets() {
        for (int offset = 0; offset < 9; offset++) {
            log.append(FIRST, offset, "first " + offset);
            log.append(SECOND, offset, "second " + offset);
        }
        read(Map.of(FIRST, 3L, SECOND, 9L), Map.of(FIRST, 5L, SECOND, 9L));
        assertThat(keys).containsExactly("first 3", "first 4");
    }

    @Test
    void markers_at_the_end_of_the_log_are_passed() {
        log.append(FIRST, 0, "a");
        log.ends(FIRST, 5);
        read(Map.of(), scan.ends(scan.partitions(TOPIC)));
        assertThat(keys).containsExactly("a");
    }

    @Test
    void a_scan_of_nothing_ends() {
        read(Map.of(), scan.ends(scan.partitions(TOPIC)));
        read(Map.of(), Map.of());
        assertThat(keys).isEmpty();
    }

    @Test
    void a_scan_gives_up_when_nothing_more_comes() {
        FakeLog silent = new FakeLog() {
            @Override
            public synchronized ConsumerRecords<String, byte[]> poll(Duration timeout) {
                return ConsumerRecords.empty();
            }
        };
        silent.append(FIRST, 0, "a");
        try (TopicScan impatient = new TopicScan(silent, Duration.ofMillis(1))) {
            assertThatThrownBy(() -> impatient.read(TOPIC, record -> keys.add(record.key())))
                    .isInstanceOf(TimeoutException.class)
                    .hasMessageContaining("topic-0");
        }
        assertThat(silent.closed()).isTrue();
    }

    @Test
    void the_last_record_that_is_wanted_is_found_however_far_back() {
        log.append(FIRST, 2, "wanted too early");
        log.append(FIRST, 3, "wanted");
        for (int offset = 4; offset < 500; offset++) {
            log.append(FIRST, offset, "other");
        }
        log.append(SECOND, 7, "other");
        log.ends(SECOND, 9);
        var last =
                scan.last(Map.of(FIRST, 3L, SECOND, 0L), record -> record.key().startsWith("wanted"));
        assertThat(last).containsOnlyKeys(FIRST);
        assertThat(last.get(FIRST).offset()).isEqualTo(3);
        assertThat(scan.last(Map.of(SECOND, 0L), record -> true).get(SECOND).offset())
                .isEqualTo(7);
        assertThat(scan.last(Map.of(SECOND, 9L), record -> true)).isEmpty();
    }
}
