package baffin.platform.runtime.decider.loop;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicScan;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.ConfigProvider;

/** The log on a Kafka cluster. */
record KafkaDeciderLog(DeciderSettings settings) implements DeciderLog {

    private static final byte[] DELETED = new byte[0];

    @Override
    public boolean has(List<String> topics) {
        try (Admin admin = Admin.create(kafka().with(Map.of()))) {
            return answered(() -> admin.listTopics().names().get()).containsAll(topics);
        }
    }

    @Override
    public Consumer<String, byte[]> consumer() {
        return new KafkaConsumer<>(
                settings.consumer(ConfigProvider.getConfig()), new StringDeserializer(), new ByteArrayDeserializer());
    }

    @Override
    public Producer<String, byte[]> producer() {
        return new KafkaProducer<>(
                settings.producer(ConfigProvider.getConfig()), new StringSerializer(), new ByteArraySerializer());
    }

    @Override
    public void restore(String changelog, int partition, BiConsumer<String, byte[]> sink) {
        TopicPartition rows = new TopicPartition(changelog, partition);
        try (TopicScan scan = new TopicScan(kafka())) {
            // to the very end: who reads committed records alone gets there when the open transactions have ended
            scan.read(
                    Map.of(),
                    Map.of(rows, end(rows)),
                    batch -> batch.forEach(row -> sink.accept(row.key(), row.value() == null ? DELETED : row.value())));
        }
    }

    private long end(TopicPartition rows) {
        try (Admin admin = Admin.create(kafka().with(Map.of()))) {
            return answered(() -> admin.listOffsets(Map.of(rows, OffsetSpec.latest()))
                            .partitionResult(rows)
                            .get())
                    .offset();
        }
    }

    private KafkaAccess kafka() {
        return settings.kafka();
    }

    private interface Question<T> {

        T ask() throws ExecutionException, InterruptedException;
    }

    private static <T> T answered(Question<T> question) {
        try {
            return question.ask();
        } catch (ExecutionException e) {
            throw new KafkaException("the broker does not answer", e.getCause());
        } catch (InterruptedException e) {
            throw new InterruptException(e);
        }
    }
}
