package baffin.standalone.broker;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.HdrHistogram.Histogram;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

/**
 * Writes records in transactions of several sizes. Each size has a producer of its own: a slow broker may give one up,
 * and what was measured before and can be measured after is told all the same.
 */
final class RawWrites {

    private static final int SINGLE_MAX = 400;
    private static final List<Integer> BATCHES = List.of(10, 50);

    private final Supplier<Producer<byte[], byte[]>> producers;
    private final String topic;
    private final int partitions;
    private final List<byte[]> records;

    /**
     * @param producers a new transactional producer each time, with an id of its own
     * @param partitions of the topic
     */
    RawWrites(Supplier<Producer<byte[], byte[]>> producers, String topic, int partitions, List<byte[]> records) {
        this.producers = producers;
        this.topic = topic;
        this.partitions = partitions;
        this.records = List.copyOf(records);
    }

    /** What a measurement does with its producer. */
    private interface Measurement {
        RawFigure with(String what, Producer<byte[], byte[]> producer);
    }

    /** A figure for each size, also for one that could not be measured. */
    List<RawFigure> measure() {
        List<RawFigure> figures = new ArrayList<>();
        figures.add(measured("1 record a transaction, one after another", this::singly));
        for (int batch : BATCHES) {
            String what = batch + " records a transaction";
            figures.add(measured(what, (named, producer) -> batched(named, producer, batch)));
        }
        return figures;
    }

    private RawFigure measured(String what, Measurement measurement) {
        try (Producer<byte[], byte[]> producer = producers.get()) {
            producer.initTransactions();
            return measurement.with(what, producer);
        } catch (KafkaException e) {
            String why = "not measured, the broker gave up a transaction (%s)";
            return RawFigure.fault(what, why.formatted(e.getClass().getSimpleName()));
        }
    }

    private RawFigure singly(String what, Producer<byte[], byte[]> producer) {
        List<byte[]> some = records.subList(0, Math.min(SINGLE_MAX, records.size()));
        write(producer, some, 1);
        Histogram micros = new Histogram(TimeUnit.MINUTES.toMicros(1), 3);
        micros.setAutoResize(true);
        long begun = System.nanoTime();
        for (byte[] record : some) {
            long start = System.nanoTime();
            write(producer, List.of(record), 1);
            micros.recordValue(TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - start));
        }
        double perSecond = perSecond(some.size(), begun);
        return new RawFigure(
                what, perSecond, micros.getValueAtPercentile(50) / 1e3, micros.getValueAtPercentile(99) / 1e3, "");
    }

    private RawFigure batched(String what, Producer<byte[], byte[]> producer, int batch) {
        long start = System.nanoTime();
        write(producer, records, batch);
        return RawFigure.rate(what, perSecond(records.size(), start));
    }

    private static double perSecond(int count, long startNanos) {
        return count * 1e9 / (System.nanoTime() - startNanos);
    }

    @SuppressWarnings("FutureReturnValueIgnored") // the commit fails when a record of its transaction did
    private void write(Producer<byte[], byte[]> producer, List<byte[]> written, int batch) {
        for (int from = 0; from < written.size(); from += batch) {
            producer.beginTransaction();
            for (int at = from; at < Math.min(from + batch, written.size()); at++) {
                producer.send(new ProducerRecord<>(topic, at % partitions, null, written.get(at)));
            }
            producer.commitTransaction();
        }
    }
}
