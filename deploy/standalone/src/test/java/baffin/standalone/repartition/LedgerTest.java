package baffin.standalone.repartition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.record.TimestampType;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LedgerTest {

    @Test
    void the_order_of_one_key_counts_and_that_between_keys_does_not() {
        Ledger.Sum sum = sum(record("a", "1"), record("b", "1"), record("a", "2"));

        assertThat(sum(record("b", "1"), record("a", "1"), record("a", "2"))).isEqualTo(sum);
        assertThat(sum(record("a", "2"), record("b", "1"), record("a", "1"))).isNotEqualTo(sum);
        assertThat(sum.records()).isEqualTo(3);
        assertThat(sum.keys()).isEqualTo(2);
    }

    @Test
    void what_is_missing_twice_or_different_is_found() {
        Ledger.Sum sum = sum(record("a", "1"), record("a", "2"));

        assertThat(sum(record("a", "1"))).isNotEqualTo(sum);
        assertThat(sum(record("a", "1"), record("a", "2"), record("a", "2"))).isNotEqualTo(sum);
        assertThat(sum(record("a", "1"), record("b", "2"))).isNotEqualTo(sum);
        assertThat(sum(record("a", "1"), record("a", null))).isNotEqualTo(sum(record("a", "1"), record("a", "")));
        assertThat(sum(record("ab", "1"))).isNotEqualTo(sum(record("a", "b1")));
    }

    @Test
    void headers_and_times_count() {
        Ledger.Sum sum = sum(record("a", "1"));

        assertThat(sum(record("a", "1", 6, "h"))).isNotEqualTo(sum);
        assertThat(sum(record("a", "1", 5, "i"))).isNotEqualTo(sum);
        assertThat(sum(record("a", "1", 5, "h"))).isEqualTo(sum);
    }

    @Test
    void records_without_a_key_are_in_no_order() {
        assertThat(sum(record(null, "1"), record(null, "2"))).isEqualTo(sum(record(null, "2"), record(null, "1")));
        assertThat(sum(record(null, "1"))).isNotEqualTo(sum(record(null, "1"), record(null, "1")));
    }

    @Test
    void many_keys_are_counted() {
        Ledger ledger = new Ledger();
        IntStream.range(0, 50_000).forEach(key -> ledger.add(record("key-" + key % 20_000, "v")));
        assertThat(ledger.sum().keys()).isEqualTo(20_000);
        assertThat(ledger.sum().records()).isEqualTo(50_000);
    }

    @SafeVarargs
    private static Ledger.Sum sum(ConsumerRecord<byte[], byte[]>... records) {
        Ledger ledger = new Ledger();
        List.of(records).forEach(ledger::add);
        return ledger.sum();
    }

    private static ConsumerRecord<byte[], byte[]> record(@Nullable String key, @Nullable String value) {
        return record(key, value, 5, "h");
    }

    private static ConsumerRecord<byte[], byte[]> record(
            @Nullable String key, @Nullable String value, long time, String header) {
        return new ConsumerRecord<>(
                "topic",
                0,
                0,
                time,
                TimestampType.CREATE_TIME,
                0,
                0,
                bytes(key),
                bytes(value),
                new RecordHeaders().add("name", bytes(header)),
                Optional.empty());
    }

    private static byte @Nullable [] bytes(@Nullable String text) {
        return text == null ? null : text.getBytes(StandardCharsets.UTF_8);
    }
}
