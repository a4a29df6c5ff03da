package baffin.standalone.repartition;

import baffin.platform.topics.StateRows;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a changelog that hold for a partition as a whole. Each new partition gets what was so in any of the old
 * ones: the latest sign of life, since all have stopped at one time, and any outage that not everybody was told of.
 */
final class OwnRows {

    /** A row in a partition. */
    private record Where(int partition, String key) {}

    private final Map<Where, byte[]> latest = new HashMap<>();

    /** Takes a record of the changelog; others than such rows say nothing here. */
    void add(ConsumerRecord<byte[], byte @Nullable []> record) {
        String key = record.key() == null ? "" : new String(record.key(), StandardCharsets.UTF_8);
        if (!key.equals(StateRows.ALIVE) && !key.equals(StateRows.OUTAGE)) {
            return;
        }
        byte[] value = record.value();
        Where where = new Where(record.partition(), key);
        if (value == null) {
            latest.remove(where);
        } else {
            latest.put(where, value);
        }
    }

    /**
     * The rows of the new partitions.
     *
     * @param now time of the records, ms since 1970
     */
    List<ProducerRecord<byte[], byte[]>> rows(String topic, int partitions, long now) {
        List<ProducerRecord<byte[], byte[]>> rows = new ArrayList<>();
        for (int partition = 0; partition < partitions; partition++) {
            add(rows, topic, partition, now, StateRows.ALIVE, StateRows::later);
            add(rows, topic, partition, now, StateRows.OUTAGE, StateRows::spanning);
        }
        return rows;
    }

    private void add(
            List<ProducerRecord<byte[], byte[]>> rows,
            String topic,
            int partition,
            long now,
            String key,
            BinaryOperator<byte[]> both) {
        latest.entrySet().stream()
                .filter(row -> row.getKey().key().equals(key))
                .map(Map.Entry::getValue)
                .reduce(both)
                .ifPresent(row -> rows.add(
                        new ProducerRecord<>(topic, partition, now, key.getBytes(StandardCharsets.UTF_8), row)));
    }
}
