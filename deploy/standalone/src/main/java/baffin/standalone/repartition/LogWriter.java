package baffin.standalone.repartition;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.jspecify.annotations.Nullable;

/** Writes to the new log; what is sent to one partition stands there in that order, once. */
final class LogWriter implements AutoCloseable {

    // less than the smallest limit of a topic
    private static final int BATCH_BYTES = 48 * 1024;
    private static final int BUFFER_BYTES = 16 * 1024 * 1024;
    // the largest rows of deciders and tables fit; the topics have limits of their own
    private static final int RECORD_BYTES = 4 * 1024 * 1024;

    private final KafkaProducer<byte[], byte[]> producer;
    private final AtomicReference<@Nullable Exception> failure = new AtomicReference<>();

    LogWriter(String bootstrap) {
        producer = new KafkaProducer<>(
                Map.of(
                        ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
                        bootstrap,
                        ProducerConfig.ACKS_CONFIG,
                        "all",
                        ProducerConfig.LINGER_MS_CONFIG,
                        50,
                        ProducerConfig.BATCH_SIZE_CONFIG,
                        BATCH_BYTES,
                        ProducerConfig.BUFFER_MEMORY_CONFIG,
                        BUFFER_BYTES,
                        ProducerConfig.MAX_REQUEST_SIZE_CONFIG,
                        RECORD_BYTES,
                        ProducerConfig.COMPRESSION_TYPE_CONFIG,
                        "gzip",
                        ProducerConfig.COMPRESSION_GZIP_LEVEL_CONFIG,
                        1),
                new ByteArraySerializer(),
                new ByteArraySerializer());
    }

    @SuppressWarnings("FutureReturnValueIgnored") // the callback keeps the first failure
    void send(ProducerRecord<byte[], byte[]> record) {
        producer.send(record, (written, fault) -> {
            if (fault != null) {
                failure.compareAndSet(null, fault);
            }
        });
    }

    /**
     * Waits until the log has all that was sent.
     *
     * @throws IOException when it has refused a record
     */
    void flush() throws IOException {
        producer.flush();
        Exception fault = failure.get();
        if (fault != null) {
            throw new IOException("the new log refused a record: " + fault.getMessage(), fault);
        }
    }

    @Override
    public void close() {
        producer.close();
    }
}
