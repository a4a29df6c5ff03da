package baffin.standalone.repartition;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.TopicPartition;

/**
 * A topic in three stretches that are copied one after the other: what webhooks were told of, what else its reader has
 * taken, and what nobody has. So one offset in each new partition stands for many in the old ones, and nobody takes
 * anything twice or misses it.
 *
 * @param told up to where webhooks were told
 * @param taken from there to where the reader of the topic has come
 * @param waiting the rest
 */
record Stretches(
        Map<TopicPartition, Range> told, Map<TopicPartition, Range> taken, Map<TopicPartition, Range> waiting) {

    /**
     * A part of a partition.
     *
     * @param from first offset
     * @param end offset after the last one
     */
    record Range(long from, long end) {}

    /**
     * Divides a topic.
     *
     * @param log all of its partitions
     * @param told offset after the last record that webhooks were told of; none for a partition without
     * @param taken offset of the next record for the reader; none for a partition of which it has taken nothing
     */
    static Stretches of(Map<TopicPartition, Range> log, Map<Integer, Long> told, Map<Integer, Long> taken) {
        Map<TopicPartition, Range> first = new HashMap<>();
        Map<TopicPartition, Range> second = new HashMap<>();
        Map<TopicPartition, Range> third = new HashMap<>();
        log.forEach((partition, all) -> {
            long reader = within(all, taken.getOrDefault(partition.partition(), all.from()));
            // who runs ahead of the reader is told again of what lies between: a record has one place only
            long hooks = Math.min(reader, within(all, told.getOrDefault(partition.partition(), all.from())));
            first.put(partition, new Range(all.from(), hooks));
            second.put(partition, new Range(hooks, reader));
            third.put(partition, new Range(reader, all.end()));
        });
        return new Stretches(first, second, third);
    }

    private static long within(Range all, long offset) {
        return Math.clamp(offset, all.from(), Math.max(all.from(), all.end()));
    }

    /** The stretches in their order. */
    List<Map<TopicPartition, Range>> inOrder() {
        return List.of(told, taken, waiting);
    }

    /** The same without what the reader has taken: it is of no use to anybody. */
    Stretches waitingOnly() {
        return new Stretches(Map.of(), Map.of(), waiting);
    }
}
