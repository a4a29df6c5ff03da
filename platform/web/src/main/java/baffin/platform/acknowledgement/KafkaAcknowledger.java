package baffin.platform.acknowledgement;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes to the topic {@code acknowledgements} and waits for the broker. */
public final class KafkaAcknowledger implements Acknowledger, AutoCloseable {

    /** How long an answer waits for the broker. */
    static final Duration PATIENCE = Duration.ofSeconds(2);

    private static final long BUFFER_BYTES = 8L << 20;
    private static final Duration CLOSING = Duration.ofSeconds(1);

    private final String source;
    private final Clock clock;
    private final KafkaProducer<String, byte[]> producer;
    // to send may block for a moment while the client learns of the topic
    private final ExecutorService sender = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("acknowledger").daemon().factory());

    /**
     * A writer.
     *
     * @param source {@code ce_source} of the records, such as {@code /rules}
     */
    public KafkaAcknowledger(KafkaAccess kafka, String source, Clock clock) {
        this.source = source;
        this.clock = clock;
        int patience = (int) PATIENCE.toMillis();
        this.producer = new KafkaProducer<>(
                kafka.with(Map.of(
                        // with less, what is acknowledged may not be visible to a reader of the end of the log yet
                        ProducerConfig.ACKS_CONFIG,
                        "all",
                        ProducerConfig.LINGER_MS_CONFIG,
                        0,
                        ProducerConfig.MAX_BLOCK_MS_CONFIG,
                        patience,
                        ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG,
                        patience,
                        ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG,
                        patience,
                        ProducerConfig.BUFFER_MEMORY_CONFIG,
                        BUFFER_BYTES,
                        ProducerConfig.MAX_REQUEST_SIZE_CONFIG,
                        Topics.EVENT_BYTES,
                        ProducerConfig.CLIENT_ID_CONFIG,
                        "acknowledger" + source.replace('/', '-'))),
                new StringSerializer(),
                new ByteArraySerializer());
    }

    @Override
    @SuppressWarnings("FutureReturnValueIgnored") // the callback is told of every outcome
    public Uni<Void> tell(String account, List<SeenVersion> seen) {
        Instant now = clock.instant();
        ProducerRecord<String, byte[]> record = new ProducerRecord<>(
                Topics.ACKNOWLEDGEMENTS,
                null,
                account,
                new Acknowledgement(account, now, seen).bytes(),
                CloudEvents.headers(CloudEvents.attributes(
                        CloudEvents.ACKNOWLEDGED, source, UUID.randomUUID().toString(), account, now)));
        Uni<Void> written = Uni.createFrom()
                .emitter(emitter -> producer.send(record, (place, failure) -> {
                    if (failure == null) {
                        emitter.complete(null);
                    } else {
                        emitter.fail(failure);
                    }
                }));
        return written.runSubscriptionOn(sender).ifNoItem().after(PATIENCE).fail();
    }

    @Override
    public void close() {
        sender.shutdown();
        producer.close(CLOSING);
    }
}
