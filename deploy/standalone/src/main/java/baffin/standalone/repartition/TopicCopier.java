package baffin.standalone.repartition;

import baffin.standalone.repartition.Stretches.Range;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

/**
 * Copies topics one after the other, each record byte for byte, and compares each copy with what it was made from.
 *
 * @param old is read
 * @param fresh is read again after {@code writer} has written it
 * @param report takes a line now and then, for people
 */
record TopicCopier(LogClient old, LogClient fresh, LogWriter writer, Consumer<String> report) {

    private static final Duration REPORT_EVERY = Duration.ofSeconds(5);

    /**
     * What to copy.
     *
     * @param topic its name
     * @param partitions of the copy
     * @param stretches what is copied, and in what order
     * @param placement where records go
     * @param apart takes the records that have no place in the copy
     */
    record Order(
            String topic,
            int partitions,
            Stretches stretches,
            Placement placement,
            Consumer<ConsumerRecord<byte[], byte[]>> apart) {}

    /**
     * A topic that was copied.
     *
     * @param sum of its records, the same in both logs
     * @param told end of the copy of what webhooks were told of, by new partition
     * @param taken end of the copy of what the reader has taken, by new partition
     */
    record Copy(Ledger.Sum sum, Map<Integer, Long> told, Map<Integer, Long> taken) {}

    /**
     * Copies a topic.
     *
     * @throws IOException when a broker fails, or the copy does not hold what the topic holds
     */
    Copy copy(Order order) throws IOException {
        Ledger ledger = new Ledger();
        Progress progress = new Progress(order.topic(), order.stretches().inOrder());
        List<Map<Integer, Long>> ends = new ArrayList<>();
        for (Map<TopicPartition, Range> stretch : order.stretches().inOrder()) {
            old.read(stretch, record -> {
                progress.one();
                int place = order.placement().place(record.key(), record.partition());
                if (place == Placement.NOWHERE) {
                    order.apart().accept(record);
                    return;
                }
                ledger.add(record);
                writer.send(new ProducerRecord<>(
                        order.topic(), place, record.timestamp(), record.key(), record.value(), record.headers()));
            });
            writer.flush();
            ends.add(fresh.ends(order.topic(), order.partitions()));
        }
        Ledger.Sum sum = ledger.sum();
        compare(order, sum);
        return new Copy(sum, ends.get(0), ends.get(1));
    }

    private void compare(Order order, Ledger.Sum expected) throws IOException {
        Ledger ledger = new Ledger();
        AtomicLong misplaced = new AtomicLong();
        fresh.read(fresh.log(order.topic(), order.partitions()), record -> {
            int place = order.placement().place(record.key(), record.partition());
            if (place != Placement.NOWHERE) {
                ledger.add(record);
                misplaced.addAndGet(place == record.partition() ? 0 : 1);
            }
        });
        if (!ledger.sum().equals(expected) || misplaced.get() > 0) {
            throw new IOException("the copy of " + order.topic() + " is not what it was made from: " + ledger.sum()
                    + " instead of " + expected + ", " + misplaced + " records in a wrong partition");
        }
        report.accept("%s: %,d records of %,d keys are the same in both"
                .formatted(order.topic(), expected.records(), expected.keys()));
    }

    /** How far a topic is, told every few seconds. */
    private final class Progress {

        private final String topic;
        private final long all;
        private long done;
        private long told = System.nanoTime();

        Progress(String topic, List<Map<TopicPartition, Range>> stretches) {
            this.topic = topic;
            this.all = stretches.stream()
                    .flatMap(stretch -> stretch.values().stream())
                    .mapToLong(part -> part.end() - part.from())
                    .sum();
        }

        void one() {
            done++;
            if (System.nanoTime() - told > REPORT_EVERY.toNanos()) {
                told = System.nanoTime();
                report.accept("%s: %,d records copied, %,d offsets in all".formatted(topic, done, all));
            }
        }
    }
}
