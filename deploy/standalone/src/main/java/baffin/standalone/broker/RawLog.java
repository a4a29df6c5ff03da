package baffin.standalone.broker;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicScan;
import baffin.platform.topics.Topics;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * What the broker itself can do with the platform's own records: the limit that no service can pass. The records of
 * {@code match.events} are read and written again to a topic that is deleted afterwards.
 */
public final class RawLog {

    // markers of transactions take some of them
    private static final long OFFSETS_MAX = 40_000;
    private static final int ADMIN_MS = 20_000;

    private final KafkaAccess kafka;

    public RawLog(KafkaAccess kafka) {
        this.kafka = kafka;
    }

    /**
     * Measures for some seconds.
     *
     * @return what was measured, read first; empty when the log holds no records yet
     */
    public List<RawFigure> measure() {
        List<RawFigure> figures = new ArrayList<>();
        try {
            measure(figures);
        } catch (KafkaException e) {
            // what was measured is told all the same
            figures.add(RawFigure.fault("the broker refused", e.toString()));
        }
        return figures;
    }

    private void measure(List<RawFigure> figures) {
        long start = System.nanoTime();
        int partitions;
        List<byte[]> records = new ArrayList<>();
        try (TopicScan scan = new TopicScan(kafka)) {
            Map<TopicPartition, Long> ends = new HashMap<>(scan.ends(scan.partitions(Topics.MATCH_EVENTS)));
            partitions = ends.size();
            ends.replaceAll((partition, end) -> Math.min(end, OFFSETS_MAX / partitions));
            scan.read(Map.of(), ends, batch -> batch.forEach(record -> records.add(record.value())));
        }
        if (records.isEmpty()) {
            return;
        }
        String read = String.format(Locale.ROOT, "read %,d records", records.size());
        figures.add(RawFigure.rate(read, records.size() * 1e9 / (System.nanoTime() - start)));
        String topic = "raw-" + UUID.randomUUID();
        try (Admin admin = BrokerClient.admin(kafka, ADMIN_MS)) {
            admin.createTopics(List.of(new NewTopic(topic, partitions, (short) 1)))
                    .all()
                    .get();
            try {
                figures.addAll(new RawWrites(() -> producer("raw-" + UUID.randomUUID()), topic, partitions, records)
                        .measure());
            } finally {
                admin.deleteTopics(List.of(topic)).all().get();
            }
        } catch (ExecutionException e) {
            figures.add(RawFigure.fault("the broker refused", String.valueOf(e.getCause())));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Producer<byte[], byte[]> producer(String name) {
        return new KafkaProducer<>(
                kafka.with(Map.of(
                        ProducerConfig.TRANSACTIONAL_ID_CONFIG,
                        name,
                        ProducerConfig.LINGER_MS_CONFIG,
                        0,
                        // with the default a producer sleeps between two transactions
                        ProducerConfig.RETRY_BACKOFF_MS_CONFIG,
                        1)),
                new ByteArraySerializer(),
                new ByteArraySerializer());
    }
}
