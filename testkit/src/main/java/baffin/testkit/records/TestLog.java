package baffin.testkit.records;

import baffin.platform.topics.KafkaAccess;
import baffin.testkit.backend.Infrastructure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes to any topic of the log, as its owner would. */
public final class TestLog {

    private TestLog() {}

    /** Appends records in order to the log of the shared infrastructure, and waits until it has them. */
    public static void append(List<ProducerRecord<String, byte[]>> records) {
        try (var producer = producer(Infrastructure.shared().kafka())) {
            append(producer, records);
        }
    }

    /** Appends records in order with a producer that is open, and waits until the log has them. */
    public static void append(Producer<String, byte[]> producer, List<ProducerRecord<String, byte[]>> records) {
        List<Future<RecordMetadata>> sent = new ArrayList<>(records.size());
        records.forEach(one -> sent.add(producer.send(one)));
        producer.flush();
        sent.forEach(TestLog::await);
    }

    static Producer<String, byte[]> producer(String bootstrap) {
        return new KafkaProducer<>(
                KafkaAccess.open(bootstrap).with(Map.of(ProducerConfig.ACKS_CONFIG, "all")),
                new StringSerializer(),
                new ByteArraySerializer());
    }

    private static void await(Future<RecordMetadata> sent) {
        try {
            sent.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the log did not take a record", e);
        }
    }
}
